import { createGate } from '../support/gate.ts';
import { type Product, startProduct } from '../support/product.ts';
import { ReleaseStore } from '../support/release-store.ts';
import { ASKED_AGAIN, expect, type Page, refusal, test, tolerate, USED_LATE } from '../support/test.ts';

const BUSINESS = 'remote-business';
const WELCOME = 'Mirë se u ktheve';
const RETRY = 'Provo përsëri';
const UNAVAILABLE = 'Kjo pjesë nuk hapet tani';
const CRASHED = 'Kjo faqe u ndal papritur';
const HOME = 'Kthehu në fillim';
const CAUSE = 'broken on purpose';

const THROWN = new RegExp(`^Error: ${CAUSE}`);
const CAUGHT = new RegExp(`^React Router caught the following error during render Error: ${CAUSE}`);

let product: Product;
let store: ReleaseStore;
let good: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  product = await startProduct();
  store = new ReleaseStore(product.dataDir);
  good = store.live(BUSINESS);
});

test.afterEach(() => store.move(BUSINESS, good));
test.afterAll(() => product.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** The storefront works although the console does not, and the console comes back by its retry alone. */
const expectRepair = async (page: Page, notice: string): Promise<void> => {
  await expect(heading(page, notice)).toBeVisible();
  await page.getByRole('link', { name: HOME }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Çfarë hamë sot në/ })).toBeVisible();
  await page.goBack();
  await expect(heading(page, notice)).toBeVisible();
  store.move(BUSINESS, good);
  await page.getByRole('button', { name: RETRY }).click();
  await expect(heading(page, WELCOME)).toBeVisible();
};

test('editing the registry moves a remote, with no rebuild and no restart', async ({ openWindow }) => {
  const page = await openWindow({ baseURL: product.url });
  await page.goto('/business/login');
  await expect(heading(page, WELCOME)).toBeVisible();
  const moved = store.publishVariant(BUSINESS, 'moved', ({ text }) =>
    text.replaceAll(WELCOME, 'Mirë se erdhe'),
  );
  store.move(BUSINESS, moved);
  await page.reload();
  await expect(heading(page, 'Mirë se erdhe')).toBeVisible();
  store.move(BUSINESS, good);
  await page.reload();
  await expect(heading(page, WELCOME)).toBeVisible();
});

test('both remotes live on one copy of each shared module, the shell’s', async ({ openWindow }) => {
  const page = await openWindow({ baseURL: product.url });
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== product.url.replace(/\/$/, '')) strangers.push(request.url());
  });
  await page.goto('/');
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

test.describe('a remote that fails leaves the rest standing', () => {
  test('when its version is missing', async ({ openWindow }) => {
    tolerate(refusal(503), USED_LATE);
    const page = await openWindow({ baseURL: product.url });
    store.move(BUSINESS, '9.9.9-none');
    await page.goto('/business/login');
    await expectRepair(page, UNAVAILABLE);
  });

  test('when it throws while loading', async ({ openWindow }) => {
    tolerate(THROWN, ASKED_AGAIN, USED_LATE);
    const page = await openWindow({ baseURL: product.url });
    const broken = store.publishVariant(BUSINESS, 'load', ({ text, isEntry }) =>
      isEntry ? `throw new Error('${CAUSE}');${text}` : text,
    );
    store.move(BUSINESS, broken);
    await page.goto('/business/login');
    await expectRepair(page, UNAVAILABLE);
  });

  test('when it throws while rendering', async ({ openWindow }) => {
    tolerate(THROWN, CAUGHT, USED_LATE);
    const page = await openWindow({ baseURL: product.url });
    const broken = store.publishVariant(BUSINESS, 'render', ({ name, text }) =>
      name.endsWith('.js')
        ? text.replaceAll(/["'`]login\.welcome["'`]/g, `(()=>{throw new Error('${CAUSE}')})()`)
        : text,
    );
    store.move(BUSINESS, broken);
    await page.goto('/business/login');
    await expectRepair(page, CRASHED);
  });

  test('when it is slower than the shell waits, it still comes', async ({ openWindow }) => {
    tolerate(ASKED_AGAIN, USED_LATE);
    const page = await openWindow({ baseURL: product.url });
    await page.clock.install();
    const asked = createGate();
    const released = createGate();
    await page.route('**/remote-business/*/remoteEntry.*.js', async (route) => {
      asked.open();
      await released.opened;
      await route.continue();
    });
    await page.goto('/business/login', { waitUntil: 'commit' });
    await asked.opened;
    const again = page.waitForRequest('**/release.json');
    await page.clock.fastForward(4_000);
    await again;
    released.open();
    await expect(heading(page, WELCOME)).toBeVisible();
  });
});
