import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../lib/chromium.mjs';
import { say } from '../lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { median } from './median.mjs';
import { pagesOf } from './pages.mjs';
import { buildSingleBundle } from './single-bundle/build-single-bundle.mjs';
import { withoutFirstView } from './without-first-view.mjs';

/** @typedef {import('../lib/build-all.mjs').BuiltPart} BuiltPart */
/** @typedef {{ lcp: number, bytes: number }} Load LCP in ms, bytes as they came over the network */

const ROUNDS = 7;
/** A phone on a slow mobile network, with the values of Lighthouse: bytes per second, ms, CPU slowdown. */
const PHONE = { download: 204_800, upload: 96_000, latency: 150, cpu: 4 };

/** @param {import('playwright-core').Browser} browser @param {string} url @returns {Promise<Load>} */
const load = async (browser, url) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'sq-AL' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.download,
    uploadThroughput: PHONE.upload,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpu });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const lcp = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return { lcp: Number(lcp), bytes };
};

/**
 * @param {import('playwright-core').Browser} browser
 * @param {Record<string, string>} urls addresses of the servers to compare, by name
 */
const compare = async (browser, urls) => {
  const entries = Object.entries(urls).map(async ([name, url]) => ({ name, pages: await pagesOf(url) }));
  const servers = await Promise.all(entries);
  for (const page of Object.keys(servers[0]?.pages ?? {})) {
    /** @type {Record<string, Load[]>} */
    const loads = Object.fromEntries(servers.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, pages } of servers) loads[name]?.push(await load(browser, pages[page] ?? ''));
    }
    for (const [name, results] of Object.entries(loads)) {
      const lcp = median(results.map((result) => result.lcp));
      const bytes = median(results.map((result) => result.bytes));
      say(`${page} ${name}: LCP ${lcp.toFixed(0)} ms, ${(bytes / 1000).toFixed(1)} KB`);
    }
  }
};

/**
 * Loads the same pages from the federated build, from the same build without first views, and from an
 * ordinary single bundle, which has none either. In turns, each time with an empty cache, on an emulated
 * phone.
 * @param {BuiltPart[]} parts
 */
export const benchmarkPageLoad = async (parts) => {
  const folder = await temporaryDataFolder('bench');
  const plain = parts.map((part) => withoutFirstView(part, path.join(folder, 'emptied')));
  const compared = {
    federated: parts,
    'without first view': await Promise.all(plain),
    single: await buildSingleBundle(parts, path.join(folder, 'bundle')),
  };
  const servers = await Promise.all(
    Object.entries(compared).map(async ([name, builds]) => ({
      name,
      server: await startServer(path.join(folder, name.replaceAll(' ', '-')), builds),
    })),
  );
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    await compare(browser, Object.fromEntries(servers.map(({ name, server }) => [name, server.url])));
  } finally {
    await browser.close();
    await Promise.all(servers.map(({ server }) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  }
};
