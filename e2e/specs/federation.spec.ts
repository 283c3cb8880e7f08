import path from 'node:path';
import { createDeferred } from '../support/deferred.ts';
import { confirmedOrder, placeButton, readyToOrder } from '../support/diner.ts';
import { type FileHost, hostRemotes } from '../support/nginx.ts';
import { ownProduct } from '../support/own-product.ts';
import { codeHasCome } from '../support/page-code-ready.ts';
import type { VariantFile } from '../support/release-platform.ts';
import { ASKED_AGAIN, expect, NO_SERVER, type Page, test, tolerate, USED_LATE } from '../support/test.ts';
import { breakEntry, CAUSE, CHANGED_WELCOME, changeWelcome, WELCOME } from '../support/variants.ts';

const BUSINESS = 'remote-business';
const RETRY = 'Provo përsëri';
const UNAVAILABLE = 'Kjo faqe nuk hapet tani';
const CRASHED = 'Kjo faqe u ndal papritur';
const HOME = 'Kthehu në fillim';

const THROWN = new RegExp(`^Error: ${CAUSE}`);
const ALTERED = /^Failed to find a valid digest in the 'integrity' attribute/;
const CAUGHT = new RegExp(`^React Router caught the following error during render Error: ${CAUSE}`);

const own = ownProduct();
let good: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  good = await own.store.live(BUSINESS);
});

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** The storefront works although the console does not, and the console comes back by its retry alone. */
const expectRepair = async (page: Page, notice: string, repair: () => Promise<void>): Promise<void> => {
  await expect(heading(page, notice)).toBeVisible();
  await page.getByRole('link', { name: HOME }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Çfarë hamë sot në/ })).toBeVisible();
  await page.goBack();
  await expect(heading(page, notice)).toBeVisible();
  await repair();
  await page.getByRole('button', { name: RETRY }).click();
  await expect(heading(page, WELCOME)).toBeVisible();
};

test('a release moves a remote, with no rebuild and no restart', async ({ openWindow }) => {
  const page = await openWindow({ baseURL: own.product.url });
  await page.goto('/business/login');
  await expect(heading(page, WELCOME)).toBeVisible();
  const moved = await own.store.publishVariant(BUSINESS, good, 'moved', changeWelcome);
  await own.store.move(BUSINESS, moved);
  await page.reload();
  await expect(heading(page, CHANGED_WELCOME)).toBeVisible();
  await own.store.move(BUSINESS, good);
  await page.reload();
  await expect(heading(page, WELCOME)).toBeVisible();
});

test('both remotes live on one copy of each shared module, the shell’s', async ({ openWindow }) => {
  const page = await openWindow({ baseURL: own.product.url });
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== own.product.url.replace(/\/$/, '')) strangers.push(request.url());
  });
  await page.goto('/');
  await codeHasCome(page);
  await page.getByRole('link', { name: 'Për bizneset' }).click();
  await expect(heading(page, WELCOME)).toBeVisible();
  const copies = await page.evaluate(() => {
    type Share = Record<string, Record<string, Record<string, Record<string, { from: string }>>>>;
    const { __SHARE__ } = Reflect.get(globalThis, '__FEDERATION__') as { __SHARE__: Share };
    const found: Record<string, string[]> = {};
    for (const scopes of Object.values(__SHARE__))
      for (const modules of Object.values(scopes))
        for (const [name, versions] of Object.entries(modules))
          for (const [version, { from }] of Object.entries(versions))
            found[name] = [...new Set([...(found[name] ?? []), `${version} ${from}`])];
    return found;
  });
  expect(Object.keys(copies)).toEqual(expect.arrayContaining(['react', 'react-dom']));
  for (const [name, from] of Object.entries(copies)) {
    expect(from, name).toHaveLength(1);
    expect(from[0], name).toMatch(/ shell$/);
  }
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll('script[src], link[rel=stylesheet]')]
      .filter((element) => !element.getAttribute('integrity'))
      .map((element) => element.outerHTML),
  );
  expect(bare).toEqual([]);
  expect(strangers).toEqual([]);
});

const breakLogin = ({ name, text }: VariantFile): string =>
  name.endsWith('.js')
    ? text.replaceAll(/["'`]login\.welcome["'`]/g, `(()=>{throw new Error('${CAUSE}')})()`)
    : text;

test.describe('a remote that fails goes back to its last good version in the same page', () => {
  test.afterEach(() => own.store.move(BUSINESS, good));

  /** One visit, which requests the document once, even if something fails. */
  const expectGood = async (page: Page): Promise<void> => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto('/business/login');
    await expect(heading(page, WELCOME)).toBeVisible();
    expect(documents).toHaveLength(1);
  };

  test('when it throws while loading', async ({ openWindow }) => {
    tolerate(THROWN, ASKED_AGAIN, USED_LATE);
    const page = await openWindow({ baseURL: own.product.url });
    await own.store.move(BUSINESS, await own.store.publishVariant(BUSINESS, good, 'load', breakEntry));
    await expectGood(page);
  });

  test('when it throws while rendering', async ({ openWindow }) => {
    tolerate(THROWN, CAUGHT, ASKED_AGAIN, USED_LATE);
    const page = await openWindow({ baseURL: own.product.url });
    await own.store.move(BUSINESS, await own.store.publishVariant(BUSINESS, good, 'render', breakLogin));
    await expectGood(page);
  });

  test('when one byte of a file is another than was published', async ({ openWindow }) => {
    tolerate(ALTERED, ASKED_AGAIN, USED_LATE);
    const page = await openWindow({ baseURL: own.product.url });
    const altered = await own.store.publishVariant(BUSINESS, good, 'altered', ({ text, isEntry }) =>
      isEntry ? `${text};` : text,
    );
    await page.route(`**/${altered}/remoteEntry.*.js`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()} ` });
    });
    await own.store.move(BUSINESS, altered);
    await expectGood(page);
  });
});

test.describe('a remote that fails in its last good version too leaves the rest standing', () => {
  test.afterEach(() => own.store.move(BUSINESS, good));

  test('when both throw while rendering', async ({ openWindow }) => {
    tolerate(THROWN, CAUGHT, ASKED_AGAIN, USED_LATE);
    const page = await openWindow({ baseURL: own.product.url });
    await own.store.move(BUSINESS, await own.store.publishVariant(BUSINESS, good, 'first', breakLogin));
    await own.store.move(BUSINESS, await own.store.publishVariant(BUSINESS, good, 'second', breakLogin));
    await page.goto('/business/login');
    await expectRepair(page, CRASHED, () => own.store.move(BUSINESS, good));
  });
});

test.describe('a remote whose host is killed takes down its own pages alone', () => {
  let host: FileHost;

  test.beforeAll(async () => {
    host = await hostRemotes(path.join(own.product.dataDir, 'releases'));
  });
  test.afterAll(() => host.stop());

  /** A window that gets the console's files from their host, and the times it asked for a document. */
  const openHosted = async (open: () => Promise<Page>): Promise<{ page: Page; documents: string[] }> => {
    tolerate(NO_SERVER, ASKED_AGAIN, USED_LATE);
    const page = await open();
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.route('**/remotes/remote-business/**', (route) =>
      route.continue({ url: host.url + new URL(route.request().url()).pathname }),
    );
    return { page, documents };
  };

  test('before a visit', async ({ openWindow }) => {
    const { page, documents } = await openHosted(() => openWindow({ baseURL: own.product.url }));
    await host.kill();
    await page.goto('/business/login');
    await expectRepair(page, UNAVAILABLE, host.restart);
    expect(documents).toHaveLength(1);
    const naked = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
        .filter(({ sheet }) => !sheet)
        .map(({ href }) => href),
    );
    expect(naked).toEqual([]);
  });

  test('in the middle of a visit, in which a diner then orders', async ({ openWindow }) => {
    const { page, documents } = await openHosted(() => openWindow({ baseURL: own.product.url }));
    await page.goto('/business/login');
    await expect(heading(page, WELCOME)).toBeVisible();
    await host.kill();
    // The tab takes itself for one that outlived its files, and loads itself again once.
    const anew = page.waitForEvent('domcontentloaded');
    await page.getByRole('main').getByRole('link', { name: 'Regjistro lokalin' }).click();
    await anew;
    await expect(heading(page, UNAVAILABLE)).toBeVisible();

    await readyToOrder(page);
    await placeButton(page).click();
    await confirmedOrder(page);

    await page.getByRole('link', { name: 'Për bizneset' }).click();
    await expect(heading(page, UNAVAILABLE)).toBeVisible();
    await host.restart();
    const before = documents.length;
    await page.getByRole('button', { name: RETRY }).click();
    await expect(heading(page, WELCOME)).toBeVisible();
    expect(documents).toHaveLength(before);
  });
});

test.describe('a remote that comes late', () => {
  test('when it is slower than the shell waits, it still comes', async ({ openWindow }) => {
    tolerate(ASKED_AGAIN, USED_LATE);
    const page = await openWindow({ baseURL: own.product.url });
    await page.clock.install();
    const asked = createDeferred();
    const released = createDeferred();
    await page.route('**/remote-business/*/remoteEntry.*.js', async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
    await page.goto('/business/login', { waitUntil: 'commit' });
    await asked.promise;
    const again = page.waitForRequest('**/release.json');
    await page.clock.fastForward(4_000);
    await again;
    released.resolve();
    await expect(heading(page, WELCOME)).toBeVisible();
  });
});
