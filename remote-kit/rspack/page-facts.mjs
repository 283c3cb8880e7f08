/** @typedef {import('./read-pages.mjs').DeclaredPage} DeclaredPage */
/** @typedef {{ anyone?: string[], owner?: string[] }} Examples addresses of pages, by who sees them */

/**
 * What a build says of its pages.
 * @typedef {object} PageFacts
 * @property {string[]} prefixes paths it owns, by whole segments
 * @property {Record<string, string>} pages path prefix to the name of the chunk that draws it
 * @property {Examples} examples addresses that a trial opens, of every page
 * @property {Record<string, string>} titles path of a page to what it is called in `meta` of the texts
 * @property {string[]} sitemap addresses of its pages that search engines shall find
 * @property {string[]} private paths of its pages that search engines shall leave alone
 * @property {string[]} waits paths of its pages whose code waits on a first visit until somebody uses them
 * @property {string[]} ownWaits the same where the shell starts at once, and only what draws the page waits
 * @property {Record<string, string[]>} asks path of a page to what it asks the API for first, which comes with it
 */

const META_TITLE = /^meta\.([\w-]+)\.title$/;

/**
 * Under what an address stands by itself: its fixed segments.
 * @param {DeclaredPage} page
 */
const fixedPart = ({ path }) => path.replace(/\/:.*$/, '') || '/';

/**
 * Whether a path is below another one, by whole segments. None is below `/`.
 * @param {string} path
 * @param {string} above
 */
export const isBelow = (path, above) => path.startsWith(`${above}/`);

/**
 * The fewest paths that hold all pages.
 * @param {readonly DeclaredPage[]} pages
 */
const prefixesOf = (pages) => {
  const paths = [...new Set(pages.map(fixedPart))];
  return paths.filter((path) => !paths.some((above) => isBelow(path, above)));
};

/**
 * What the build of a part says of the pages it declares.
 * @param {readonly DeclaredPage[]} pages
 * @returns {PageFacts}
 */
export const pageFacts = (pages) => {
  const seenBy = (/** @type {DeclaredPage['who']} */ who) =>
    pages.filter((page) => page.who === who).flatMap(({ examples }) => examples);
  const waiting = (/** @type {DeclaredPage['codeWaits']} */ what) =>
    pages.filter(({ codeWaits }) => codeWaits === what).map(({ path }) => path);
  const titles = pages.map(({ path, title }) => [path, META_TITLE.exec(title)?.[1]]);
  return {
    prefixes: prefixesOf(pages),
    pages: Object.fromEntries(pages.map(({ pattern, chunk }) => [pattern, chunk])),
    examples: { anyone: seenBy('anyone'), owner: seenBy('owner') },
    titles: Object.fromEntries(titles.filter(([path, name]) => name && !path?.includes(':'))),
    sitemap: pages.flatMap(({ sitemap }) => sitemap),
    private: pages.filter(({ isPrivate }) => isPrivate).map(({ path }) => path),
    waits: waiting(true),
    ownWaits: waiting('own'),
    asks: Object.fromEntries(
      pages.filter(({ asks }) => asks.length > 0).map(({ path, asks }) => [path, asks]),
    ),
  };
};
