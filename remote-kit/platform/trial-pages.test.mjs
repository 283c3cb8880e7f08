import { tryEach } from './trial.mjs';
import { inOneLine, LONGEST, noteUnopened, openAll, visitsOf } from './trial-pages.mjs';

const OWN = 'remote-business';
const BOTH = ['sq', 'en'];
const SOUND = { problems: [], links: [], isStuck: false };

/**
 * @param {string} page
 * @param {'anyone' | 'owner'} as
 * @param {string} owner
 */
const planned = (page, as = 'owner', owner = OWN) => ({ page, as, owner, languages: BOTH });

/**
 * Opens pages in both languages, each of which leads to some paths.
 * @param {ReturnType<typeof planned>[]} pages
 * @param {Record<string, string[]>} links of each address
 * @param {number} [ends]
 */
const openBoth = async (pages, links, ends = Date.now() + LONGEST) => {
  const visits = visitsOf(pages, ends);
  /** @type {string[]} */
  const opened = [];
  for (const language of BOTH)
    await openAll(visits, language, pages, async (page) => {
      opened.push(`${page} ${language}`);
      return { ...SOUND, links: links[page] ?? [] };
    });
  return { visits, opened };
};

const NOT_OPENED = (/** @type {string} */ page) =>
  expect.stringContaining(`${page}: was not opened: no page leads`);

// product.md §141
test('a page of the candidate that no language leads to is a problem, once', async () => {
  const pages = [
    planned('/menus'),
    planned('/menus/*'),
    planned('/menus/*/edit'),
    planned('/business/orders/*'),
  ];
  const { visits, opened } = await openBoth(pages, { '/menus': ['/menus/7'] });
  expect(opened).toEqual(
    BOTH.flatMap((language) => ['/menus', '/menus/7', '/menus/7/edit'].map((page) => `${page} ${language}`)),
  );
  noteUnopened(visits, OWN, true);
  expect(visits.problems).toEqual([NOT_OPENED('/business/orders/*')]);
});

test('what leads to a page may be opened after it, or in the other language alone', async () => {
  const pages = [planned('/screen/*', 'anyone'), planned('/menus/*'), planned('/menus')];
  const { visits, opened } = await openBoth(pages, { '/menus': ['/menus/7'], '/menus/7': ['/screen/a'] });
  expect(opened).toContain('/screen/a sq');
  noteUnopened(visits, OWN, true);
  expect(visits.problems).toEqual([]);
});

test('pages that another leads to are opened side by side', async () => {
  const pages = [planned('/menus'), planned('/menus/*'), planned('/menus/*/edit')];
  /** @type {((met: typeof SOUND) => void)[]} */
  const open = [];
  await openAll(visitsOf(pages, Date.now() + LONGEST), 'sq', pages, async (page) => {
    if (page === '/menus') return { ...SOUND, links: ['/menus/7'] };
    // Neither ends before the other has begun.
    return new Promise((resolve) => {
      open.push(resolve);
      if (open.length === 2) for (const end of open) end(SOUND);
    });
  });
  expect(open).toHaveLength(2);
});

test('pages of another part, and those of owners without an account, are not this candidate’s problem', async () => {
  const pages = [planned('/menu/*', 'anyone', 'remote-diner'), planned('/menus/*')];
  const { visits } = await openBoth(pages, {});
  noteUnopened(visits, OWN, false);
  expect(visits.problems).toEqual([]);
});

test('after the trial’s time a page is not opened, and nothing more', async () => {
  const { visits, opened } = await openBoth([planned('/menus'), planned('/menus/*')], {}, Date.now() - 1);
  noteUnopened(visits, OWN, true);
  expect(opened).toEqual([]);
  expect(visits.problems).toEqual(['/menus: was not opened: the trial took more than 10 minutes (sq)']);
});

// product.md §141
test('all sets of versions have ten minutes together, and none is tried after one that does not end', async () => {
  jest.useFakeTimers({ now: 0 });
  try {
    /** @type {number[]} */
    const ends = [];
    const problems = await tryEach(
      [{ shell: '1' }, { shell: '2' }, { shell: '3' }],
      async ({ shell }, end) => {
        ends.push(end);
        jest.advanceTimersByTime(6 * 60_000);
        return { problems: [`${shell} is slow`], isOver: shell === '2' };
      },
    );
    expect(ends).toEqual([LONGEST, LONGEST]);
    expect(problems).toEqual(['1 is slow', '2 is slow']);
  } finally {
    jest.useRealTimers();
  }
});

test('what a browser tells in many lines is kept in one', () => {
  const stack = `/menu: Error: broken\n    at Page (main.js:1)\r\n${'x'.repeat(1_000)}`;
  expect(inOneLine(stack)).toMatch(/^\/menu: Error: broken at Page \(main\.js:1\) x{400,}$/);
  expect(inOneLine(stack)).toHaveLength(500);
});
