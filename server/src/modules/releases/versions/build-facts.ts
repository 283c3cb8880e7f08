import { createHash } from 'node:crypto';
import { parseUntrusted } from '../../../platform/http/body-parsers.ts';
import { type Refusal, ReleaseRefused } from '../gate/refusal.ts';
import { readManifest } from './federation-manifest.ts';
import { type VersionFacts, versionFacts } from './version-facts.ts';

/** A build with the contents of its files. */
export interface Build {
  part: string;
  version: string;
  files: ReadonlyMap<string, Buffer>;
}

/** A hash of all files of a build with their names. */
export const digestOf = ({ files }: Build): string => {
  const hash = createHash('sha256');
  for (const [name, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${name}\0${content.length}\0`).update(content);
  return hash.digest('hex');
};

/** Parses the JSON of a file; null when missing or invalid. */
const parsedOr = (content: Buffer | undefined): unknown => {
  try {
    return parseUntrusted(content?.toString() ?? 'null');
  } catch {
    return null;
  }
};

const takenBy = (manifest: Buffer): Record<string, string> | undefined => {
  const shared = readManifest(manifest)?.shared;
  return shared && Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion]));
};

/**
 * Parses a build's own description.
 * @throws {ReleaseRefused} when it is invalid
 */
export const factsOf = ({ part, version, files }: Build): VersionFacts => {
  const refuse = (refusal: Refusal): never => {
    throw new ReleaseRefused([refusal]);
  };
  const content = files.get('platform.json');
  if (!content) return refuse({ about: 'platform.json', reason: 'file_missing' });
  const facts = versionFacts.safeParse(parsedOr(content));
  if (!facts.success) {
    const field = facts.error.issues[0]?.path.join('.');
    return refuse(
      field ? { about: field, reason: 'fact_unfit' } : { about: 'platform.json', reason: 'file_unreadable' },
    );
  }
  if (facts.data.name !== part || facts.data.version !== version)
    return refuse({ about: `${facts.data.name}@${facts.data.version}`, reason: 'other_name' });
  const { manifest } = facts.data;
  const told = files.get(manifest ?? '');
  // A missing one is reported by the gate.
  const takes = told ? takenBy(told) : {};
  if (!takes) return refuse({ about: manifest ?? '', reason: 'file_unreadable' });
  return { ...facts.data, takes };
};
