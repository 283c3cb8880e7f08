import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../remote-kit/lib/progress.mjs';
import { expireLeases } from '../../crashes/expire-leases.mjs';
import { startMailServer } from '../../crashes/mail-server.mjs';
import { productProcess } from '../../crashes/product-process.mjs';
import { withEmbedded } from '../../lib/embedded-client.mjs';
import { temporaryDataFolder } from '../../lib/temporary-data-folder.mjs';
import { openConsoles } from '../evening/consoles.mjs';
import { findingsOf } from '../evening/findings.mjs';
import { order } from '../evening/guests.mjs';
import { CANCEL_MINUTES, makePlaces } from '../evening/places.mjs';

const PLACES = Number(process.env.PLACES ?? 200);
const ORDERS = Number(process.env.ORDERS ?? 20_000);
/** No guest comes after so many minutes, however few there were. */
const MINUTES = Number(process.env.MINUTES ?? Number.POSITIVE_INFINITY);
/** After how many guests it says how far the evening is. */
const SAY_EVERY = 1_000;
/** How many cases of a fault it names. */
const SAID_CASES = 30;
/** Guests who order at the same time. */
const GUESTS = 40;
/** How often the server or its database is killed, in ms: on average, at random. A short evening needs it more often. */
const KILL_MS = Number(process.env.KILL_SECONDS ?? 90) * 1_000;
/** After the last kill: until nobody may still wait for an answer, or for money that goes back. */
const REST_MS = (CANCEL_MINUTES + 3) * 60_000;
/** After the beginning: until the places whose consoles were closed have paused (product.md §341). */
const PAUSED_MS = 8 * 60_000;

/**
 * An evening of many places, pressed into minutes, with random kills, lost networks and consoles that are closed. Where it
 * finds faults, it says which orders and places they are and leaves the data folder.
 * @throws {Error} when an order is lost, doubled, silent, over capacity, outside hours or promised before now, or
 *   when a card is charged twice or its money is kept for an order that was cancelled
 */
export const benchmarkSaturday = async () => {
  const folder = await temporaryDataFolder('saturday');
  const mails = await startMailServer();
  const product = productProcess(folder, mails.url);
  let isOver = false;
  let isKept = false;
  try {
    const api = `${await product.start()}/api`;
    const places = await makePlaces(api, PLACES);
    const cards = await (await fetch(`${api}/payments/config`)).json();
    const shop = { api, cardKey: cards.publishable_key };
    say(`${PLACES} places are open.`);
    const consoles = openConsoles(api, places);
    let kills = 0;
    const chaos = (async () => {
      for (;;) {
        await delay(KILL_MS * (0.5 + Math.random()));
        if (isOver) return;
        kills += 1;
        if (kills % 3 === 0) await product.crashDatabase();
        else await product.crashServer(async () => void (await expireLeases(folder)));
      }
    })();
    /** @type {import('../evening/guests.mjs').Guest[]} */
    const guests = [];
    const began = performance.now();
    const elapsed = () => Math.round((performance.now() - began) / 1_000);
    const dine = async () => {
      while (guests.length < ORDERS && performance.now() - began < MINUTES * 60_000) {
        if (guests.length % SAY_EVERY === 0) say(`${guests.length} guests, ${elapsed()} s.`);
        const place = places[Math.floor(Math.random() * places.length)];
        if (place) await order(shop, place, guests);
      }
    };
    await Promise.all(Array.from({ length: GUESTS }, dine));
    isOver = true;
    say(`${guests.length} guests have ordered in ${elapsed()} s, ${kills} kills.`);
    await chaos;
    await delay(Math.max(REST_MS, PAUSED_MS - (performance.now() - began)));
    await consoles.close();
    isKept = true;
    const { faults, ...counts } = await withEmbedded(folder, (client) => findingsOf(client, guests, places));
    for (const [what, count] of Object.entries(counts)) say(`${what}: ${count}`);
    for (const [what, cases] of Object.entries(faults)) say(`${what}: ${cases.length}`);
    const wrong = Object.entries(faults).filter(([, cases]) => cases.length > 0);
    for (const [what, cases] of wrong)
      for (const one of cases.slice(0, SAID_CASES)) say(`${what}: ${JSON.stringify(one)}`);
    if (wrong.length > 0)
      throw new Error(`An evening with faults: ${wrong.map(([what]) => what)}. Its data is in ${folder}.`);
    isKept = false;
  } finally {
    isOver = true;
    await product.stop();
    await mails.stop();
    if (!isKept) await rm(folder, { recursive: true, force: true });
  }
};
