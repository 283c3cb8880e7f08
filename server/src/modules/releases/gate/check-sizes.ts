import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Candidate } from './candidate.ts';
import { underFixedName } from './fixed-name.ts';
import type { Refusal } from './refusal.ts';

const compress = promisify(brotliCompress);

/**
 * Largest allowed sizes, in bytes of brotli: the shell's code of a first visit, a remote's entry, and what draws one
 * page of a remote, which is its exposed module with the chunks of the page. Styles are those of one page; `later` is all
 * code, and `laterStyles` all styles, that no page names, which is loaded when somebody needs it.
 */
const LIMITS = {
  shell: 165_000,
  entry: 10_240,
  page: 39_424,
  shellStyles: 6_144,
  styles: 6_144,
  shellLater: 73_728,
  shellLaterStyles: 6_144,
  later: 30_720,
  laterStyles: 6_144,
};

/** What is weighed as a whole, beside what it may weigh, in bytes of brotli. */
interface Weight {
  about: string;
  bytes: number;
  limit: number;
}

interface Loaded {
  about: string;
  files: readonly string[];
}

/** As files travel, compressed, but under a fixed name: see `underFixedName`. */
const weigher = ({ facts, files }: Candidate) => {
  const fix = underFixedName(facts);
  const weights = new Map<string, Promise<number>>();
  const weigh = async (file: string): Promise<number> =>
    (await compress(fix(files.get(file)?.toString() ?? ''))).length;
  return async (names: readonly string[]): Promise<number> => {
    const known = [...new Set(names)].filter((name) => files.has(name));
    for (const name of known) if (!weights.has(name)) weights.set(name, weigh(name));
    const all = await Promise.all(known.map((name) => weights.get(name) ?? 0));
    return all.reduce((sum, bytes) => sum + bytes, 0);
  };
};

/** What each page of a remote loads, and what all of them do. */
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
const laterFiles = ({ facts: { entry, js, css, pages = {} }, files }: Candidate, kind: RegExp): string[] => {
  const ofPages = Object.values(pages).flatMap((page) => [...page.js, ...page.css]);
  const named = new Set([entry, ...js, ...css, ...ofPages]);
  return [...files.keys()].filter((file) => kind.test(file) && !named.has(file));
};

/** What visits load, in bytes of brotli, beside what is allowed: of the pages the heaviest. The build is checked with it too. */
export const measureSizes = async (candidate: Candidate): Promise<Weight[]> => {
  const { name, entry, js, css } = candidate.facts;
  const weigh = weigher(candidate);
  const heaviest = async (all: readonly Loaded[], limit: number): Promise<Weight> => {
    const weights = await Promise.all(
      all.map(async ({ about, files }) => ({ about, bytes: await weigh(files), limit })),
    );
    return weights.reduce((a, b) => (b.bytes > a.bytes ? b : a));
  };
  const later = { about: 'later', bytes: await weigh(laterFiles(candidate, /\.m?js$/)) };
  const laterStyles = { about: 'later styles', bytes: await weigh(laterFiles(candidate, /\.css$/)) };
  if (name === 'shell')
    return [
      { about: 'shell', bytes: await weigh(js), limit: LIMITS.shell },
      { about: 'styles', bytes: await weigh(css), limit: LIMITS.shellStyles },
      { ...later, limit: LIMITS.shellLater },
      { ...laterStyles, limit: LIMITS.shellLaterStyles },
    ];
  return [
    { about: 'entry', bytes: await weigh(entry === null ? [] : [entry]), limit: LIMITS.entry },
    await heaviest(pagesOf(candidate, 'js'), LIMITS.page),
    await heaviest(pagesOf(candidate, 'css'), LIMITS.styles),
    { ...later, limit: LIMITS.later },
    { ...laterStyles, limit: LIMITS.laterStyles },
  ];
};

/** What visits load stays within its budget. */
export const checkSizes = async (candidate: Candidate): Promise<Refusal[]> =>
  (await measureSizes(candidate))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ about, ...values }) => ({ about, reason: 'too_large', values }));
