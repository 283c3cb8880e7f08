import { rm } from 'node:fs/promises';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { startServer } from '../../lib/start-server.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';
import { findOrder } from '../diners.mjs';
import { verifyOrders } from '../verify-orders.mjs';
import { orderThrough } from './order-through.mjs';
import { startPair } from './standby-pair.mjs';

/**
 * Two servers on a database with a standby, whose primary is killed under orders: none that was acknowledged may be lost
 * or doubled, and orders are taken again within half a minute (decision 0105). `npm run bench failover` does it with
 * Patroni.
 */
export const runFailover = async () => {
  const home = await temporaryDataFolder('failover');
  const dataDir = await temporaryDataFolder('failover-data');
  /** @type {(() => Promise<unknown>)[]} */
  const stops = [];
  try {
    const pair = await startPair(home);
    stops.push(pair.stop);
    const apis = [];
    for (let count = 0; count < 2; count += 1) {
      const { url, stop } = await startServer(dataDir, [], pair.settings);
      stops.push(stop);
      apis.push(`${url}/api`);
    }
    const [api = ''] = apis;
    const request = await findOrder(api);
    const { orders, repeated, tookMs } = await orderThrough(apis, request, pair.replacePrimary);
    await verifyOrders(api, orders, request.items.length);
    say(
      `The primary of the database killed: ${orders.length} orders, ${repeated} repeated, all there once; orders again after ${(tookMs / 1_000).toFixed(1)} s`,
    );
  } finally {
    for (const stop of stops.reverse()) await stop();
    for (const folder of [home, dataDir]) await rm(folder, { recursive: true, force: true });
  }
};
