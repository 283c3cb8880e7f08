import type { Budgets } from '@tavolina/shared-api/contract';
import { WORKER_FILE } from '../../../platform/pages/worker-file.ts';
import { budgetsOf, limitOf } from './budgets.ts';
import type { Candidate } from './candidate.ts';
import { compressedSize } from './compressed-size.ts';
import { withFixedNames } from './fixed-names.ts';
import { CODE_FILE, STYLE_FILE } from './kinds-of-files.ts';
import type { Refusal } from './refusal.ts';

/** A measured size, in bytes of brotli: above `budget` it is reported, above `limit` rejected. */
interface Weight {
  about: string;
  bytes: number;
  budget: number;
  limit: number;
}

const weightOf = (about: string, bytes: number, budget: number): Weight => ({
  about,
  bytes,
  budget,
  limit: limitOf(budget),
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

/**
 * What visits load, in bytes of brotli, beside what is allowed, every page for itself.
 * @param own budgets that an operator set for the part
 */
export const weighEverything = async (candidate: Candidate, own?: Partial<Budgets>): Promise<Weight[]> => {
  const { name, entry, js, css, draws = [], ownPages } = candidate.facts;
  const budgets = budgetsOf(name, own);
  const weigh = sizeMeter(candidate);
  const each = (all: readonly Loaded[], kind: 'page' | 'styles'): Promise<Weight[]> =>
    Promise.all(all.map(async ({ about, files }) => weightOf(about, await weigh(files), budgets[kind])));
  const unnamed = laterFiles(candidate, CODE_FILE);
  const workers = unnamed.filter((file) => WORKER_FILE.test(file));
  const later = [
    weightOf('later', await weigh(unnamed.filter((file) => !workers.includes(file))), budgets.later),
    weightOf('later styles', await weigh(laterFiles(candidate, STYLE_FILE)), budgets.later_styles),
    ...(workers.length > 0 ? [weightOf('workers', await weigh(workers), budgets.workers)] : []),
  ];
  if (name === 'shell')
    return [
      ...(draws.length > 0 ? [weightOf('start', await weigh(js), budgets.start)] : []),
      weightOf('shell', await weigh([...js, ...draws]), budgets.shell),
      weightOf('styles', await weigh(css), budgets.styles),
      ...later,
      ...(ownPages
        ? [
            weightOf('own pages', await weigh(ownPages.js), budgets.own_pages),
            weightOf('styles of own pages', await weigh(ownPages.css), budgets.own_pages_styles),
          ]
        : []),
    ];
  return [
    weightOf('entry', await weigh(entry === null ? [] : [entry]), budgets.entry),
    ...(await each(pagesOf(candidate, 'js'), 'page')),
    ...(await each(pagesOf(candidate, 'css'), 'styles')),
    ...later,
  ];
};

/** The same of the heaviest page alone. The build is checked with it too. */
export const measureSizes = async (candidate: Candidate, own?: Partial<Budgets>): Promise<Weight[]> => {
  const heaviest = new Map<string, Weight>();
  for (const weight of await weighEverything(candidate, own)) {
    const kind = weight.about.replace(/page .*$/, 'page');
    if (weight.bytes > (heaviest.get(kind)?.bytes ?? -1)) heaviest.set(kind, weight);
  }
  return [...heaviest.values()];
};

/** Sizes are at most a quarter above the budgets of the part. */
export const checkSizes = async (candidate: Candidate, own?: Partial<Budgets>): Promise<Refusal[]> =>
  (await measureSizes(candidate, own))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ about, bytes, limit }) => ({ about, reason: 'too_large', values: { bytes, limit } }));
