import { codeHasCome } from '../support/page-code-ready.ts';
import { drawnHeading } from '../support/page-heading.ts';
import { expect, type Page, test } from '../support/test.ts';

const PHONE = { locale: 'sq-AL', viewport: { width: 390, height: 844 }, hasTouch: true };

/** The view that came with the document. */
const view = (page: Page) => page.locator('[data-first-view]');

/** Paths of the scripts that a window asks for from now on. */
const watchScripts = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.push(pathname);
  });
  return scripts;
};

/** The page came quickly, however busy this machine is. */
const cameQuickly = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const entriesOf = performance.getEntriesByType.bind(performance);
    const quick = { responseStart: Number.POSITIVE_INFINITY } as PerformanceResourceTiming;
    performance.getEntriesByType = (type: string) => (type === 'navigation' ? [quick] : entriesOf(type));
  });
};

/** Opens an address with its first view, and is back once all that it loads by itself has come. */
const open = async (page: Page, address: string): Promise<void> => {
  await cameQuickly(page);
  // Who comes while the view is drawn, also again after another story's change, gets a document without it.
  const htmlOf = () => page.request.get(address, { headers: { accept: 'text/html' } });
  let response = await htmlOf();
  await expect(async () => {
    response = await htmlOf();
    expect(await response.text()).toContain('data-first-view');
  }).toPass();
  await page.route(address, (route) => route.fulfill({ response }), { times: 1 });
  await page.goto(address, { waitUntil: 'networkidle' });
  await expect(view(page).getByRole('heading', { level: 1 })).toBeVisible();
};

// product.md §225
test('a first visit loads no script and starts no version until somebody uses the page', async ({
  openWindow,
}) => {
  const page = await openWindow(PHONE);
  const scripts = watchScripts(page);
  const reports: string[] = [];
  await page.route('**/api/platform/reports', async (route) => {
    reports.push(route.request().postData() ?? '');
    await route.continue();
  });
  await open(page, '/about');
  expect([scripts, reports, await page.evaluate(() => document.cookie)]).toEqual([[], [], '']);

  await page.evaluate(() => window.scrollBy(0, 40));
  await expect(drawnHeading(page)).toBeVisible();
  await expect.poll(() => reports.join()).toContain('"ready","part":"shell"');
  expect(scripts.filter((path) => path.startsWith('/shell/'))).not.toEqual([]);
});

// product.md §225
test('on the start page the shell starts at once, and the page’s own code waits', async ({ openWindow }) => {
  const page = await openWindow(PHONE);
  const scripts = watchScripts(page);
  await open(page, '/');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('i18nextLng'))).toMatch(/^sq/);
  expect(scripts).toEqual([expect.stringMatching(/^\/shell\/[^/]+\/main\.\w+\.js$/)]);

  await view(page).getByRole('button', { name: 'Filtra të avancuar' }).tap();
  await expect(page.locator('[aria-expanded=true]')).toBeVisible();
  await expect(drawnHeading(page)).toBeVisible();
  expect(scripts.filter((path) => path.startsWith('/remotes/remote-diner/'))).not.toEqual([]);
});

// product.md §225
test('the first press of a visit is answered once its code is there', async ({ openWindow }) => {
  const page = await openWindow(PHONE);
  await open(page, '/about');
  await view(page).getByRole('button', { name: 'SQ: change language to English' }).tap();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(drawnHeading(page)).toBeVisible();
});

// product.md §225
test('a link that is touched asks for its document first, not for code', async ({ openWindow }) => {
  const page = await openWindow(PHONE);
  await open(page, '/about');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await view(page).getByRole('banner').getByRole('link', { name: 'Restorantet' }).tap();
  await expect(page).toHaveURL('/restaurants');
  expect(asked[0]).toBe('/restaurants');
});

// product.md §225
test('whoever was here before gets the code at once', async ({ openWindow }) => {
  const page = await openWindow(PHONE);
  await open(page, '/about');
  await codeHasCome(page);
  await page.reload();
  await expect(drawnHeading(page)).toBeVisible();
});
