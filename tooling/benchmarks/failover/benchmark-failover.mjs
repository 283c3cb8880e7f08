import { rm } from 'node:fs/promises';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { findOrder } from '../../crashes/diners.mjs';
import { orderThrough } from '../../crashes/failover/order-through.mjs';
import { verifyOrders } from '../../crashes/verify-orders.mjs';
import { startServer } from '../../lib/start-server.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';
import { startCluster } from '../cluster/database-cluster.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/**
 * Kills the primary of PostgreSQL under orders, in rounds: no acknowledged order may be lost or doubled, orders are taken
 * again within half a minute, and pages are served meanwhile (decision 0091).
 * @param {readonly { folder: string }[]} parts
 * @throws {Error} naming what was lost, or what took too long
 */
export const benchmarkFailover = async (parts) => {
  const home = await temporaryDataFolder('failover');
  const dataDir = await temporaryDataFolder('failover-data');
  const cluster = await startCluster(home);
  /** @type {Awaited<ReturnType<typeof startServer>>[]} */
  const servers = [];
  try {
    servers.push(await startServer(dataDir, parts, cluster.settings));
    servers.push(await startServer(dataDir, [], cluster.settings));
    const apis = servers.map(({ url }) => `${url}/api`);
    const [api = ''] = apis;
    const request = await findOrder(api);
    /** @type {import('../../crashes/diners.mjs').Order[]} */
    const all = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      /** @type {() => Promise<void>} */
      let bringBack = async () => undefined;
      const { orders, repeated, tookMs } = await orderThrough(apis, request, async () => {
        bringBack = await cluster.killPrimary();
      });
      all.push(...orders);
      await verifyOrders(api, all, request.items.length);
      const back = performance.now();
      await bringBack();
      say(
        `Round ${round}: ${orders.length} orders, ${repeated} repeated, all there once; orders again after ${(tookMs / 1000).toFixed(1)} s, a standby again after ${((performance.now() - back) / 1000).toFixed(1)} s`,
      );
    }
  } finally {
    for (const { stop } of servers.reverse()) await stop();
    await cluster.stop();
    for (const folder of [home, dataDir]) await rm(folder, { recursive: true, force: true });
  }
};
