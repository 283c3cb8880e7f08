import { brotliCompressSync, constants } from 'node:zlib';
import type { VersionFacts } from '../version-facts.ts';
import type { Candidate } from './check-files.ts';
import type { Refusal } from './refusal.ts';

/** Largest allowed sizes of what a first visit loads, in bytes of brotli; the build checks the same. */
const LIMITS = { shell: 165_000, entry: 10_240, exposed: 35_840 };

const compressed = (files: ReadonlyMap<string, Buffer>, name: string): number => {
  const twin = files.get(`${name}.br`);
  if (twin) return twin.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(files.get(name) ?? '', { params }).length;
};

const weigh = (files: ReadonlyMap<string, Buffer>, names: readonly string[]): number =>
  names.reduce((sum, name) => sum + compressed(files, name), 0);

const measured = ({ entry, js }: VersionFacts): [keyof typeof LIMITS, string[]][] =>
  entry === null
    ? [['shell', js]]
    : [
        ['entry', [entry]],
        ['exposed', js],
      ];

/** What a first visit loads stays within its budget. */
export const checkSizes = ({ facts, files }: Candidate): Refusal[] =>
  measured(facts).flatMap(([about, names]) => {
    const bytes = weigh(files, names);
    const limit = LIMITS[about];
    return bytes > limit ? [{ about, reason: 'too_large' as const, values: { bytes, limit } }] : [];
  });
