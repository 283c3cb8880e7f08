import type { Candidate } from './candidate.ts';
import type { Refusal } from './refusal.ts';

/**
 * Largest allowed sizes, in bytes of brotli: the shell's code of a first visit, a remote's entry, and what draws one
 * page of a remote, which is its exposed module with the chunks of the page.
 */
const LIMITS = { shell: 165_000, entry: 10_240, page: 36_864 };

/** What is weighed as a whole, beside what it may weigh, in bytes of brotli. */
interface Weight {
  about: string;
  bytes: number;
  limit: number;
}

/** As a file travels: compressed where the build brings it so. */
const weightOf = (files: ReadonlyMap<string, Buffer>, name: string): number =>
  (files.get(`${name}.br`) ?? files.get(name))?.length ?? 0;

/** What visits load, in bytes of brotli, beside what is allowed: of the pages the heaviest. The build is checked with it too. */
export const measureSizes = ({ facts: { name, entry, js, pages = {} }, files }: Candidate): Weight[] => {
  const weigh = (names: readonly string[]): number =>
    [...new Set(names)].reduce((sum, file) => sum + weightOf(files, file), 0);
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
