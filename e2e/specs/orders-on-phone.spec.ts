import { setTimeout } from 'node:timers/promises';
import { test } from '../support/console.ts';
import { inTurn } from '../support/in-turn.ts';
import { addMenu, addOrder, startTrial } from '../support/place.ts';
import { expect, type Page } from '../support/test.ts';
import { LANGUAGES } from '../support/texts.ts';

const PHONE = { width: 390, height: 844 };
/** No more stands above the first order while nothing has to be told, in px. */
const ABOVE = 300;

for (const language of inTurn(LANGUAGES, import.meta.filename)) {
  // product.md §548
  test(`on a phone the first order is in sight, and keys reach what is folded above it, ${language}`, async ({
    openConsole,
  }) => {
    const { place, page, say } = await openConsole(language);
    await startTrial(place);
    const id = await addOrder(place, await addMenu(place));
    await page.setViewportSize(PHONE);
    await page.goto('/business/orders');
    const link = page.getByRole('main').getByRole('link', { name: id });
    await expect(link).toBeInViewport();
    await page.getByRole('button', { name: say('bell.short.yes'), exact: true }).click();
    await page.getByRole('button', { name: say('bell.seen') }).click();
    await expect.poll(async () => (await link.boundingBox())?.y).toBeLessThan(ABOVE);

    const fold = page.locator('summary', { hasText: say('pause.now') });
    await fold.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: say('busy.no') })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(say('busy.short', { minutes: 10 }))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: say('pause.open') })).toBeFocused();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: say('pause.title') });
    await sheet.getByLabel(say('pause.note')).fill('Kuzhina është plot, provo më vonë. '.repeat(5));
    await sheet.getByRole('button', { name: say('pause.submit') }).click();
    await expect(page.getByText(/^(Ndalur deri|Paused until) /)).toBeVisible();
    // Two lines of a long note are enough here.
    const paused = page.getByRole('region', { name: say('pause.bar') });
    expect((await paused.boundingBox())?.height).toBeLessThan(150);
  });
}

/** Closer, in ms, browsers tell two touches as a double click, which no button takes; further apart as two clicks. */
const TWO_CLICKS_MS = 405;
/** Closer, in ms, two touches are a double tap all the same. */
const DOUBLE_TAP_MS = 490;
const APART_MS = 435;

/** Touches the same place twice; answers how many ms the clicks were apart. */
const touchTwice = async (page: Page, x: number, y: number): Promise<number> => {
  await page.evaluate(() => {
    const clicks: number[] = [];
    Object.assign(globalThis, { clicks });
    addEventListener('click', () => clicks.push(performance.now()), true);
  });
  const first = page.touchscreen.tap(x, y);
  await setTimeout(APART_MS);
  await Promise.all([first, page.touchscreen.tap(x, y)]);
  const [one = 0, two = 0] = await page.evaluate(
    () => (globalThis as unknown as { clicks: number[] }).clicks,
  );
  return two - one;
};

for (const language of inTurn(LANGUAGES, import.meta.filename, 1)) {
  // product.md §550
  test(`the second touch of a double tap takes no step of the order that moved up, ${language}`, async ({
    openConsole,
    openWindow,
  }) => {
    const { place, say } = await openConsole(language);
    await startTrial(place);
    const menu = await addMenu(place);
    for (let number = 0; number < 10; number++) await addOrder(place, menu);
    const page = await openWindow({ ...place.signedIn, viewport: PHONE, hasTouch: true });
    const steps: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') steps.push(request.url());
    });
    await page.goto('/business/orders');
    await page.getByRole('button', { name: say('bell.short.no'), exact: true }).click();
    await page.getByRole('button', { name: say('bell.seen') }).click();
    await expect(page.getByRole('region', { name: say('bell.arrivals') })).toHaveCount(0);
    const waiting = page.getByRole('button', { name: new RegExp(`^${say('step.confirmed')}, `) });
    const box = await waiting.first().boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];

    let apart = 0;
    // A slow machine may need another try.
    for (let tries = 0; (apart < TWO_CLICKS_MS || apart > DOUBLE_TAP_MS) && tries < 4; tries++) {
      steps.length = 0;
      apart = await touchTwice(page, x, y);
      // The offers to undo leave, which would lie over the place.
      await expect(page.getByRole('button', { name: say('orders.takeBack.press') })).toHaveCount(0);
    }
    expect(apart).toBeGreaterThan(TWO_CLICKS_MS);
    expect(apart).toBeLessThan(DOUBLE_TAP_MS);
    expect(steps).toHaveLength(1);

    // Later, a touch at the same place is a press of its own.
    await page.touchscreen.tap(x, y);
    await expect.poll(() => steps).toHaveLength(2);
  });
}
