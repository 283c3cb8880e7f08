import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../remote-kit/lib/chromium.mjs';
import { say } from '../../remote-kit/lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { filledMenu, post } from './filled-menu.mjs';
import { median, percentile } from './median.mjs';

const ORDERS = 60;
const LINES = 5;
/** CPU slowdown factor. */
const SLOWDOWN = 4;
const ROUNDS = 5;
/** How long the page is scrolled in each round, in ms. */
const SCROLL_MS = 3_000;
/** Longest time between two frames of sixty a second that are both in time, in ms. */
const IN_TIME_MS = 20;
/** Fewest frames a second while the tickets are scrolled, as the median of the rounds. All are painted by the processor here, which tablets do not. */
const FRAMES_LIMIT = 55;
/** Longest time from a press on a line to its paint, in ms, as the median of a round's. */
const PRESS_LIMIT_MS = 100;
const PRESSES = 10;

/** Places the orders and takes them on, so that the kitchen has them. @param {string} url @param {{ session: Record<string, string>, menuId: string }} place */
const fillKitchen = async (url, { session, menuId }) => {
  const menu = await (await fetch(`${url}/api/menus/${menuId}`)).json();
  /** @type {string[]} */
  const dishes = menu.sections[0].items.map((/** @type {{ id: string }} */ { id }) => id);
  for (let order = 0; order < ORDERS; order += 1) {
    const { id } = await post(url, '/orders', {
      business_id: menu.business.id,
      items: Array.from({ length: LINES }, (_, line) => ({
        menu_item_id: dishes[(order + line) % dishes.length],
        quantity: 1 + (line % 3),
        notes: line === 0 ? 'pa kripë' : '',
      })),
      payment_method: 'pay_later',
      customer_name: `Arta ${order}`,
      customer_email: `arta${order}@shembull.al`,
      customer_phone: '+355690000000',
    });
    const answer = await fetch(`${url}/api/orders/business/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
      body: JSON.stringify({ status: 'confirmed' }),
    });
    if (!answer.ok) throw new Error(`PATCH /orders/business/${id}: ${answer.status} ${await answer.text()}`);
  }
};

/** Runs in the page: scrolls down and up again for so long, and answers the times between frames, in ms. @param {number} lasting ms */
const scrollThrough = (lasting) =>
  new Promise((resolve) => {
    const root = document.documentElement;
    const most = root.scrollHeight - innerHeight;
    const begun = performance.now();
    /** @type {number[]} */
    const frames = [];
    let last = begun;
    /** @param {number} now */
    const step = (now) => {
      frames.push(now - last);
      last = now;
      const part = (now - begun) / lasting;
      scrollTo(0, most * (1 - Math.abs(1 - 2 * part)));
      if (part < 1) requestAnimationFrame(step);
      else resolve(frames.slice(1));
    };
    requestAnimationFrame(step);
  });

/** Runs in the page: presses a line of a ticket, and answers how long it took to its paint, in ms. @param {Element} box */
const pressLine = (box) =>
  new Promise((resolve) => {
    const begun = performance.now();
    if (box instanceof HTMLElement) box.click();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // The first task after the frame.
      port1.onmessage = () => resolve(performance.now() - begun);
      port2.postMessage(null);
    });
  });

/** Opens the kitchen's screen as its owner, on a slow tablet. @param {import('playwright-core').Browser} browser @param {string} url @param {Record<string, string>} session */
const openKitchen = async (browser, url, session) => {
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, locale: 'sq-AL' });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    for (const name of ['access_token', 'refresh_token', 'user_id'])
      localStorage.setItem(name, kept[name] ?? '');
    sessionStorage.setItem('subscription_tier', 'standard');
  }, session);
  await page.goto(`${url}/business/kitchen`);
  await page
    .getByRole('checkbox')
    .nth(ORDERS * LINES - 1)
    .waitFor({ state: 'attached' });
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
};

/**
 * Measures the kitchen's screen with 60 open orders of five lines on a slowed processor: frames while it is scrolled, and how
 * long a line takes to be crossed off (product.md §331).
 * @param {import('../lib/build-all.mjs').BuiltPart[]} parts
 */
export const benchmarkKitchen = async (parts) => {
  const folder = await temporaryDataFolder('bench');
  const server = await startServer(path.join(folder, 'kitchen'), parts);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const place = await filledMenu(server.url, LINES * 2);
    await fillKitchen(server.url, place);
    const page = await openKitchen(browser, server.url, place.session);
    const rates = [];
    const presses = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const frames = /** @type {number[]} */ (await page.evaluate(scrollThrough, SCROLL_MS));
      const rate = (frames.length * 1000) / frames.reduce((sum, ms) => sum + ms, 0);
      rates.push(rate);
      const times = [];
      for (let press = 0; press < PRESSES; press += 1)
        times.push(
          /** @type {number} */ (
            await page
              .getByRole('checkbox')
              .nth(press * LINES)
              .evaluate(pressLine)
          ),
        );
      presses.push(median(times));
      say(
        `kitchen, ${ORDERS} orders: ${rate.toFixed(1)} frames a second, 95th percentile ${percentile(frames, 0.95).toFixed(0)} ms, longest ${Math.max(...frames).toFixed(0)} ms, ${frames.filter((ms) => ms > IN_TIME_MS).length} late; a line crossed off in ${median(times).toFixed(0)} ms`,
      );
    }
    if (median(rates) < FRAMES_LIMIT || Math.min(...presses) > PRESS_LIMIT_MS)
      throw new Error(
        `The kitchen's screen has fewer than ${FRAMES_LIMIT} frames a second, or needs more than ${PRESS_LIMIT_MS} ms to cross a line off.`,
      );
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
