import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

const isTwin = (twin: Buffer, plain: Buffer): boolean => {
  try {
    return brotliDecompressSync(twin, { maxOutputLength: plain.length + 1 }).equals(plain);
  } catch {
    return false;
  }
};

const checkDeclared = ({ facts, files }: Candidate): Refusal[] =>
  Object.entries(facts.files).flatMap(([about, { integrity }]): Refusal[] => {
    const content = files.get(about);
    if (!content) return [{ about, reason: 'file_missing' }];
    return integrityOf(content) === integrity ? [] : [{ about, reason: 'hash_differs' }];
  });

const checkNeeded = ({ facts }: Candidate): Refusal[] =>
  [facts.entry, facts.manifest, ...facts.js, ...facts.css]
    .filter((file) => file !== null)
    .filter((file) => !facts.files[file])
    .map((about) => ({ about, reason: 'file_missing' }));

const checkOthers = ({ facts, files }: Candidate): Refusal[] =>
  [...files].flatMap(([about, content]): Refusal[] => {
    if (about === 'platform.json' || facts.files[about]) return [];
    const plain = about.endsWith('.br') ? files.get(about.slice(0, -3)) : undefined;
    if (!plain) return [{ about, reason: 'file_undeclared' }];
    return isTwin(content, plain) ? [] : [{ about, reason: 'twin_differs' }];
  });

/** Every declared file is there with its hash, and nothing else is but compressed twins. */
export const checkFiles = (candidate: Candidate): Refusal[] => [
  ...checkDeclared(candidate),
  ...checkNeeded(candidate),
  ...checkOthers(candidate),
];
