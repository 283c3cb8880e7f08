import { createECDH, randomBytes } from 'node:crypto';
import { openPlace, PASSWORD, startTrial } from '../support/place.ts';
import { shownPushes, showsPush, subscribesWith } from '../support/pushes.ts';
import { expect, type Locator, test } from '../support/test.ts';
import { LANGUAGES, textsOf } from '../support/texts.ts';
import { WHOLE_CHROMIUM } from '../support/whole-chromium.ts';

test.use(WHOLE_CHROMIUM);

const PUSH = {
  title: 'Porosia K7MQ-4XTD është gati',
  body: 'Porosia juaj te Oxhaku i Gjyshes është gati.',
  tag: 'diner-K7MQ-4XTD',
  url: '/orders?order_id=K7MQ-4XTD',
  lang: 'sq',
};

// product.md §317 §319
test('the service worker shows a push, and a later one replaces it', async ({ openWindow, productUrl }) => {
  const page = await openWindow({ serviceWorkers: 'allow', permissions: ['notifications'] });
  await page.goto('/orders');
  expect(await shownPushes(page)).toEqual([]);

  const { lang: _lang, ...seen } = PUSH;
  await showsPush(page, productUrl, JSON.stringify(PUSH), seen);
  const later = { body: 'Ejani!' };
  await showsPush(page, productUrl, JSON.stringify({ ...PUSH, ...later }), { ...seen, ...later });
});

// product.md §319
test('a press on a notification focuses the page that it is about, or opens it', async ({
  openWindow,
  productUrl,
}) => {
  const page = await openWindow({ serviceWorkers: 'allow' });
  await page.goto('/orders?order_id=K7MQ-4XTD');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const other = await page.context().newPage();
  await other.goto('/restaurants');
  const [worker] = page.context().serviceWorkers();
  // Chromium lets a worker focus and open windows only in a press, which no test can make on a notification.
  await worker?.evaluate(() => {
    const scope = globalThis as unknown as {
      clients: { openWindow: (href: string) => Promise<string> };
      WindowClient: { prototype: { focus: () => Promise<string> } };
    };
    scope.clients.openWindow = async (href) => `opens ${href}`;
    scope.WindowClient.prototype.focus = async function focus(this: { url?: string }) {
      return `focuses ${this.url}`;
    };
  });
  const press = (url: string) => worker?.evaluate<string>(`openPush(${JSON.stringify(url)})`);
  const { origin } = new URL(productUrl);
  expect(await press('/orders?order_id=K7MQ-4XTD')).toBe(`focuses ${origin}/orders?order_id=K7MQ-4XTD`);
  expect(await press('/orders?order_id=R8KX-2MND')).toBe(`opens ${origin}/orders?order_id=R8KX-2MND`);
  const orders = `${origin}/business/orders?place=5f0f4f0e-52a3-4b8b-9b1a-6f1f4bb7d0a2`;
  expect(await press(orders)).toBe(`opens ${orders}`);
});

// product.md §319
test('console and storefront are installed as apps of their own', async ({ openWindow }) => {
  const page = await openWindow();
  const manifestAt = async (path: string) => {
    await page.goto(path);
    const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
    const manifest = await (await page.request.get(href)).json();
    const icons = await Promise.all(
      manifest.icons.map(async ({ src }: { src: string }) => (await page.request.get(src)).status()),
    );
    expect(icons.every((status) => status === 200)).toBe(true);
    return manifest.start_url;
  };
  expect(await manifestAt('/')).toBe('/');
  expect(await manifestAt('/business/login')).toBe('/business/dashboard');
});

for (const language of LANGUAGES) {
  // product.md §315, §319
  test(`an owner lets devices be told of orders, and removes them, ${language}`, async ({
    openWindow,
    productUrl,
  }) => {
    const say = await textsOf(productUrl, language);
    const place = await openPlace(productUrl, language);
    await startTrial(place);
    const page = await openWindow({
      ...place.signedIn,
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    /** A subscription as push services give it out. */
    const subscription = (device: string) => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${device}-${place.id}`,
      keys: {
        p256dh: createECDH('prime256v1').generateKeys('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    });
    await subscribesWith(page, subscription('this'));
    const devices = page.getByRole('region', { name: say('push.title') });
    const remove = (device: Locator) => device.getByRole('button', { name: say('push.remove') });
    const rows = devices.getByRole('listitem');

    await test.step('no device is told, until its owner presses and the browser agrees', async () => {
      const body = new URLSearchParams({ username: place.email, password: PASSWORD });
      const { access_token } = await (
        await fetch(`${productUrl}/api/login`, { method: 'POST', body })
      ).json();
      await fetch(`${productUrl}/api/push/devices`, {
        method: 'POST',
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify(subscription('phone')),
      });
      await page.goto('/business/account?tab=notifications');
      await expect(rows).toHaveCount(1);
      await devices.getByRole('button', { name: say('push.add') }).click();
      await expect(rows).toHaveCount(2);
      await expect(rows.filter({ hasText: say('sessions.this') })).toHaveCount(1);
    });

    await test.step('each is removed with a press, and this one can be added again', async () => {
      await remove(rows.filter({ hasNotText: say('sessions.this') })).click();
      await expect(rows).toHaveCount(1);
      await remove(rows).click();
      await expect(devices.getByText(say('push.none'))).toBeVisible();
      await expect(devices.getByRole('button', { name: say('push.add') })).toBeVisible();
    });
  });
}
