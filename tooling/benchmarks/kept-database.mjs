import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';

const server = (/** @type {string} */ file) => import(path.join(ROOT, 'server/dist', file));

/**
 * Starts a migrated PostgreSQL for a benchmark's data.
 * @param {string} name of the data
 * @param {string | undefined} kept a folder where data are kept and found again by their size; without it they are deleted
 * @param {number} size
 * @returns {Promise<{ url: string, dataDir: string, stop: () => Promise<void> }>}
 */
export const startKeptDatabase = async (name, kept, size) => {
  const { startEmbeddedDatabase } = await server('platform/database/embedded/embedded-database.js');
  const { migrate } = await server('platform/database/migrate.js');
  const dataDir = kept ? path.join(kept, String(size)) : await temporaryDataFolder(name);
  await mkdir(dataDir, { recursive: true });
  const embedded = await startEmbeddedDatabase(dataDir);
  await migrate(embedded.url);
  return {
    url: embedded.url,
    dataDir,
    stop: async () => {
      await embedded.stop();
      if (!kept) await rm(dataDir, { recursive: true, force: true });
    },
  };
};
