import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.mjs';
import { plan } from '../lib/examples.mjs';
import { LANGUAGES } from '../lib/languages.mjs';
import { say } from '../lib/progress.mjs';
import { LONGEST, noteUnopened, openAll, visitsOf } from './trial-pages.mjs';
import { NO_OWNER, readParts, signIn, visitorContext } from './trial-visitor.mjs';
import { visit } from './visit.mjs';

/** @typedef {{ part: string, version: string }} Candidate */
/** @typedef {{ part: string, stable: string, canary: { version: string } | null }} Live */
/** @typedef {Record<string, string>} Versions by part */
/** @typedef {ReturnType<typeof import('./api.mjs').platformApi>} Ask */

const MOST_PROBLEMS = 50;

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
 * @property {import('./trial-pages.mjs').Visits} visits
 */

/**
 * Opens what is planned, in each language, as anybody and signed in.
 * @param {import('playwright-core').Browser} browser
 * @param {Trial} trial
 * @param {import('./trial-visitor.mjs').Session | undefined} session
 */
const openPlanned = async (browser, { server, opens, versions, visits }, session) => {
  for (const language of LANGUAGES)
    for (const visitor of [{ as: 'anyone' }, ...(session ? [{ as: 'owner', session }] : [])]) {
      const pages = visits.planned.filter(
        ({ as, languages }) => as === visitor.as && languages.includes(language),
      );
      if (visits.isOver || pages.length === 0) continue;
      const context = await visitorContext(browser, { server, opens, language, ...visitor });
      const open = (/** @type {string} */ page, /** @type {string} */ owner) =>
        visit(context, new URL(page, server).href, { owner, versions });
      await openAll(visits, language, pages, open);
      await context.close();
    }
};

/**
 * Opens example pages with the given versions, which only this browser gets.
 * @param {import('playwright-core').Browser} browser
 * @param {{ ask: Ask, server: string, part: string }} where
 * @param {Versions} versions
 * @param {number} ends when the trial has taken too long, by the clock in ms
 * @returns {Promise<{ problems: string[], isOver: boolean }>} whether nothing more is worth opening
 */
const openTogether = async (browser, { ask, server, part }, versions, ends) => {
  /** @type {{ opens: string }} */
  const { opens } = await ask('previews', { parts: versions });
  const told = await readParts(server, opens);
  const absent = Object.entries(versions).filter(([name, version]) => told[name]?.version !== version);
  const unread = absent.map(([name, version]) => `${name}@${version} cannot be read by the server`);
  const visits = visitsOf(plan(part, told), ends);
  const forOwners = visits.planned.filter(({ as }) => as === 'owner');
  const session = forOwners.length > 0 ? await signIn(server) : undefined;
  if (!session && forOwners.some(({ owner }) => owner === part)) visits.problems.push(NO_OWNER);
  try {
    await openPlanned(browser, { server, opens, versions, visits }, session);
  } finally {
    await session?.end();
  }
  noteUnopened(visits, part, session !== undefined);
  return { problems: [...unread, ...visits.problems], isOver: visits.isOver };
};

/**
 * Tries sets of versions one after the other, until one does not end or the time is over.
 * @param {readonly Versions[]} sets
 * @param {(versions: Versions, ends: number) => Promise<{ problems: string[], isOver: boolean }>} tryTogether
 * @returns {Promise<string[]>} problems, in words
 */
export const tryEach = async (sets, tryTogether) => {
  const ends = Date.now() + LONGEST;
  /** @type {string[]} */
  const problems = [];
  for (const versions of sets) {
    const met = await tryTogether(versions, ends);
    problems.push(...met.problems);
    if (met.isOver) break;
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
  let problems;
  try {
    problems = await tryEach(together, (versions, ends) => {
      say(`Trying ${inWords(versions)}`);
      return openTogether(browser, { ask, server, part: candidate.part }, versions, ends);
    });
  } finally {
    await browser.close();
  }
  const { [candidate.part]: _own, ...beside } = together[0] ?? {};
  await ask('trials', { ...candidate, beside, problems: problems.slice(0, MOST_PROBLEMS) });
  return problems;
};
