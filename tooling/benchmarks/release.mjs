import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { CHROMIUM_FLAGS, ensureChromium } from '../../remote-kit/lib/chromium.mjs';
import { say } from '../../remote-kit/lib/progress.mjs';
import { runBuild } from '../../remote-kit/lib/run-build.mjs';
import { readBuild } from '../../remote-kit/platform/read-build.mjs';
import { ROOT } from '../lib/paths.mjs';
import { startServer } from '../lib/start-server.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { median } from './median.mjs';

const REMOTE = 'remote-diner';
const ROUNDS = 7;

/**
 * Builds the storefront once more, as its next version.
 * @param {string} folder for its sources and the build
 */
const buildNext = async (folder) => {
  const dir = path.join(folder, REMOTE);
  const source = path.join(ROOT, REMOTE);
  await cp(source, dir, { recursive: true, filter: (file) => !/[\\/](node_modules|dist)$/.test(file) });
  await symlink(path.join(source, 'node_modules'), path.join(dir, 'node_modules'));
  await symlink(path.join(ROOT, 'remote-kit'), path.join(folder, 'remote-kit'));
  const facts = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8'));
  await writeFile(path.join(dir, 'package.json'), JSON.stringify({ ...facts, version: '99.0.0' }));
  const { folder: built } = await runBuild(dir);
  return readBuild(built);
};

/** @param {string} url @param {string} token */
const platformOf = (url, token) => async (/** @type {string} */ name, /** @type {object} */ body) => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${url}/api/platform/${name}`, request);
  if (!answer.ok) throw new Error(await answer.text());
};

/** @param {string} url */
const liveVersion = async (url) =>
  (await (await fetch(`${url}/release.json`)).json()).remotes[REMOTE].version;

/**
 * Bytes over the network for opening a page, with or without a browser cache.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} url
 */
const bytesOf = async (context, url) => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return bytes;
};

/** What a release costs a returning visitor, and how soon a rollback reaches the next one. */
export const benchmarkRelease = async (/** @type {import('../lib/build-all.mjs').BuiltPart[]} */ parts) => {
  const folder = await temporaryDataFolder('bench');
  const sources = await mkdtemp(path.join(os.tmpdir(), 'tavolina-next-'));
  const server = await startServer(folder, parts);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS });
  try {
    const token = (await readFile(path.join(folder, 'platform-token'), 'utf8')).trim();
    const tell = platformOf(server.url, token);
    const next = await buildNext(sources);
    const move = { part: REMOTE, reason: 'a benchmark', untried: 'a benchmark' };
    await tell('versions', next);
    const before = await liveVersion(server.url);

    // Without the service worker, which would answer from its cache.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const first = await bytesOf(context, `${server.url}/`);
    const again = await bytesOf(context, `${server.url}/`);
    await tell('moves', { ...move, action: 'release', version: next.version });
    const released = await bytesOf(context, `${server.url}/`);
    const inWords = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} KB`;
    say(`home: first visit ${inWords(first)}, again ${inWords(again)}, after a release ${inWords(released)}`);

    /** @type {number[]} */
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const started = performance.now();
      await tell('moves', { ...move, action: 'rollback', version: before });
      while ((await liveVersion(server.url)) !== before);
      times.push(performance.now() - started);
      await tell('moves', { ...move, action: 'release', version: next.version });
    }
    say(`rollback to the next visitor on the old version: ${median(times).toFixed(0)} ms`);
  } finally {
    await browser.close();
    await server.stop();
    for (const used of [folder, sources]) await rm(used, { recursive: true, force: true });
  }
};
