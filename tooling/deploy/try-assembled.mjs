import assert from 'node:assert/strict';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import getPort from 'get-port';
import { say } from '../../remote-kit/lib/progress.mjs';
import { ROOT } from '../lib/paths.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { askForEverything } from './ask-for-everything.mjs';
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
