import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../remote-kit/lib/chromium.mjs';
import { say } from '../../remote-kit/lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { filledMenu } from './filled-menu.mjs';
import { median, percentile } from './median.mjs';

const ITEMS = [100, 10];
const KEYS = 60;
const ROUNDS = 5;
/** CPU slowdown factor. */
const SLOWDOWN = 4;
/** A name of maximum length, and a valid price. */
const LETTERS = [...'abcdefg '];
const DIGITS = [...'1234', ...Array.from({ length: 4 }, () => 'Backspace')];
/** Longest allowed time from a key press to its paint, in ms. */
const BUDGET_MS = 50;
/** Pause between two key presses of a fast typist, in ms. */
const PAUSE_MS = 80;

/** Baseline: a page with one field and nothing else. */
const PLAIN = 'data:text/html,<input aria-label="plain">';

/** Runs in the page: measures the time from each key press to its paint. */
const watchKeys = () => {
  /** @type {number[]} */
  const times = [];
  let pressed = 0;
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener(
    'input',
    () => {
      const from = pressed;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // The first task after the frame.
        port1.onmessage = () => times.push(performance.now() - from);
        port2.postMessage(null);
      });
    },
    true,
  );
  Reflect.set(globalThis, 'keyTimes', times);
};

/** @type {Map<string, number[][]>} times of each key, in ms, by field and round */
const rounds = new Map();

/**
 * On a shared machine, different keys are slow in each round. The minimum of all rounds shows the key's own
 * cost.
 */
const printFastest = () => {
  for (const [name, taken] of rounds) {
    const quickest = Array.from({ length: KEYS }, (_, key) =>
      Math.min(...taken.map((times) => times[key] ?? Number.POSITIVE_INFINITY)),
    );
    say(
      `editor, ${name}: of each key the quickest of ${taken.length} rounds: median ${median(quickest).toFixed(0)} ms, longest ${Math.max(...quickest).toFixed(0)} ms`,
    );
  }
};

/** @param {import('playwright-core').Page} page @param {string} name @param {import('playwright-core').Locator} field @param {string[]} keys typed again and again */
const type = async (page, name, field, keys) => {
  await field.click();
  await page.evaluate(() => Reflect.get(globalThis, 'keyTimes').splice(0));
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(keys[key % keys.length] ?? 'a', { delay: 0 });
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForFunction((most) => Reflect.get(globalThis, 'keyTimes').length >= most, KEYS);
  /** @type {number[]} */
  const times = await page.evaluate(() => Reflect.get(globalThis, 'keyTimes'));
  rounds.set(name, [...(rounds.get(name) ?? []), times]);
  say(
    `editor, ${name}: median ${median(times).toFixed(0)} ms, 95th percentile ${percentile(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms, ${times.filter((time) => time > BUDGET_MS).length} of ${times.length} keys above ${BUDGET_MS} ms`,
  );
};

/**
 * Opens a page in a window of its own and slows it down.
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {Record<string, string> | undefined} session of the signed-in owner
 * @param {(page: import('playwright-core').Page) => Promise<void>} use
 */
const onSlowPage = async (browser, address, session, use) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  if (session)
    await page.addInitScript((kept) => {
      for (const name of ['access_token', 'refresh_token', 'user_id'])
        localStorage.setItem(name, kept[name] ?? '');
      sessionStorage.setItem('subscription_tier', 'standard');
    }, session);
  await page.addInitScript(watchKeys);
  await page.goto(address);
  await page.getByRole('textbox').first().waitFor();
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await use(page);
  await context.close();
};

/** Types into each field of a menu's editor. @param {import('playwright-core').Page} page @param {number} items how many the menu has */
const typeIntoEditor = async (page, items) => {
  await type(page, `${items} items, title`, page.getByLabel('Title', { exact: true }), LETTERS);
  await page
    .getByRole('button', { name: /^Gatime \d/ })
    .first()
    .click();
  await page.getByRole('button', { name: `Open: Gatimi ${items / 2}`, exact: true }).click();
  await type(page, `${items} items, name of an item`, page.getByLabel('Name', { exact: true }), LETTERS);
  await type(page, `${items} items, price`, page.getByLabel(/^Price in/).first(), DIGITS);
};

/**
 * Types with a slowed processor into a plain field and into the editor of menus with a hundred and with ten
 * items, in turns, and measures the time to paint of each key.
 * @param {import('../lib/build-all.mjs').BuiltPart[]} parts
 */
export const benchmarkEditor = async (parts) => {
  const folder = await temporaryDataFolder('bench');
  const server = await startServer(path.join(folder, 'editor'), parts);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const menus = [];
    for (const items of ITEMS) menus.push({ items, ...(await filledMenu(server.url, items)) });
    for (let round = 0; round < ROUNDS; round += 1) {
      await onSlowPage(browser, PLAIN, undefined, (page) =>
        type(page, 'plain field', page.getByLabel('plain'), LETTERS),
      );
      for (const { items, session, menuId } of menus)
        await onSlowPage(browser, `${server.url}/menus/${menuId}/edit`, session, (page) =>
          typeIntoEditor(page, items),
        );
    }
    printFastest();
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
