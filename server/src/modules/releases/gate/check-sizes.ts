import { brotliCompressSync, constants } from 'node:zlib';
import type { VersionFacts } from '../version-facts.ts';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/** Largest allowed sizes of what a first visit loads, in bytes of brotli. */
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

/** What a first visit loads, in bytes of brotli, beside what is allowed. The build is checked with it too. */
export const measureSizes = ({
  facts,
  files,
}: Candidate): { about: keyof typeof LIMITS; bytes: number; limit: number }[] =>
  measured(facts).map(([about, names]) => ({ about, bytes: weigh(files, names), limit: LIMITS[about] }));

/** What a first visit loads stays within its budget. */
export const checkSizes = (candidate: Candidate): Refusal[] =>
  measureSizes(candidate)
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ about, ...values }) => ({ about, reason: 'too_large', values }));
