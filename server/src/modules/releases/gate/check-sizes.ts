import { brotliCompressSync, constants } from 'node:zlib';
import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/**
 * Largest allowed sizes, in bytes of brotli: the shell's code of a first visit, a remote's entry, and what draws one
 * page of a remote, which is its exposed module with the chunks of the page.
 */
const LIMITS = { shell: 165_000, entry: 10_240, page: 49_152 };

/** What is weighed as a whole, beside what it may weigh, in bytes of brotli. */
interface Weight {
  about: string;
  bytes: number;
  limit: number;
}

const compressed = (files: ReadonlyMap<string, Buffer>, name: string): number => {
  const twin = files.get(`${name}.br`);
  if (twin) return twin.length;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return brotliCompressSync(files.get(name) ?? '', { params }).length;
};

/** Weighs files together; each is compressed once, however many pages load it. */
const scaleFor = (files: ReadonlyMap<string, Buffer>): ((names: readonly string[]) => number) => {
  const known = new Map<string, number>();
  const weigh = (name: string): number => {
    const bytes = known.get(name) ?? compressed(files, name);
    known.set(name, bytes);
    return bytes;
  };
  return (names) => [...new Set(names)].reduce((sum, name) => sum + weigh(name), 0);
};

/** What visits load, in bytes of brotli, beside what is allowed: of the pages the heaviest. The build is checked with it too. */
export const measureSizes = ({ facts: { name, entry, js, pages = {} }, files }: Candidate): Weight[] => {
  const weigh = scaleFor(files);
  if (name === 'shell') return [{ about: 'shell', bytes: weigh(js), limit: LIMITS.shell }];
  const drawn = Object.entries(pages).map(([page, own]) => ({
    about: `page ${page}`,
    bytes: weigh([...js, ...own.js]),
  }));
  const heaviest = [{ about: 'page', bytes: weigh(js) }, ...drawn].reduce((a, b) =>
    b.bytes > a.bytes ? b : a,
  );
  return [
    { about: 'entry', bytes: weigh(entry === null ? [] : [entry]), limit: LIMITS.entry },
    { ...heaviest, limit: LIMITS.page },
  ];
};

/** What visits load stays within its budget. */
export const checkSizes = (candidate: Candidate): Refusal[] =>
  measureSizes(candidate)
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ about, ...values }) => ({ about, reason: 'too_large', values }));
