import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageFacts } from './page-facts.mjs';
import { readPages } from './read-pages.mjs';

/** @type {string} */
let dir;

beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'tavolina-pages-'));
  mkdirSync(path.join(dir, 'src/features'), { recursive: true });
  for (const name of ['list', 'card']) writeFileSync(path.join(dir, `src/features/${name}.tsx`), '');
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

/** @param {string[]} pages */
const read = (...pages) => {
  const source = `import { begin } from './lib/queries.ts';
    const early = (query: string) => () => begin(query);
    export const pages: RemotePage[] = [${pages.join(', ')}];`;
  writeFileSync(path.join(dir, 'src/pages.ts'), source);
  return readPages(dir);
};

/** @param {Record<string, string | undefined>} changes */
const page = (changes = {}) => {
  const fields = {
    path: "'/loyalty'",
    title: "'meta.loyalty.title'",
    who: "'anyone'",
    lazy: `async () => ({
      Component: (await import(/* webpackChunkName: 'list' */ './features/list.tsx')).ListScreen,
    })`,
    ...changes,
  };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  return `{ ${given.map(([name, value]) => `${name}: ${value}`).join(', ')} }`;
};

const CARD = page({
  path: "'/loyalty/cards/:cardId'",
  title: "'card.title'",
  who: "'owner'",
  loader: "early('card')",
  lazy: "() => import(/* webpackChunkName: 'card' */ './features/card.tsx')",
});

test('a page is read without what its file imports', () => {
  expect(
    read(
      page({ sitemap: "['?city=Tirane']", asks: "['/exchange-rates']", examples: "['?tab=gifts']" }),
      CARD,
    ),
  ).toEqual([
    {
      path: '/loyalty',
      pattern: '/loyalty',
      chunk: 'list',
      screen: path.join(dir, 'src/features/list.tsx'),
      title: 'meta.loyalty.title',
      who: 'anyone',
      sitemap: ['/loyalty', '/loyalty?city=Tirane'],
      examples: ['/loyalty', '/loyalty?tab=gifts'],
      isPrivate: false,
      codeWaits: undefined,
      asks: ['/exchange-rates'],
    },
    expect.objectContaining({ pattern: '/loyalty/cards/*', chunk: 'card', who: 'owner', sitemap: [] }),
  ]);
});

// product.md §200
test('a build says of its pages what they declare', () => {
  const offers = page({
    path: "'/offers'",
    examples: "['?tab=old']",
    title: "'offers.title'",
    isPrivate: 'true',
    codeWaits: 'true',
  });
  const news = page({ path: "'/news'", codeWaits: "'own'" });
  expect(pageFacts(read(page({ sitemap: 'true', asks: "['/exchange-rates']" }), CARD, offers, news))).toEqual(
    {
      prefixes: ['/loyalty', '/offers', '/news'],
      pages: { '/loyalty': 'list', '/loyalty/cards/*': 'card', '/offers': 'list', '/news': 'list' },
      examples: { anyone: ['/loyalty', '/offers', '/offers?tab=old', '/news'], owner: ['/loyalty/cards/*'] },
      titles: { '/loyalty': 'loyalty', '/news': 'loyalty' },
      sitemap: ['/loyalty'],
      private: ['/offers'],
      waits: ['/offers'],
      ownWaits: ['/news'],
      asks: { '/loyalty': ['/exchange-rates'] },
    },
  );
});

test('the first page owns its address alone', () => {
  const home = page({ path: "'/'" });
  expect(pageFacts(read(home, page())).prefixes).toEqual(['/', '/loyalty']);
});

const SCREEN = './features/list.tsx';

// product.md §201
test.each([
  [{ title: undefined }, 'has no `title`'],
  [{ title: 'begin.title' }, 'has no `title`'],
  [{ lazy: undefined }, 'has no screen'],
  [{ lazy: `() => import('${SCREEN}')` }, 'names no chunk'],
  [{ lazy: "() => import(/* webpackChunkName: 'x' */ './features/gone.tsx')" }, 'gone.tsx does not exist'],
  [{ who: undefined }, '`who` is none of anyone, owner'],
  [{ path: "'loyalty/'" }, 'its path is none'],
  [{ path: undefined }, '(no path): its path is none'],
  [{ isPrivate: 'true', sitemap: 'true' }, 'private and in the sitemap'],
  [{ codeWaits: "'later'" }, '`codeWaits` is neither true nor `own`'],
  [{ path: "'/loyalty/:cardId'", codeWaits: 'true' }, 'only a page with a fixed address'],
  [{ examples: "['/tab']" }, 'its `examples` are no queries'],
  [{ path: "'/loyalty/:cardId'", examples: "['?tab=a']" }, 'only a page with a fixed address'],
  [{ path: "'/loyalty/:cardId'", sitemap: 'true' }, 'only a page with a fixed address'],
])('a page declared with %j is refused: %s', (changes, says) => {
  expect(() => read(page(changes))).toThrow(says);
});

test('a page that is declared twice is refused', () => {
  const twice = ['cardId', 'id'].map((name) => page({ path: `'/loyalty/:${name}'` }));
  expect(() => read(...twice)).toThrow('/loyalty/:id: it is declared twice');
});

test('a part without a file of pages has none', () => {
  expect(readPages(dir)).toEqual([]);
});
