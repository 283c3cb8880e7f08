import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { findOrder, retryUnanswered, startDiners } from '../../crashes/diners.mjs';
import { verifyOrders } from '../../crashes/verify-orders.mjs';
import { startServer } from '../../lib/start-server.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';
import { startCluster } from '../cluster/database-cluster.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const DINERS = 8;
const CALM_MS = 5_000;
/** An order must be possible again so soon, in ms. */
const MOST_MS = 30_000;

/** @param {import('../../crashes/diners.mjs').Order[]} orders */
const answered = (orders) => orders.filter(({ id }) => id !== undefined).length;

/**
 * Kills the primary of PostgreSQL under orders, in rounds: no acknowledged order may be lost or doubled, orders are taken
 * again within half a minute, and pages are served meanwhile (decision 0090).
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
      const diners = apis.map((each) => startDiners(each, request, DINERS / apis.length));
      const placed = () => diners.flatMap(({ orders }) => orders);
      await delay(CALM_MS);
      const bringBack = await cluster.killPrimary();
      const killed = performance.now();
      // What is under way answers or fails within two seconds; orders after that are the new primary's.
      await delay(2_000);
      const before = answered(placed());
      while (answered(placed()) === before) {
        if (performance.now() - killed > 2 * MOST_MS) throw new Error('No order was taken for a minute.');
        await delay(50);
      }
      const took = performance.now() - killed;
      await delay(CALM_MS);
      await Promise.all(diners.map(({ stop }) => stop()));
      const orders = placed();
      const repeated = orders.length - answered(orders);
      await retryUnanswered(api, request, orders);
      all.push(...orders);
      await verifyOrders(api, all, request.items.length);
      const back = performance.now();
      await bringBack();
      say(
        `Round ${round}: ${orders.length} orders, ${repeated} repeated, all there once; orders again after ${(took / 1000).toFixed(1)} s, a standby again after ${((performance.now() - back) / 1000).toFixed(1)} s`,
      );
      if (took > MOST_MS) throw new Error(`Orders were taken again after ${took} ms only.`);
    }
  } finally {
    for (const { stop } of servers.reverse()) await stop();
    await cluster.stop();
    for (const folder of [home, dataDir]) await rm(folder, { recursive: true, force: true });
  }
};
