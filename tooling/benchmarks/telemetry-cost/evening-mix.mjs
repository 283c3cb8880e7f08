import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { orderOf } from '../evening/guests.mjs';
import { makePlaces } from '../evening/places.mjs';
import { readQueries } from '../search/read-queries.mjs';
import { asking, forEachOf } from './ask.mjs';

/** @typedef {import('./ask.mjs').Ask} Ask */
/** @typedef {import('../evening/places.mjs').Place} Place */

/** One guest of so many checks a cart, and one of so many orders. */
const CHECKING = 2;
const ORDERING = 4;
/** One order of so many is of a table. */
const AT_TABLES = 3;
/** Places that take orders; each has one console open. Of ten that are made, some are closed. */
const PLACES = 10;
/** How the staff moves an order on. */
const STEPS = ['confirmed', 'preparing', 'ready', 'completed'];
/** Menus and places of the demo that guests look at. */
const SEEN = 40;
/** Where the words are searched in turn once each was searched for, so that answers are not kept ones. */
const CITIES = ['', 'Tirana', 'Durrës', 'Shkodër', 'Vlorë'];

/** @typedef {Awaited<ReturnType<typeof prepareEvening>>} Evening */

/**
 * Signs up the places of an evening, without limits, and reads what its guests ask for.
 * @param {string} url of a server
 */
export const prepareEvening = async (url) => {
  const ask = asking(url);
  const places = (await makePlaces(`${url}/api`, PLACES)).filter(({ opening }) => !opening);
  for (const { token } of places)
    await ask('/api/availability/settings', {
      ...asOwner(token, 'PATCH'),
      body: JSON.stringify({ slot_orders: null, slot_work_minutes: null }),
    });
  /** @type {{ items: { id: string }[] }} */
  const menus = JSON.parse(await ask(`/api/menus/?limit=${SEEN}`));
  const sitemap = await ask('/sitemap.xml');
  const slugs = Array.from(sitemap.matchAll(/<loc>[^<]*\/place\/([^<?]+)<\/loc>/g), ([, slug]) => slug ?? '');
  const file = path.join(import.meta.dirname, '../search/judged-queries.csv');
  const queries = readQueries(await readFile(file, 'utf8')).map(({ query }) => query);
  return { places, menus: menus.items.map(({ id }) => id), slugs: slugs.slice(0, SEEN), queries };
};

/** @param {string} token @param {string} method */
const asOwner = (token, method) => ({
  method,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
});

/** A list's entry, from the beginning again after its end. @template T @param {readonly T[]} list @param {number} number @returns {T} */
const pick = (list, number) => /** @type {T} */ (list[number % list.length]);

/** A browser opens a page, and gets its first view. @param {Ask} ask @param {string} path */
const openPage = (ask, path) => ask(path, { headers: { accept: 'text/html' } });

/** The checkout looks whether and when the place takes the cart. @param {Ask} ask @param {Place} place */
const checkCart = async (ask, { id }) => {
  await ask(`/api/places/${id}/availability`);
  await ask(`/api/places/${id}/slots?fulfilment=pickup`);
};

/**
 * A guest orders and follows the order, while the staff moves it on. Its console reads the orders after each change, once:
 * consoles that follow by themselves read a list for several changes, as it happens, so that two servers would not do the
 * same.
 * @param {Ask} ask @param {Place} place @param {number} number of the guest
 */
const orderAndFollow = async (ask, place, number) => {
  const guest = {
    email: `${randomUUID()}@shembull.al`,
    place,
    quantity: 1 + (number % 3),
    isAtTable: (number / ORDERING) % AT_TABLES === 0,
    hasCard: false,
  };
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = JSON.stringify(orderOf(guest));
  const { id } = JSON.parse(await ask('/api/orders', { method: 'POST', headers, body }));
  await ask('/api/availability/alive', { ...asOwner(place.token, 'PUT'), body: '{}' });
  await ask('/api/orders/business', asOwner(place.token, 'GET'));
  for (const status of STEPS) {
    const step = { ...asOwner(place.token, 'PATCH'), body: JSON.stringify({ status }) };
    await ask(`/api/orders/business/${id}`, step);
    await ask('/api/orders/business', asOwner(place.token, 'GET'));
    await ask(`/api/orders/customer/${id}?email=${encodeURIComponent(guest.email)}`);
  }
};

/** One guest in two types words, and one opens the page of a search. @param {Ask} ask @param {string[]} queries @param {number} number of the guest */
const search = async (ask, queries, number) => {
  const q = pick(queries, number);
  const city = pick(CITIES, Math.floor(number / queries.length));
  const address = `/restaurants?${new URLSearchParams({ q, ...(city && { city }) })}`;
  if (number % 2 > 0) return openPage(ask, address);
  await ask(`/api/suggestions?lang=sq&q=${encodeURIComponent(q.slice(0, 3))}`);
  return ask(`/api${address}`);
};

/**
 * One guest: opens the start page, searches, and opens a menu and a further one; some open a place's page and check a
 * cart, and some of these order.
 * @param {Ask} ask @param {Evening} evening @param {number} number of the guest, which says what he does
 */
const visit = async (ask, { places, menus, slugs, queries }, number) => {
  await openPage(ask, '/');
  await search(ask, queries, number);
  await openPage(ask, `/menu/${pick(menus, number)}`);
  await ask(`/api/menus/${pick(menus, number + 1)}`);
  if (number % CHECKING > 0) return;
  await openPage(ask, `/place/${pick(slugs, number / CHECKING)}`);
  const place = pick(places, number / CHECKING);
  await checkCart(ask, place);
  if (number % ORDERING === 0) await orderAndFollow(ask, place, number);
};

/**
 * Lets guests come: the same ones by their numbers, whichever server they ask.
 * @param {Ask} ask @param {Evening} evening @param {{ from: number, to: number }} guests
 */
export const serveGuests = (ask, evening, guests) =>
  forEachOf(guests, (number) => visit(ask, evening, number));

/**
 * Opens the live updates of the places' consoles at a server.
 * @param {string} url of the server @param {Evening} evening
 * @returns {Promise<() => void>} closes them
 */
export const openConsoles = async (url, { places }) => {
  const closing = new AbortController();
  for (const { token } of places) {
    const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
    const answer = await fetch(`${url}/api/orders/business/events`, { headers, signal: closing.signal });
    if (!answer.ok) throw new Error(`live updates: ${answer.status}`);
    answer.body?.pipeTo(new WritableStream()).catch(() => undefined);
  }
  return () => closing.abort();
};
