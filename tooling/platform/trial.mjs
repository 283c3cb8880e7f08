import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.mjs';
import { filled, plan } from '../lib/examples.mjs';
import { LANGUAGES } from '../lib/languages.mjs';
import { say } from '../lib/progress.mjs';
import { NO_OWNER, readParts, signIn, visitorContext } from './trial-visitor.mjs';
import { visit } from './visit.mjs';

/** @typedef {{ part: string, version: string }} Candidate */
/** @typedef {{ part: string, stable: string, canary: { version: string } | null }} Live */
/** @typedef {Record<string, string>} Versions by part */
/** @typedef {ReturnType<typeof import('./api.mjs').platformApi>} Ask */

const MOST_PROBLEMS = 50;
const MOST_SIGNS = 500;
/** Timeout of a trial with one set of versions, in ms. Pages not opened by then have failed (product.md §141). */
const LONGEST = 10 * 60_000;
/** Pages opened in parallel, because a visit mostly waits. */
const AT_ONCE = 3;

/**
 * The sets of versions that a visitor may get with a candidate: the live ones, and each canary of another
 * part.
 * @param {Candidate} candidate
 * @param {Live[]} live
 * @returns {Versions[]}
 */
export const versionSets = ({ part, version }, live) => {
  const stable = { ...Object.fromEntries(live.map((entry) => [entry.part, entry.stable])), [part]: version };
  const others = live.filter((entry) => entry.part !== part && entry.canary);
  return [stable, ...others.map((entry) => ({ ...stable, [entry.part]: entry.canary?.version ?? '' }))];
};

/**
 * A problem in one line, as the platform stores it. Browsers report stacks of many lines.
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
 * @typedef {object} Trial of one set of versions
 * @property {string} server
 * @property {string} opens address that gives a browser these versions
 * @property {Versions} versions
 * @property {import('../lib/examples.mjs').Planned[]} planned what to open
 * @property {string[]} problems found so far
 * @property {Set<string>} links paths that opened pages lead to
 * @property {number} ends when it has taken too long, by the clock
 * @property {boolean} isOver whether nothing more is opened
 */

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {Trial} trial
 * @param {string} language
 * @param {{ page: string, owner: string }} planned
 */
const openPage = async (context, trial, language, { page, owner }) => {
  const { server, versions, problems, links } = trial;
  const note = (/** @type {string} */ problem) =>
    problems.push(inOneLine(`${page}: ${problem} (${language})`));
  if (Date.now() > trial.ends) {
    trial.isOver = true;
    note(`was not opened: the trial took more than ${LONGEST / 60_000} minutes`);
    return;
  }
  const met = await visit(context, new URL(page, server).href, { owner, versions });
  met.problems.forEach(note);
  for (const link of met.links) links.add(link);
  // If one page hangs in an endless loop, the next ones do too.
  if (met.isStuck) trial.isOver = true;
};

/**
 * Opens pages in one browser: first those whose addresses are known, some at once, then those they lead to.
 * @param {import('playwright-core').BrowserContext} context
 * @param {Trial} trial
 * @param {string} language
 * @param {{ page: string, owner: string }[]} pages
 */
const openAll = async (context, trial, language, pages) => {
  const known = pages.filter(({ page }) => !page.includes('*'));
  const openNext = async () => {
    for (let next = known.shift(); next && !trial.isOver; next = known.shift())
      await openPage(context, trial, language, next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  const named = trial.planned.map(({ page }) => page);
  for (const entry of pages.filter(({ page }) => page.includes('*'))) {
    if (trial.isOver) return;
    const page = filled(entry.page, [...trial.links], named);
    if (page === undefined) say(`No page links to ${entry.page}: it was not opened.`);
    else await openPage(context, trial, language, { ...entry, page });
  }
};

/**
 * Opens what is planned, in each language, as anybody and signed in.
 * @param {import('playwright-core').Browser} browser
 * @param {Trial} trial
 * @param {import('./trial-visitor.mjs').Session | undefined} session
 */
const openPlanned = async (browser, trial, session) => {
  for (const language of LANGUAGES)
    for (const visitor of [{ as: 'anyone' }, ...(session ? [{ as: 'owner', session }] : [])]) {
      const pages = trial.planned.filter(
        ({ as, languages }) => as === visitor.as && languages.includes(language),
      );
      if (trial.isOver || pages.length === 0) continue;
      const context = await visitorContext(browser, { ...trial, language, ...visitor });
      await openAll(context, trial, language, pages);
      await context.close();
    }
};

/**
 * Opens example pages with the given versions, which only this browser gets.
 * @param {import('playwright-core').Browser} browser
 * @param {{ ask: Ask, server: string, part: string }} where
 * @param {Versions} versions
 */
const openTogether = async (browser, { ask, server, part }, versions) => {
  /** @type {{ opens: string }} */
  const { opens } = await ask('previews', { parts: versions });
  const told = await readParts(server, opens);
  const absent = Object.entries(versions).filter(([name, version]) => told[name]?.version !== version);
  const problems = absent.map(([name, version]) => `${name}@${version} cannot be read by the server`);
  const planned = plan(part, told);
  const forOwners = planned.filter(({ as }) => as === 'owner');
  const session = forOwners.length > 0 ? await signIn(server) : undefined;
  if (!session && forOwners.some(({ owner }) => owner === part)) problems.push(NO_OWNER);
  /** @type {Trial} */
  const trial = {
    ...{ server, opens, versions, planned, problems },
    ...{ links: new Set(), ends: Date.now() + LONGEST, isOver: false },
  };
  try {
    await openPlanned(browser, trial, session);
  } finally {
    await session?.end();
  }
  return problems;
};

/**
 * Opens a candidate with every set of versions that visitors may get, and reports the result to the server.
 * @param {{ ask: Ask, server: string }} platform
 * @param {Candidate} candidate
 * @returns {Promise<string[]>} problems, in words
 */
export const tryOut = async ({ ask, server }, candidate) => {
  /** @type {{ parts: Live[] }} */
  const { parts } = await ask('status');
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  const together = versionSets(candidate, parts);
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
