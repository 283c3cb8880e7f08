import { FOUND, LEFT_ALONE } from '../support/addresses.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import { expectOneTitle, titleOf } from '../support/tab-title.ts';
import { expect, test } from '../support/test.ts';

const htmlOf = async (url: string): Promise<{ status: number; html: string }> => {
  const answer = await fetch(url, { headers: { accept: 'text/html' } });
  return { status: answer.status, html: await answer.text() };
};

const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '{}']) => JSON.parse(json) as Record<string, unknown>,
  );

/** The oldest menu: the newest may be of a story that runs beside this one and changes or hides it. */
const aMenuOf = async (
  url: string,
): Promise<{ id: string; title: string; place_slug: string; owner: { business_name: string } }> => {
  const page = await (await fetch(`${url}/api/menus/?sort_by=created_at&sort_order=asc&limit=1`)).json();
  return page.items[0];
};

// product.md §40
test('a page carries its answers, so that none is fetched', async ({ openWindow, productUrl }) => {
  const menu = await aMenuOf(productUrl);
  for (const path of ['/', '/restaurants', `/menu/${menu.id}`, `/place/${menu.place_slug}`]) {
    const page = await openWindow();
    const asked: string[] = [];
    // What the page tells of its start is no answer that it fetches.
    page.on('request', (request) => {
      if (request.method() === 'GET') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(asked.filter((address) => address.startsWith('/api/'))).toEqual([]);
  }
});

test('search engines read a menu in the document itself', async ({ openWindow, productUrl }) => {
  const menu = await aMenuOf(productUrl);
  const address = `${productUrl}/menu/${menu.id}`;
  const { status, html } = await htmlOf(address);
  expect(status).toBe(200);
  expect(await titleOf(await openWindow(), html)).toBe(
    `${menu.owner.business_name}, ${menu.title} · Tavolina`,
  );
  const place = `${productUrl}/place/${menu.place_slug}`;
  expect(html).toContain(`<link rel="canonical" href="${place}">`);
  expect(html).toContain(`<link rel="alternate" hreflang="en" href="${place}?lng=en">`);
  expect(structuredData(html)).toMatchObject([
    {
      '@type': 'Restaurant',
      name: menu.owner.business_name,
      hasMenu: { '@type': 'Menu', name: menu.title },
    },
  ]);
});

// product.md §40
test('a menu that does not exist is not found, and private pages are kept out of searches', async ({
  productUrl,
}) => {
  const { status } = await htmlOf(`${productUrl}/menu/00000000-0000-4000-8000-000000000000`);
  expect(status).toBe(404);
  for (const path of LEFT_ALONE) {
    const { html } = await htmlOf(productUrl + path);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<div id="root"></div>');
  }
});

test('a page can be read before its code has come, in the language chosen last', async ({
  openWindow,
  productUrl,
}) => {
  const menu = await aMenuOf(productUrl);
  const page = await openWindow();
  await page.goto(`/menu/${menu.id}`);
  await page.getByRole('button', { name: 'SQ: change language to English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.route('**/*.js', () => undefined);
  for (const path of [`/menu/${menu.id}`, ...FOUND.filter((address) => !address.includes('?'))]) {
    // The first visitor of an address may be ahead of its drawing.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-first-view] h1')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expect(page.locator('#root header').first()).toContainText(/Restaurants|Pricing/);
  }
});

test('a page is painted before its code is asked for', async ({ openWindow, productUrl }) => {
  const menu = await aMenuOf(productUrl);
  // The first request of an address may come before its first view is drawn.
  await expect(async () =>
    expect((await htmlOf(`${productUrl}/menu/${menu.id}`)).html).toContain('data-first-view'),
  ).toPass();
  const page = await openWindow();
  // The order counts, not the times: the browser rounds when it painted, by up to 4 ms.
  await page.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector('script[src]')) return;
      watcher.disconnect();
      Reflect.set(window, 'paintsBeforeCode', performance.getEntriesByType('paint').length);
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/menu/${menu.id}`);
  await expect(page.locator('#root > [data-first-view]')).toHaveCount(0);
  const paints = await page.evaluate(() => Reflect.get(window, 'paintsBeforeCode'));
  expect(paints).toBeGreaterThan(0);
});

// product.md §40
test('the tab of a menu and of a city is named alike by its document and by its code', async ({
  openWindow,
  productUrl,
}) => {
  const { id } = await aMenuOf(productUrl);
  const page = await openWindow({ locale: 'en-GB' });
  for (const path of ['/restaurants?city=Vlore', `/menu/${id}`]) {
    const answer = await page.goto(path);
    await codeHasCome(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectOneTitle(page, (await answer?.text()) ?? '');
  }
});

test('what is shared has a picture, and search engines find the places of a city', async ({ productUrl }) => {
  const { id } = await aMenuOf(productUrl);
  for (const path of [`/menu/${id}`, '/', '/restaurants', '/about']) {
    const { html } = await htmlOf(productUrl + path);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const answer = await fetch(picture);
    expect([path, answer.headers.get('content-type')]).toEqual([path, 'image/png']);
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  }
  const city = await htmlOf(`${productUrl}/restaurants?city=Vlor%C3%AB`);
  expect(city.html).toContain('<title>Restorante në Vlorë · Tavolina</title>');
  expect(city.html).toContain('city=vlore');
  const made = await htmlOf(`${productUrl}/restaurants?city=Fito%20para`);
  expect(made.html).toContain('<title>Restorante · Tavolina</title>');
  expect(made.html).not.toMatch(/(title|content)[^<]*Fito para/);
  expect((await fetch(`${productUrl}/menu`)).status).toBe(404);
});
