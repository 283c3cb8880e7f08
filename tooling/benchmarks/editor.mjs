import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.mjs';
import { say } from '../lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { median, percentile } from './median.mjs';

const ITEMS = 100;
const KEYS = 60;
/** How much slower than this machine the processor is. */
const SLOWDOWN = 4;
/** A name as long as names get, and a price that stays one. */
const LETTERS = [...'abcdefg '];
const DIGITS = [...'1234', ...Array.from({ length: 4 }, () => 'Backspace')];
/** Pause between two keys of a quick typist, in ms. */
const PAUSE_MS = 80;

/**
 * Signs a place up, gives it the plan with a hundred items, and fills a menu with as many.
 * @param {string} url
 * @returns {Promise<{ session: Record<string, string>, menuId: string }>}
 */
const fullMenu = async (url) => {
  const post = async (/** @type {string} */ to, /** @type {object} */ body, /** @type {string} */ token) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}/api${to}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${to}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const place = {
    business_name: 'Sofra e Bardhë',
    address: 'Rruga e Durrësit 7',
    telephone: '+355691234567',
  };
  const account = { email: 'bench@shembull.al', password: 'Sofra-e-Bardhe-2026!', description: '' };
  const session = await post('/signup', { ...place, ...account }, '');
  const plans = await (await fetch(`${url}/api/subscriptions/plans`)).json();
  const plan = Object.values(plans)
    .flat()
    .find(({ tier, interval }) => tier === 'standard' && interval === 'month');
  await post('/subscriptions', { plan_id: plan.id }, session.access_token);
  const items = Array.from({ length: ITEMS }, (_, index) => ({
    name: `Gatimi ${index + 1}`,
    description: 'Me perime të stinës, djathë të bardhë dhe bukë të ngrohtë',
    price: 400 + index,
  }));
  const menu = { title: 'Dreka', default_currency: 'ALL', sections: [{ title: 'Gatime', items }] };
  const { id } = await post('/menus/', menu, session.access_token);
  return { session, menuId: id };
};

/** Runs in the page: notes from each key how long it takes until what it changed is painted. */
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
  say(
    `editor, ${name}: median ${median(times).toFixed(0)} ms, 95th percentile ${percentile(times, 0.95).toFixed(0)} ms, longest ${Math.max(...times).toFixed(0)} ms of ${times.length} keys`,
  );
};

/**
 * Types into the editor of a menu with a hundred items on a slowed processor: how long each key takes to be seen.
 * @param {import('../lib/build-all.mjs').BuiltPart[]} parts
 */
export const benchmarkEditor = async (parts) => {
  const folder = await temporaryDataFolder('bench');
  const server = await startServer(path.join(folder, 'editor'), parts);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const { session, menuId } = await fullMenu(server.url);
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
    await page.addInitScript((kept) => {
      for (const name of ['access_token', 'refresh_token', 'user_id'])
        localStorage.setItem(name, kept[name] ?? '');
      sessionStorage.setItem('subscription_tier', 'standard');
    }, session);
    await page.addInitScript(watchKeys);
    await page.goto(`${server.url}/menus/${menuId}/edit`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await type(page, 'title', page.getByLabel('Title', { exact: true }), LETTERS);
    await page
      .getByRole('button', { name: /^Gatime \d/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Open: Gatimi 50' }).click();
    await type(page, 'name of an item', page.getByLabel('Name', { exact: true }), LETTERS);
    await type(page, 'price', page.getByLabel(/^Price in/).first(), DIGITS);
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
