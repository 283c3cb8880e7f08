import { filled } from '../lib/examples.mjs';
import { say } from '../lib/progress.mjs';

/** @typedef {import('../lib/examples.mjs').Planned} Planned */
/** @typedef {{ problems: string[], links: string[], isStuck: boolean }} Met see `visit` */

const MOST_SIGNS = 500;
/** Timeout of a trial with all of its sets of versions, in ms. Pages not opened by then have failed (product.md §141). */
export const LONGEST = 10 * 60_000;
/** Pages opened in parallel, because a visit mostly waits. */
const AT_ONCE = 3;

/**
 * A problem in one line, as the platform stores it. Browsers report stacks of many lines.
 * @param {string} problem
 */
export const inOneLine = (problem) =>
  problem.replace(/\s+/g, ' ').trim().slice(0, MOST_SIGNS).toWellFormed().replaceAll('\0', '');

/**
 * @typedef {object} Visits to the pages of one set of versions
 * @property {readonly Planned[]} planned what to open
 * @property {string[]} problems found so far
 * @property {Set<string>} links paths that opened pages lead to
 * @property {Set<Planned>} opened those of the planned pages that were opened in some language
 * @property {number} ends when the trial has taken too long, by the clock in ms
 * @property {boolean} isOver whether nothing more is opened
 */

/**
 * @param {readonly Planned[]} planned
 * @param {number} ends by the clock, in ms
 * @returns {Visits}
 */
export const visitsOf = (planned, ends) => ({
  ...{ planned, ends },
  ...{ problems: [], links: new Set(), opened: new Set(), isOver: false },
});

/**
 * @param {Visits} visits
 * @param {string} language
 * @param {Planned} planned
 * @param {string} page address of the planned page
 * @param {(page: string, owner: string) => Promise<Met>} open
 */
const openPage = async (visits, language, planned, page, open) => {
  const note = (/** @type {string} */ problem) =>
    visits.problems.push(inOneLine(`${page}: ${problem} (${language})`));
  visits.opened.add(planned);
  if (Date.now() > visits.ends) {
    visits.isOver = true;
    note(`was not opened: the trial took more than ${LONGEST / 60_000} minutes`);
    return;
  }
  const met = await open(page, planned.owner);
  met.problems.forEach(note);
  for (const link of met.links) visits.links.add(link);
  // If one page hangs in an endless loop, the next ones do too.
  if (met.isStuck) visits.isOver = true;
};

/**
 * Opens pages in one browser, some at once, and then those they lead to, as long as there are more.
 * @param {Visits} visits
 * @param {string} language
 * @param {readonly Planned[]} pages
 * @param {(page: string, owner: string) => Promise<Met>} open
 */
export const openAll = async (visits, language, pages, open) => {
  const named = visits.planned.map(({ page }) => page);
  const wanted = new Set(pages);
  /** Takes what has an address by now: a page that is opened late may lead to one that was looked for before. */
  const takeKnown = () =>
    [...wanted].flatMap((planned) => {
      const isKnown = !planned.page.includes('*');
      const page = isKnown ? planned.page : filled(planned.page, [...visits.links], named);
      if (page === undefined) return [];
      wanted.delete(planned);
      return [{ planned, page }];
    });
  for (let known = takeKnown(); known.length > 0 && !visits.isOver; known = takeKnown()) {
    const openNext = async () => {
      for (let next = known.shift(); next && !visits.isOver; next = known.shift())
        await openPage(visits, language, next.planned, next.page, open);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, openNext));
  }
};

/**
 * Notes the pages that no language led to, once each: a page of the candidate that was not opened has not been
 * tried (product.md §141).
 * @param {Visits} visits
 * @param {string} part the candidate
 * @param {boolean} isSignedIn whether pages of owners could be opened
 */
export const noteUnopened = ({ planned, opened, problems, isOver }, part, isSignedIn) => {
  if (isOver) return;
  for (const entry of planned) {
    if (opened.has(entry) || (entry.as === 'owner' && !isSignedIn)) continue;
    const text = `${entry.page}: was not opened: no page leads to one. Give the trial’s account, or the installation, what this page shows`;
    if (entry.owner === part) problems.push(inOneLine(text));
    else say(text);
  }
};
