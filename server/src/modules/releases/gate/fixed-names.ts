import { createHash } from 'node:crypto';
import type { VersionFacts } from '../versions/version-facts.ts';

const NAME = '0.0.0-0000000000';
const CONTENT_HASH = /\.([0-9a-f]{8})\./;

const plain = (text: string): string => text.replace(/\W/g, '_');
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replacements for all names that differ between two builds of the same sources. */
const fixedNames = ({ version, files }: VersionFacts): Map<string, string> => {
  const names = new Map([
    [version, NAME],
    [plain(version), plain(NAME)],
  ]);
  for (const [file, { integrity }] of Object.entries(files)) {
    const hash = createHash('sha384').update(file.replace(CONTENT_HASH, '.')).digest();
    const [, content] = CONTENT_HASH.exec(file) ?? [];
    if (content) names.set(content, hash.toString('hex').slice(0, content.length));
    names.set(integrity, `sha384-${hash.toString('base64')}`);
  }
  return names;
};

/**
 * Replaces the version and file hashes in a build's code by fixed names. Otherwise the same sources would
 * have different compressed sizes.
 */
export const withFixedNames = (facts: VersionFacts): ((code: string) => string) => {
  const names = fixedNames(facts);
  const pattern = new RegExp([...names.keys()].map(escaped).join('|'), 'g');
  return (code) => code.replace(pattern, (found) => names.get(found) ?? found);
};
