import { LANGUAGES } from './languages.mjs';

/** @typedef {import('../rspack/page-facts.mjs').Examples} Examples */
/** @typedef {{ prefixes: string[], examples?: Examples }} Facts what a build says of its pages */
/**
 * @typedef {object} Planned one address to open
 * @property {string} page with a `*` for a segment that only the installation knows
 * @property {string} owner part whose page it is
 * @property {keyof Examples} as who sees it
 * @property {readonly string[]} languages it is opened in
 */

const FIRST = LANGUAGES.slice(0, 1);
/** Pages to open of each other part. */
const OTHER_PAGES = 2;

const segments = (/** @type {string} */ address) => address.split('/').filter(Boolean);

/**
 * The examples of a build; builds from before them have the bare addresses they own.
 * @param {Facts} facts
 * @returns {Examples}
 */
const examplesOf = ({ examples, prefixes }) => examples ?? { anyone: prefixes };

/**
 * URLs to open: all of the candidate's in each language, and some of every other part's. For a shell, all
 * of them, because all parts run in it.
 * @param {string} part
 * @param {Record<string, Facts>} parts
 * @returns {Planned[]}
 */
export const plan = (part, parts) =>
  Object.entries(parts).flatMap(([owner, facts]) => {
    const { anyone = [], owner: signedIn = [] } = examplesOf(facts);
    const isOwn = owner === part;
    const languages = isOwn ? LANGUAGES : FIRST;
    const planned = (/** @type {string[]} */ pages, /** @type {keyof Examples} */ as) =>
      pages.map((page) => ({ page, owner, as, languages }));
    if (isOwn || part === 'shell') return [...planned(anyone, 'anyone'), ...planned(signedIn, 'owner')];
    return planned(anyone.filter((page) => !page.includes('*')).slice(0, OTHER_PAGES), 'anyone');
  });

/**
 * A URL with its `*` filled in from the links of other pages.
 * @param {string} page
 * @param {readonly string[]} links paths
 * @param {readonly string[]} named URLs that are examples themselves, and no example of another
 * @returns {string | undefined} undefined while no page links there
 */
export const filled = (page, links, named) => {
  const asked = segments(page);
  const start = asked.slice(0, asked.lastIndexOf('*') + 1);
  for (const link of links) {
    const given = segments(link).slice(0, start.length);
    const fits = start.every((segment, index) => segment === '*' || segment === given[index]);
    if (given.length === start.length && fits && !named.includes(`/${given.join('/')}`))
      return `/${[...given, ...asked.slice(start.length)].join('/')}`;
  }
  return undefined;
};
