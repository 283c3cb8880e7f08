import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../remote-kit/lib/progress.mjs';
import { temporaryDataFolder } from '../lib/temporary-data-folder.mjs';
import { findOrder, firstKnown, retryUnanswered, startDiners, untilReady } from './diners.mjs';
import { expireLeases } from './expire-leases.mjs';
import { startMailServer } from './mail-server.mjs';
import { verifyMails } from './order-mails.mjs';
import { letPausesEnd, openPlacesWithTills, pausePlaces, verifyResumed } from './pauses.mjs';
import { productProcess } from './product-process.mjs';
import { comeDue, verifyCancelled, verifyReminders } from './reminders.mjs';
import { verifyOrders } from './verify-orders.mjs';

/** @typedef {import('./diners.mjs').Order} Order */

const DINERS = 8;
/**
 * How long diners order before a crash, in ms. A little more in each round, so that crashes hit different
 * moments.
 */
const CALM_MS = 300;
const CALM_STEP_MS = 37;
/**
 * How many orders' reminders, and deadlines, and how many pauses end when the server is killed, and how many more while
 * it is dead.
 */
const DUE = 3;
/**
 * The key by which browsers subscribe to pushes; by another one those that did could not be reached (product.md §317).
 * @param {string} api @returns {Promise<string>}
 */
const pushKey = async (api) => (await (await fetch(`${api}/push/key`)).json()).public_key;

/**
 * Kills the server or PostgreSQL with kill -9 while diners order, in rounds, and checks that no
 * acknowledged order is lost or doubled, that unanswered orders are reminded of and cancelled, that pauses end once, and that the key for
 * pushes stays.
 * @param {number} rounds
 * @param {{ withMails?: boolean }} [more] whether to wait, some minutes, until each order's mails have
 * arrived
 */
export const runCrashes = async (rounds, { withMails = false } = {}) => {
  const dataDir = await temporaryDataFolder('crashes');
  const mails = await startMailServer();
  const product = productProcess(dataDir, mails.url);
  /** @type {Set<string>} */
  const inHand = new Set();
  /** @param {Order[]} orders @param {readonly import('./pauses.mjs').Place[]} places that pause */
  const killServer = async (orders, places) => {
    const ids = await firstKnown(orders, 4 * DUE);
    const [reminded, cancelled] = [ids.slice(0, 2 * DUE), ids.slice(2 * DUE)];
    /** @param {number} from */
    const come = async (from) => {
      await comeDue(dataDir, 'order-reminder', reminded.slice(from, from + DUE));
      await comeDue(dataDir, 'order-unanswered', cancelled.slice(from, from + DUE));
      await letPausesEnd(dataDir, places.slice(from, from + DUE));
    };
    await come(0);
    await product.crashServer(async () => {
      for (const id of await expireLeases(dataDir)) inHand.add(id);
      await come(DUE);
    });
    return { reminded, cancelled };
  };
  try {
    const api = `${await product.start()}/api`;
    const request = await findOrder(api);
    const key = await pushKey(api);
    const places = await openPlacesWithTills(api, 2 * DUE);
    let pauses = 0;
    /** @type {Order[]} */
    const all = [];
    for (let round = 0; round < rounds; round += 1) {
      const isServer = round % 2 === 0;
      if (isServer) await pausePlaces(api, places);
      const { orders, stop } = startDiners(api, request, DINERS);
      await delay(CALM_MS + round * CALM_STEP_MS);
      const due = isServer ? await killServer(orders, places) : { reminded: [], cancelled: [] };
      if (isServer) pauses += 1;
      else await product.crashDatabase();
      await untilReady(api);
      await stop();
      const unanswered = orders.filter(({ id }) => id === undefined).length;
      await retryUnanswered(api, request, orders);
      all.push(...orders);
      await verifyOrders(api, all, request.items.length);
      if ((await pushKey(api)) !== key) throw new Error('The restarted server has another key for pushes.');
      await verifyReminders(dataDir, due.reminded, inHand);
      await verifyCancelled(dataDir, due.cancelled);
      await verifyResumed(dataDir, places, pauses);
      say(
        `Round ${round + 1}, ${isServer ? 'server' : 'PostgreSQL'} killed: ${orders.length} orders, ${unanswered} repeated, all there once`,
      );
    }
    if (!withMails) return;
    const twice = await verifyMails(mails.counts, all, inHand);
    say(`Mails of ${all.length} orders: none missing, ${twice} twice under one Message-ID`);
  } finally {
    await product.stop();
    await mails.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
