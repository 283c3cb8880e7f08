import { newEmail } from '../support/diner.ts';
import { inTurn } from '../support/in-turn.ts';
import { ownProduct } from '../support/own-product.ts';
import { stepsAreFinal } from '../support/passing-time.ts';
import { addMenu, addOrder, openPlace, startTrial } from '../support/place.ts';
import { startPushService } from '../support/push-service.ts';
import {
  changesSubscription,
  knownPushAddress,
  showsPush,
  subscribesWith,
  workerHas,
} from '../support/pushes.ts';
import { expect, test } from '../support/test.ts';
import { LANGUAGES, LOCALES, textsOf } from '../support/texts.ts';
import { WHOLE_CHROMIUM } from '../support/whole-chromium.ts';

test.use(WHOLE_CHROMIUM);

const own = ownProduct({ PUSH_PRIVATE_SERVICES: 'on' });

/** What the device shows, in its language: the server writes it, not the page. */
const TITLES = {
  sq: { ready: (id: string) => `Porosia ${id} është gati`, newOrder: (id: string) => `Porosi e re ${id}` },
  en: { ready: (id: string) => `Order ${id} is ready`, newOrder: (id: string) => `New order ${id}` },
};

// The server's words reach the device in its own language, so both are told.
for (const language of LANGUAGES) {
  // product.md §316, §317, §319
  test(`a diner asks to be told, and a locked phone says when the order is ready, ${language}`, async ({
    openWindow,
  }) => {
    const { url, dataDir } = own.product;
    const read = await textsOf(url, language, 'diner');
    const place = await openPlace(url, language);
    await startTrial(place);
    const email = newEmail();
    const id = await addOrder(place, await addMenu(place), { email });
    const move = async (status: string): Promise<void> => {
      const { version } = await place.ask<{ version: number }>('GET', `/orders/business/${id}`);
      await place.ask('PATCH', `/orders/business/${id}`, { status, version });
    };
    const service = await startPushService();
    const page = await openWindow({
      ...{ baseURL: url, locale: LOCALES[language] },
      ...{ serviceWorkers: 'allow', permissions: ['notifications'] },
    });
    await subscribesWith(page, service.subscription, service.subscribedWith);
    const stop = page.getByRole('button', { name: read('tracking.push.stop') });

    await test.step('nothing is asked for before a press, below what it is for', async () => {
      await page.goto(`/orders?${new URLSearchParams({ order_id: id, email })}`);
      await expect(page.getByText(read('tracking.push.why'))).toBeVisible();
      await page.getByRole('button', { name: read('tracking.push.start') }).click();
      await expect(page.getByText(read('tracking.push.on'))).toBeVisible();
    });

    await test.step('a page that is loaded again knows that its device is told', async () => {
      await page.reload();
      await expect(stop).toBeVisible();
    });

    await test.step('the device is told once the order is ready, and what it shows leads to the order', async () => {
      await move('confirmed');
      await move('preparing');
      await move('ready');
      await stepsAreFinal(dataDir, id);
      await expect.poll(() => service.received).toHaveLength(1);
      await showsPush(page, url, service.received[0] ?? '', {
        title: TITLES[language].ready(id),
        tag: `diner-${id}`,
        url: `/orders?order_id=${id}`,
      });
    });

    await test.step('after a press it is told no more, also in the page that is loaded again', async () => {
      await stop.click();
      await expect(stop).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(read('tracking.title.ready'));
      await expect(stop).toHaveCount(0);
    });
    await service.stop();
  });

  // product.md §315, §317, §319
  test(`an owner's locked phone says that there is a new order, and leads to it, ${language}`, async ({
    openWindow,
  }) => {
    const { url } = own.product;
    const read = await textsOf(url, language);
    const place = await openPlace(url, language);
    await startTrial(place);
    const menu = await addMenu(place);
    const service = await startPushService();
    const page = await openWindow({
      ...{ ...place.signedIn, baseURL: url },
      ...{ serviceWorkers: 'allow', permissions: ['notifications'] },
    });
    await subscribesWith(page, service.subscription, service.subscribedWith);
    await page.goto('/business/account?tab=notifications');
    const devices = page.getByRole('region', { name: read('push.title') });
    await devices.getByRole('button', { name: read('push.add') }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await page.goto('/business/dashboard');

    const id = await addOrder(place, menu, { name: 'Besa K.' });
    await expect.poll(() => service.received).toHaveLength(1);
    const [push = ''] = service.received;
    expect(push).not.toContain('Besa');
    const path = `/business/orders/${id}?place=${place.id}`;
    const shown = { title: TITLES[language].newOrder(id), tag: `owner-${id}`, url: path };
    await showsPush(page, url, push, shown);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(id);
    await service.stop();
  });
}

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §636
  test(`a device whose push address changes is told at the new one, unless it was removed, ${language}`, async ({
    openWindow,
  }) => {
    const { url } = own.product;
    const read = await textsOf(url, language);
    const place = await openPlace(url, language);
    await startTrial(place);
    const menu = await addMenu(place);
    const services = await Promise.all([1, 2, 3, 4].map(() => startPushService()));
    const [first, second, third, last] = services.map((service) => service.subscription);
    const page = await openWindow({
      ...{ ...place.signedIn, baseURL: url },
      ...{ serviceWorkers: 'allow', permissions: ['notifications'] },
    });
    let key = '';
    await subscribesWith(page, first ?? {}, (used) => {
      key = used;
      for (const service of services) service.subscribedWith(used);
    });
    const received = () => services.map((service) => service.received.length);
    const devices = page.getByRole('region', { name: read('push.title') });
    const rows = devices.getByRole('listitem');

    await test.step('the worker knows the address since the press', async () => {
      await page.goto('/business/account?tab=notifications');
      await workerHas(page, { present: first });
      await devices.getByRole('button', { name: read('push.add') }).click();
      await expect(rows).toHaveCount(1);
      await expect.poll(() => knownPushAddress(page)).toBe(first?.endpoint);
    });

    await test.step('when the browser says that it has none any more, the worker subscribes again', async () => {
      const subscribedWith = await workerHas(page, { next: second });
      await changesSubscription(page);
      expect(await subscribedWith()).toBe(key);
      await addOrder(place, menu);
      await expect.poll(received).toEqual([0, 1, 0, 0]);
    });

    await test.step('when the browser has another one without a word, the next page tells it', async () => {
      await workerHas(page, { present: third });
      await page.reload();
      await expect.poll(() => knownPushAddress(page)).toBe(third?.endpoint);
      await expect(rows).toHaveCount(1);
      await addOrder(place, menu);
      await expect.poll(received).toEqual([0, 1, 1, 0]);
    });

    await test.step('a device that its owner removed does not come back', async () => {
      await rows.getByRole('button', { name: read('push.remove') }).click();
      await expect(devices.getByText(read('push.none'))).toBeVisible();
      await workerHas(page, { present: last });
      await page.reload();
      await expect.poll(() => knownPushAddress(page)).toBe(last?.endpoint);
      await page.reload();
      await expect(devices.getByText(read('push.none'))).toBeVisible();
    });
    await Promise.all(services.map((service) => service.stop()));
  });
}
