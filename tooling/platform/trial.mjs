import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.mjs';
import { say } from '../lib/progress.mjs';
import { visit } from './visit.mjs';

/** @typedef {{ part: string, version: string }} Candidate */
/** @typedef {{ part: string, stable: string, canary: { version: string } | null }} Live */
/** @typedef {Record<string, string>} Versions by part */
/** @typedef {ReturnType<typeof import('./api.mjs').platformApi>} Ask */

/** Pages that are opened of the candidate, and of each other remote. */
const OWN_PAGES = 6;
const OTHER_PAGES = 2;
const MOST_PROBLEMS = 50;
const MOST_SIGNS = 500;

/**
 * The versions a visitor may get together with a candidate: the live ones, and each canary of another part.
 * @param {Candidate} candidate
 * @param {Live[]} live
 * @returns {Versions[]}
 */
export const companies = ({ part, version }, live) => {
  const stable = { ...Object.fromEntries(live.map((entry) => [entry.part, entry.stable])), [part]: version };
  const others = live.filter((entry) => entry.part !== part && entry.canary);
  return [stable, ...others.map((entry) => ({ ...stable, [entry.part]: entry.canary?.version ?? '' }))];
};

/**
 * Addresses to open, each with the part that owns it: most of the candidate's own, some of every other remote.
 * @param {string} part
 * @param {Record<string, { prefixes: string[] }>} remotes
 */
export const keyPages = (part, remotes) =>
  Object.entries(remotes).flatMap(([owner, { prefixes }]) =>
    prefixes.slice(0, owner === part ? OWN_PAGES : OTHER_PAGES).map((page) => ({ page, owner })),
  );

/**
 * A problem as the platform keeps it: browsers tell of errors with their stacks, which have many lines.
 * @param {string} problem
 */
export const inOneLine = (problem) =>
  problem.replace(/\s+/g, ' ').trim().slice(0, MOST_SIGNS).toWellFormed().replaceAll('\0', '');

/** @param {Versions} versions */
const inWords = (versions) =>
  Object.entries(versions)
    .map(([part, version]) => `${part}@${version}`)
    .join(', ');

/**
 * Opens key pages with the given versions, which the server shows to this browser alone.
 * @param {import('playwright-core').Browser} browser
 * @param {{ ask: Ask, server: string, part: string }} where
 * @param {Versions} versions
 */
const openTogether = async (browser, { ask, server, part }, versions) => {
  /** @type {{ opens: string }} */
  const { opens } = await ask('previews', { parts: versions });
  const context = await browser.newContext({ locale: 'sq-AL', serviceWorkers: 'block' });
  await context.request.get(new URL(opens, server).href, { maxRedirects: 0 });
  /** @type {{ remotes: Record<string, { version: string, prefixes: string[] }>, shell: { version: string } }} */
  const told = await (await context.request.get(new URL('/release.json', server).href)).json();
  const shown = {
    shell: told.shell.version,
    ...Object.fromEntries(Object.entries(told.remotes).map(([name, { version }]) => [name, version])),
  };
  const absent = Object.entries(versions).filter(([name, version]) => Reflect.get(shown, name) !== version);
  const problems = absent.map(([name, version]) => `${name}@${version} cannot be read by the server`);
  for (const { page, owner } of keyPages(part, told.remotes)) {
    const met = await visit(context, new URL(page, server).href, { owner, versions });
    problems.push(...met.map((problem) => inOneLine(`${page}: ${problem}`)));
  }
  await context.close();
  return problems;
};

/**
 * Opens a candidate beside everything visitors may get with it and tells the server what a browser met.
 * @param {{ ask: Ask, server: string }} platform
 * @param {Candidate} candidate
 * @returns {Promise<string[]>} what went wrong, in words
 */
export const tryOut = async ({ ask, server }, candidate) => {
  /** @type {{ parts: Live[] }} */
  const { parts } = await ask('status');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  const together = companies(candidate, parts);
  /** @type {string[]} */
  const problems = [];
  try {
    for (const versions of together) {
      say(`Trying ${inWords(versions)}`);
      problems.push(...(await openTogether(browser, { ask, server, part: candidate.part }, versions)));
    }
  } finally {
    await browser.close();
  }
  const { [candidate.part]: _own, ...beside } = together[0] ?? {};
  await ask('trials', { ...candidate, beside, problems: problems.slice(0, MOST_PROBLEMS) });
  return problems;
};
