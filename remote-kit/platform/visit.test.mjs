import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.mjs';
import { visit } from './visit.mjs';

const OWNER = 'remote-loyalty';
const EXPECTED = { owner: OWNER, versions: { shell: '1', [OWNER]: '2' } };
const OPENED = { kind: 'opened', part: OWNER, version: '2' };

/**
 * A page that gathers what it tells until it is hidden, as the shell does.
 * @param {string} main
 * @param {object[]} told
 */
const pageOf = (main, told) => `<!doctype html><title>Loyalty</title><link rel="icon" href="data:,">
  <div id="root"><main${main}</main></div>
  <script>
    const happenings = ${JSON.stringify([{ kind: 'opened', part: 'shell', version: '1' }, ...told])};
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'hidden')
        fetch('/api/platform/reports', { method: 'POST', body: JSON.stringify({ happenings }) });
    });
  </script>`;

const WHOLE = '><h1>Loyalty</h1>';
const PAGES = new Map([
  ['/whole', pageOf(WHOLE, [OPENED])],
  ['/failed', pageOf(WHOLE, [{ ...OPENED, kind: 'load_failed' }])],
  ['/fell', pageOf(WHOLE, [OPENED, { ...OPENED, kind: 'fell_back' }])],
  ['/notice', pageOf(' data-failure="true"><h1>It does not open</h1>', [OPENED])],
  ['/other', pageOf(WHOLE, [{ ...OPENED, version: '1' }])],
  ['/silent', pageOf(WHOLE, [])],
  ['/nameless', pageOf('><p>Loyalty</p>', [OPENED])],
  ['/torn', pageOf(`${WHOLE}<img src="/lost.png" alt="">`, [OPENED])],
  ['/word', pageOf('><h1>There is no such page</h1>', [OPENED])],
  ['/endless', `${pageOf(WHOLE, [OPENED])}<script>for (;;);</script>`],
  [
    '/endless-later',
    `${pageOf(WHOLE, [OPENED])}<script>onload = () => setTimeout(() => { for (;;); })</script>`,
  ],
  [
    '/leaving',
    `${pageOf(WHOLE, [OPENED])}<script>
      document.addEventListener('visibilitychange', () => location.reload());
    </script>`,
  ],
  [
    '/linking',
    `${pageOf(WHOLE, [OPENED])}<a href="/loyalty/7?x=1#y">a</a><a href="https://example.org/">b</a>`,
  ],
]);
/** The word that a remote's paths begin with, at which nothing stands. */
const NOTHING_STANDS_AT = '/word';

const server = createServer(({ url = '/' }, response) => {
  const isFound = PAGES.has(url) && url !== NOTHING_STANDS_AT;
  response.writeHead(isFound ? 200 : 404, { 'content-type': 'text/html' }).end(PAGES.get(url));
});
/** @type {import('playwright-core').Browser} */
let browser;

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
});

afterAll(async () => {
  await browser.close();
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['/whole', []],
  ['/failed', [`${OWNER}@2: load_failed, its code did not load or threw while it loaded`]],
  ['/fell', [`${OWNER}@2: fell_back, the page went back to its last good version`]],
  ['/notice', ['shows “It does not open” in place of the page']],
  ['/other', [`runs ${OWNER}@1 in place of 2`]],
  ['/silent', [`${OWNER} did not open: its page told nothing of it`]],
  ['/nameless', ['The page /nameless has no heading of the first level (h1) after 3 seconds']],
  ['/torn', ['Failed to load resource: the server responded with a status of 404 (Not Found)']],
  [NOTHING_STANDS_AT, []],
])('%s is told to have: %j', async (page, problems) => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const context = await browser.newContext();
  const met = await visit(context, `http://127.0.0.1:${port}${page}`, EXPECTED, 3_000);
  expect(met).toMatchObject({ problems, isStuck: false });
  await context.close();
});

// product.md §141
test.each(['/endless', '/endless-later'])(
  'code without an end at %s ends the visit in time',
  async (page) => {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    const context = await browser.newContext();
    const { problems, isStuck } = await visit(context, `http://127.0.0.1:${port}${page}`, EXPECTED, 1_000);
    expect(isStuck).toBe(true);
    expect(problems).toContain('does not come to an end: it may be in an endless loop');
    await context.close();
  },
);

test('a page that loads itself again while it is closed ends the visit in time', async () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const context = await browser.newContext();
  for (let turn = 0; turn < 5; turn += 1) {
    const { isStuck } = await visit(context, `http://127.0.0.1:${port}/leaving`, EXPECTED, 3_000);
    expect(isStuck).toBe(false);
  }
  await context.close();
}, 60_000);

test('the addresses a page links to are told, those of others left out', async () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const context = await browser.newContext();
  const { links } = await visit(context, `http://127.0.0.1:${port}/linking`, EXPECTED, 3_000);
  expect(links).toEqual(['/loyalty/7']);
  await context.close();
});
