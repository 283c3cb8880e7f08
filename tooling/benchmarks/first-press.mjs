import { rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../remote-kit/lib/chromium.mjs';
import { say } from '../../remote-kit/lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { median } from './median.mjs';

/** @typedef {import('../lib/build-all.mjs').BuiltPart} BuiltPart */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ bytes: number, scripts: number, scriptsInAll: number, answer: number }} Press bytes over the network before the press, of scripts before it and until its answer, and ms from the press to its answer */

const ROUNDS = 3;
/** How long somebody looks at the page before the press, in ms. */
const READING = 8_000;
/** A slow and a usual mobile network: bytes per second, ms. */
const NETWORKS = {
  '400 kbit/s': { download: 50_000, latency: 150 },
  '9 Mbit/s': { download: 1_125_000, latency: 60 },
};

/** @param {Page} page */
const scroll = (page) => page.evaluate(() => window.scrollBy(0, 40));

/**
 * Presses by touch: one that a document answers, and one that needs the code. Each waits for its answer.
 * @type {Record<string, (page: Page) => Promise<unknown>>}
 */
const PRESSES = {
  filter: async (page) => {
    await page.getByRole('button', { name: 'Të disponueshme tani' }).tap();
    await page.locator('[aria-pressed=true]').waitFor();
  },
  panel: async (page) => {
    await page.getByRole('button', { name: 'Filtra të avancuar' }).tap();
    await page.locator('[aria-expanded=true]').waitFor();
  },
};

/** Visitors with stored data load the code at once. @param {Page} page */
const keepSomething = (page) =>
  page.addInitScript(() => window.localStorage.setItem('i18nextLng', navigator.language.slice(0, 2)));

/**
 * Who visits: what is so before the page opens, and what is done while it is read.
 * @type {Record<string, { before: (page: Page) => Promise<unknown>, meanwhile?: (page: Page) => Promise<unknown> }>}
 */
const VISITORS = {
  'code at once': { before: keepSomething },
  'first visit': { before: async () => undefined },
  'first visit, has scrolled': { before: async () => undefined, meanwhile: scroll },
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {(typeof NETWORKS)[keyof typeof NETWORKS]} network
 * @param {(typeof VISITORS)[string]} visitor
 * @param {(page: Page) => Promise<unknown>} press
 * @returns {Promise<Press>}
 */
const pressOnce = async (browser, url, { download, latency }, { before, meanwhile }, press) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'sq-AL',
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: download,
    uploadThroughput: download,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  let scripts = 0;
  /** @type {Set<string>} */
  const ofScripts = new Set();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) ofScripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (ofScripts.has(requestId)) scripts += encodedDataLength;
  });
  await before(page);
  await page.goto(url);
  await page.waitForTimeout(READING / 2);
  await meanwhile?.(page);
  await page.waitForTimeout(READING / 2);
  const until = { bytes, scripts };
  const begun = performance.now();
  await press(page);
  const answer = performance.now() - begun;
  const all = scripts;
  await context.close();
  return { ...until, scriptsInAll: all, answer };
};

/**
 * What a visit to `/` loads before anything is pressed, and how long the first press waits for its answer, on a
 * processor four times slower.
 * @param {BuiltPart[]} parts
 */
export const benchmarkFirstPress = async (parts) => {
  const folder = await temporaryDataFolder('bench');
  const server = await startServer(folder, parts);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    // The first request of an address may be ahead of its first view.
    for (const press of Object.values(PRESSES))
      await pressOnce(browser, `${server.url}/`, NETWORKS['9 Mbit/s'], { before: keepSomething }, press);
    for (const [speed, network] of Object.entries(NETWORKS))
      for (const [name, visitor] of Object.entries(VISITORS))
        for (const [pressed, press] of Object.entries(PRESSES)) {
          /** @type {Press[]} */
          const presses = [];
          for (let round = 0; round < ROUNDS; round += 1)
            presses.push(await pressOnce(browser, `${server.url}/`, network, visitor, press));
          const of = (/** @type {keyof Press} */ figure) => median(presses.map((given) => given[figure]));
          const kb = (/** @type {keyof Press} */ figure) => (of(figure) / 1000).toFixed(1);
          say(
            `${speed}, ${name}, ${pressed}: ${kb('bytes')} KB before the press, ${kb('scripts')} of scripts; with it ${kb('scriptsInAll')} of scripts, answered in ${of('answer').toFixed(0)} ms`,
          );
        }
  } finally {
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
