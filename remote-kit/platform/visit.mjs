import { errors } from 'playwright-core';
import { duplicateModules, failuresIn, flushReports, listen } from './page-problems.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('@tavolina/shared-api/contract').Happening} Happening */

const TIMEOUT_MS = 20_000;
/** How long a rendered page may keep making requests; live updates never end. */
const QUIET_MS = 2_000;
/** How long closing a page may take. The end of its context closes it in any case. */
const CLOSE_MS = 2_000;
/** Heading of the rendered page, not of its first view. */
const HEADING = '#root > :not([data-first-view], [data-plain-view]) h1';
/** Heading of the shell's error page. */
const FAILURE_NOTICE = '#root main[data-failure] h1';

/** @param {unknown} error */
const firstLine = (error) =>
  (error instanceof Error ? error.message.split('\n')[0] : undefined) ?? String(error);

/** @param {unknown} error */
const isTimeout = (error) => error instanceof errors.TimeoutError;

/**
 * Waits until the page has rendered.
 * @param {Page} page
 * @param {number} timeoutMs
 * @returns {Promise<string[]>} what is shown instead, or that nothing is
 */
const show = async (page, timeoutMs) => {
  try {
    await page.locator(HEADING).first().waitFor({ timeout: timeoutMs });
  } catch (error) {
    if (!isTimeout(error)) throw error;
    const where = new URL(page.url()).pathname;
    return [`The page ${where} has no heading of the first level (h1) after ${timeoutMs / 1000} seconds`];
  }
  const notices = await page.locator(FAILURE_NOTICE).allTextContents();
  return notices.map((notice) => `shows “${notice}” in place of the page`);
};

/**
 * Addresses of the page's own installation that it links to.
 * @param {Page} page
 */
const linksOf = async (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname }) => pathname),
  );

/**
 * Watches a page until it has rendered and is idle.
 * @param {Page} page
 * @param {string} url
 * @param {{ owner: string, versions: Record<string, string> }} expected
 * @param {number} timeoutMs
 * @param {string[]} problems to add to
 * @returns {Promise<string[]>} URLs it links to
 */
const watch = async (page, url, expected, timeoutMs, problems) => {
  /** @type {Happening[]} */
  const told = [];
  await listen(page, url, problems, told);
  const answer = await page.goto(url, { timeout: timeoutMs });
  if ((answer?.status() ?? 500) >= 500)
    problems.push(`the server answered ${answer?.status()} in place of the page`);
  problems.push(...(await show(page, timeoutMs)), ...(await duplicateModules(page)));
  if (problems.length === 0)
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch((error) => {
      if (!isTimeout(error)) throw error;
    });
  const links = await linksOf(page);
  await flushReports(page);
  problems.push(...failuresIn(told, expected));
  return links;
};

/** The outcome of work that took too long. */
const LATE = Symbol('late');

/**
 * @template T
 * @param {Promise<T>} work
 * @param {number} limit in ms
 * @returns {Promise<T | typeof LATE>}
 */
const within = async (work, limit) => {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  /** @type {Promise<typeof LATE>} */
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(LATE), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Opens an address as a visitor does.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url
 * @param {{ owner: string, versions: Record<string, string> }} expected the part whose address it is, and the versions
 *   that the browser is to get
 * @param {number} [timeoutMs] how long the page may take until it has loaded, and again until it shows itself, in ms
 * @returns {Promise<{ problems: string[], links: string[], isStuck: boolean }>} what went wrong, in words; paths the
 *   page links to; and whether it never came to an end, as code in an endless loop does
 */
export const visit = async (context, url, expected, timeoutMs = TIMEOUT_MS) => {
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  const limit = 2 * timeoutMs + QUIET_MS;
  const watched = watch(page, url, expected, timeoutMs, problems).catch((error) => {
    if (isTimeout(error)) return LATE;
    problems.push(firstLine(error));
    return [];
  });
  const links = await within(watched, limit);
  const isStuck = links === LATE;
  // A page in an endless loop does not answer; closing it ends the wait.
  const found = [...new Set(problems)];
  if (isStuck) found.push('does not come to an end: it may be in an endless loop');
  // Chromium sometimes never closes a page that is just then loading itself again.
  await within(page.close(), CLOSE_MS);
  return { problems: found, links: isStuck ? [] : links, isStuck };
};
