import { expect, test } from '../support/test.ts';
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
  const shown = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const registration = await navigator.serviceWorker.getRegistration();
      const notifications = (await registration?.getNotifications()) ?? [];
      return active ? notifications.map(({ title, body, tag, data }) => ({ title, body, tag, ...data })) : [];
    });
  expect(await shown()).toEqual([]);

  const devtools = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(productUrl));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await known;
  const deliver = (push: object) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(productUrl).origin,
      registrationId,
      data: JSON.stringify(push),
    });
  const { lang: _lang, ...seen } = PUSH;
  await deliver(PUSH);
  await expect.poll(shown).toEqual([seen]);
  await deliver({ ...PUSH, body: 'Ejani!' });
  await expect.poll(shown).toEqual([{ ...seen, body: 'Ejani!' }]);
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
