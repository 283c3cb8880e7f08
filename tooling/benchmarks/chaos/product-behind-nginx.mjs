import { rm } from 'node:fs/promises';
import { SMALL_HEAP, SMALL_MALLOC } from '../../lib/memory-options.mjs';
import { ensureNginx } from '../../lib/nginx.mjs';
import { nginxBefore } from '../../lib/nginx-site.mjs';
import { serverProcess } from '../../lib/server-process.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';
import { startCluster } from '../cluster/database-cluster.mjs';
import { METRICS_TOKEN } from './server-figures.mjs';

/** @typedef {Awaited<ReturnType<typeof startProduct>>} Product */

/**
 * Server processes with the options of their unit, behind nginx by its documented file, on a database with a standby.
 * @param {number} count of the processes
 */
export const startProduct = async (count) => {
  const program = await ensureNginx();
  const home = await temporaryDataFolder('chaos');
  const dataDir = await temporaryDataFolder('chaos-data');
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
    for (const folder of [home, dataDir]) await rm(folder, { recursive: true, force: true });
  };
  try {
    const cluster = await startCluster(home);
    stops.push(cluster.stop);
    const settings = {
      ...cluster.settings,
      ...SMALL_MALLOC,
      DATA_DIR: dataDir,
      DEMO_DATA: 'on',
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      METRICS_TOKEN,
    };
    const servers = Array.from({ length: count }, () => serverProcess(settings, SMALL_HEAP));
    /** @type {string[]} */
    const urls = [];
    for (const server of servers) {
      stops.push(() => server.end());
      urls.push(await server.start());
    }
    const nginx = await nginxBefore(program, urls);
    stops.push(nginx.stop);
    await nginx.start();
    return {
      api: `${nginx.url}/api`,
      database: cluster.settings.DATABASE_URL,
      urls,
      servers,
      nginx,
      cluster,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
