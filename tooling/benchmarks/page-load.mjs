import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../remote-kit/lib/chromium.mjs';
import { say } from '../../remote-kit/lib/progress.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { loadOnPhone } from './load-on-phone.mjs';
import { median } from './median.mjs';
import { pagesOf } from './pages.mjs';
import { buildSingleBundle } from './single-bundle/build-single-bundle.mjs';
import { withoutFirstView } from './without-first-view.mjs';

/** @typedef {import('../lib/build-all.mjs').BuiltPart} BuiltPart */
const ROUNDS = 7;
/**
 * @param {import('playwright-core').Browser} browser
 * @param {Record<string, string>} urls addresses of the servers to compare, by name
 */
const compare = async (browser, urls) => {
  const entries = Object.entries(urls).map(async ([name, url]) => ({ name, pages: await pagesOf(url) }));
  const servers = await Promise.all(entries);
  for (const page of Object.keys(servers[0]?.pages ?? {})) {
    /** @type {Record<string, import('./load-on-phone.mjs').Load[]>} */
    const loads = Object.fromEntries(servers.map(({ name }) => [name, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, pages } of servers) loads[name]?.push(await loadOnPhone(browser, pages[page] ?? ''));
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
