import type { Candidate } from './candidate.ts';
import { compressedSize } from './compressed-size.ts';
import { withFixedNames } from './fixed-names.ts';
import { CODE_FILE, STYLE_FILE } from './kinds-of-files.ts';
import type { Refusal } from './refusal.ts';

/**
 * Budgets in bytes of brotli: the shell's code that starts on a first visit, all that it draws a page with, a remote's entry, and the code of one page
 * of a remote, which is its exposed module with the chunks of the page. Styles are those of one page.
 * `later` is all code, and `laterStyles` all styles, that no page names and that are loaded on demand. `operators` is
 * the code that only the shell's own pages load, those of the operators.
 */
const BUDGETS = {
  shellStart: 112_640,
  shell: 153_600,
  entry: 9_728,
  page: 39_424,
  shellStyles: 6_144,
  styles: 6_144,
  shellLater: 80_896,
  shellLaterStyles: 6_144,
  operators: 24_576,
  operatorsStyles: 4_096,
  later: 49_152,
  laterStyles: 6_144,
};

/**
 * A build is rejected only at this multiple of its budget, so that the last ten bytes block nobody
 * (product.md §173).
 */
const REFUSED_FROM = 1.25;

/** A measured size, in bytes of brotli: above `budget` it is reported, above `limit` rejected. */
interface Weight {
  about: string;
  bytes: number;
  budget: number;
  limit: number;
}

/** The largest accepted size, in bytes of brotli. */
export const limitOf = (kind: keyof typeof BUDGETS): number => BUDGETS[kind] * REFUSED_FROM;

const weightOf = (about: string, bytes: number, kind: keyof typeof BUDGETS): Weight => ({
  about,
  bytes,
  budget: BUDGETS[kind],
  limit: limitOf(kind),
});

const NO_FILES = { js: [], css: [] };

interface Loaded {
  about: string;
  files: readonly string[];
}

/** Sizes are compressed, but with fixed names in the code: see `withFixedNames`. */
const sizeMeter = ({ facts, files }: Candidate) => {
  const fix = withFixedNames(facts);
  const weights = new Map<string, Promise<number>>();
  const weigh = (file: string): Promise<number> => compressedSize(fix(files.get(file)?.toString() ?? ''));
  return async (names: readonly string[]): Promise<number> => {
    const known = [...new Set(names)].filter((name) => files.has(name));
    for (const name of known) if (!weights.has(name)) weights.set(name, weigh(name));
    const all = await Promise.all(known.map((name) => weights.get(name) ?? 0));
    return all.reduce((sum, bytes) => sum + bytes, 0);
  };
};

/** The files of each page of a remote, and those of all pages. */
const pagesOf = ({ facts: { js, css, pages = {} } }: Candidate, kind: 'js' | 'css'): Loaded[] => {
  const [about, common] = kind === 'js' ? ['page', js] : ['styles of page', css];
  return [
    { about, files: common },
    ...Object.entries(pages).map(([page, own]) => ({
      about: `${about} ${page}`,
      files: [...common, ...own[kind]],
    })),
  ];
};

/** Code or styles that no page names. */
const laterFiles = (
  { facts: { entry, js, css, draws = [], pages = {}, ownPages = NO_FILES }, files }: Candidate,
  kind: RegExp,
): string[] => {
  const ofPages = [ownPages, ...Object.values(pages)].flatMap((page) => [...page.js, ...page.css]);
  const named = new Set([entry, ...js, ...css, ...draws, ...ofPages]);
  return [...files.keys()].filter((file) => kind.test(file) && !named.has(file));
};

/** What visits load, in bytes of brotli, beside what is allowed, every page for itself. */
export const weighEverything = async (candidate: Candidate): Promise<Weight[]> => {
  const { name, entry, js, css, draws = [], ownPages } = candidate.facts;
  const weigh = sizeMeter(candidate);
  const each = (all: readonly Loaded[], kind: 'page' | 'styles'): Promise<Weight[]> =>
    Promise.all(all.map(async ({ about, files }) => weightOf(about, await weigh(files), kind)));
  const later = await weigh(laterFiles(candidate, CODE_FILE));
  const laterStyles = await weigh(laterFiles(candidate, STYLE_FILE));
  if (name === 'shell')
    return [
      ...(draws.length > 0 ? [weightOf('start', await weigh(js), 'shellStart')] : []),
      weightOf('shell', await weigh([...js, ...draws]), 'shell'),
      weightOf('styles', await weigh(css), 'shellStyles'),
      weightOf('later', later, 'shellLater'),
      weightOf('later styles', laterStyles, 'shellLaterStyles'),
      ...(ownPages
        ? [
            weightOf('own pages', await weigh(ownPages.js), 'operators'),
            weightOf('styles of own pages', await weigh(ownPages.css), 'operatorsStyles'),
          ]
        : []),
    ];
  return [
    weightOf('entry', await weigh(entry === null ? [] : [entry]), 'entry'),
    ...(await each(pagesOf(candidate, 'js'), 'page')),
    ...(await each(pagesOf(candidate, 'css'), 'styles')),
    weightOf('later', later, 'later'),
    weightOf('later styles', laterStyles, 'laterStyles'),
  ];
};

/** The same of the heaviest page alone. The build is checked with it too. */
export const measureSizes = async (candidate: Candidate): Promise<Weight[]> => {
  const heaviest = new Map<string, Weight>();
  for (const weight of await weighEverything(candidate)) {
    const kind = weight.about.replace(/page .*$/, 'page');
    if (weight.bytes > (heaviest.get(kind)?.bytes ?? -1)) heaviest.set(kind, weight);
  }
  return [...heaviest.values()];
};

/** Sizes are at most a quarter above their budgets. */
export const checkSizes = async (candidate: Candidate): Promise<Refusal[]> =>
  (await measureSizes(candidate))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ about, bytes, limit }) => ({ about, reason: 'too_large', values: { bytes, limit } }));
