import assert from 'node:assert/strict';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import sharp from 'sharp';
import { say } from '../../remote-kit/lib/progress.mjs';
import { findOrder, retryUnanswered } from '../crashes/diners.mjs';
import { ROOT } from '../lib/paths.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { assemble } from './assemble.mjs';
import { runAssembled } from './run-assembled.mjs';

/** What an image may take beside Debian and Node, in bytes, so that it stays below 250 MB (docs/decisions/0069). */
const MOST_BYTES = 74_000_000;

/** @param {string} folder */
const bytesIn = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/**
 * Asks for something of every kind that needs a package or a process of its own: pages, a drawn preview, a password,
 * an order, a picture.
 * @param {string} url
 */
const askForEverything = async (url) => {
  const api = `${url}/api`;
  const okay = async (/** @type {string} */ address, /** @type {RequestInit} */ options = {}) => {
    const answer = await fetch(address, options);
    assert.ok(answer.ok, `${address} answered ${answer.status}`);
    return answer;
  };
  await okay(`${api}/health/ready`);
  const page = await (await okay(`${url}/restaurants`)).text();
  for (const [, address = ''] of page.matchAll(/<script[^>]+src="([^"]+)"/g))
    await okay(new URL(address, url).href);
  const preview = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
  assert.equal((await okay(preview)).headers.get('content-type'), 'image/png');
  const order = { key: crypto.randomUUID(), email: 'arta@tavolina.test', id: undefined };
  await retryUnanswered(api, await findOrder(api), [order]);
  assert.ok(order.id);
  const body = new URLSearchParams({ username: 'owner@tavolina.test', password: 'Tavolina-2026!' });
  const { access_token: token } = await (await okay(`${api}/login`, { method: 'POST', body })).json();
  const logo = new FormData();
  const pixels = { width: 600, height: 400, channels: /** @type {const} */ (3), background: 'teal' };
  logo.set('file', new Blob([await sharp({ create: pixels }).png().toBuffer()]), 'logo.png');
  const headers = { authorization: `Bearer ${token}` };
  await okay(`${api}/users/profile-image/`, { method: 'POST', headers, body: logo });
};

/**
 * Assembles the product into a fresh folder and uses it there, on a database of its own (docs/deploying.md).
 * @param {readonly import('../lib/build-all.mjs').BuiltPart[]} parts
 * @throws {Error} naming what does not work, or that it grew too large
 */
export const tryAssembled = async (parts) => {
  const home = await temporaryDataFolder('assembled');
  const folder = path.join(home, 'tavolina');
  await assemble(folder, parts);
  const bytes = await bytesIn(folder);
  assert.ok(bytes <= MOST_BYTES, `The assembled server takes ${bytes} bytes, more than ${MOST_BYTES}`);
  const { startEmbeddedDatabase } = await import(
    path.join(ROOT, 'server/dist/platform/database/embedded/embedded-database.js')
  );
  const database = await startEmbeddedDatabase(path.join(home, 'database'));
  try {
    const settings = { DATABASE_URL: database.url, DEMO_DATA: 'on' };
    const server = await runAssembled(folder, path.join(home, 'data'), await getPort(), settings);
    try {
      await askForEverything(server.url);
    } finally {
      assert.equal(await server.stop(), 0);
    }
    say(`Assembled: ${(bytes / 1e6).toFixed(1)} MB, used as an ordinary user, ended by itself`);
  } finally {
    await database.stop();
    await rm(home, { recursive: true, force: true });
  }
};
