import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

const require = createRequire(import.meta.url);

/**
 * A page as its part declares it; see `RemotePage` of the runtime facade.
 * @typedef {object} DeclaredPage
 * @property {string} path as the router has it, e.g. `/menus/:menuId`
 * @property {string} pattern the same with a `*` for each segment that is not fixed
 * @property {string} chunk name of the chunk that draws it
 * @property {string} screen absolute path of the module that draws it
 * @property {string} title key of the text its tab bears
 * @property {'anyone' | 'owner'} who sees it
 * @property {string[]} sitemap its addresses in the sitemap
 * @property {string[]} examples its addresses that a trial opens
 * @property {boolean} isPrivate whether search engines shall leave it alone
 * @property {true | 'own' | undefined} codeWaits what waits on a first visit until somebody uses it: all code, or its own
 * @property {string[]} asks addresses below the API's base that come with its document
 */

const PATH = /^(\/|\/[\w-]+(\/(:\w+|[\w-]+))*)$/;
/** An address with a query. */
const QUERY = /^[^?#\s]+\?[^?#\s]+$/;
const LAZY_IMPORT = /import\(\s*(?:\/\*\s*webpackChunkName:\s*['"]([\w-]+)['"]\s*\*\/\s*)?['"]([^'"]+)['"]/;
const WHO = ['anyone', 'owner'];
const WAITS = [undefined, true, 'own'];

/**
 * Stands for whatever the file imports: loaders and their queries are not needed to read it.
 * @returns {unknown}
 */
const standIn = () => new Proxy(() => undefined, { get: () => standIn() });

/**
 * What a file of pages exports. Comments stay, for they name the chunks.
 * @param {string} file
 * @returns {Record<string, unknown>[]}
 */
const evaluate = (file) => {
  // Only now: commands that install the packages load this file before they are there.
  /** @type {typeof import('@swc/core')} */
  const { transformSync } = require('@swc/core');
  const { code } = transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    jsc: { target: 'es2023', parser: { syntax: 'typescript' }, preserveAllComments: true },
    module: { type: 'commonjs', ignoreDynamic: true },
  });
  /** @type {{ pages?: Record<string, unknown>[] }} */
  const exported = {};
  compileFunction(code, ['exports', 'require'], { filename: file })(exported, standIn);
  return exported.pages ?? [];
};

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' ? value : '');

/** @param {unknown} value */
const textsOf = (value) => (Array.isArray(value) ? value.map(textOf) : []);

/**
 * @param {string} folder of the file that declares it
 * @param {Record<string, unknown>} page
 * @returns {DeclaredPage}
 */
const describe = (folder, page) => {
  const [, chunk = '', screen = ''] = LAZY_IMPORT.exec(String(page.lazy)) ?? [];
  const address = textOf(page.path);
  const pattern = address.replace(/:\w+/g, '*');
  return {
    path: address,
    pattern,
    chunk,
    screen: screen && path.join(folder, screen),
    title: textOf(page.title),
    who: /** @type {'anyone' | 'owner'} */ (textOf(page.who)),
    sitemap: page.sitemap ? [address, ...textsOf(page.sitemap).map((more) => address + more)] : [],
    examples: [pattern, ...textsOf(page.examples).map((query) => pattern + query)],
    isPrivate: page.isPrivate === true,
    codeWaits: /** @type {true | 'own' | undefined} */ (page.codeWaits),
    asks: textsOf(page.asks),
  };
};

/**
 * What a page lacks.
 * @param {DeclaredPage} page
 * @param {DeclaredPage[]} all
 * @returns {string[]}
 */
const faultsOf = (page, all) => {
  /** @type {[boolean, string][]} */
  const faults = [
    [!PATH.test(page.path), 'its path is none: whole segments, each a word or `:name`'],
    [all.find(({ pattern }) => pattern === page.pattern) !== page, 'it is declared twice'],
    [page.title === '', 'it has no `title`, the key of its text'],
    [page.screen === '', 'it has no screen: `lazy` imports none'],
    [page.screen !== '' && !existsSync(page.screen), `its screen ${page.screen} does not exist`],
    [page.screen !== '' && page.chunk === '', 'its import names no chunk (`webpackChunkName`)'],
    [!WHO.includes(page.who), `\`who\` is none of ${WHO.join(', ')}`],
    [!WAITS.includes(page.codeWaits), '`codeWaits` is neither true nor `own`'],
    [
      page.examples.some((address) => address !== page.pattern && !QUERY.test(address)),
      'its `examples` are no queries, as `?tab=orders`',
    ],
    [page.isPrivate && page.sitemap.length > 0, 'it is private and in the sitemap'],
    [
      page.path.includes(':') &&
        (page.isPrivate ||
          page.codeWaits !== undefined ||
          page.examples.length > 1 ||
          page.sitemap.length > 0 ||
          page.asks.length > 0),
      'only a page with a fixed address is private, in the sitemap, waits, asks for something or has `examples`',
    ],
  ];
  return faults.filter(([isFault]) => isFault).map(([, words]) => `${page.path || '(no path)'}: ${words}`);
};

/**
 * The pages that a part declares in its `src/pages.ts` (product.md §200, §201).
 * @param {string} dir absolute path of the part
 * @returns {DeclaredPage[]} none where it has no such file
 * @throws {Error} naming each page that lacks something
 */
export const readPages = (dir) => {
  const file = path.join(dir, 'src/pages.ts');
  if (!existsSync(file)) return [];
  const pages = evaluate(file).map((page) => describe(path.dirname(file), page));
  const faults = pages.flatMap((page) => faultsOf(page, pages));
  if (faults.length > 0)
    throw new Error(`${path.basename(dir)}/src/pages.ts:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  return pages;
};
