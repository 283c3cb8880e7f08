import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '../../crashes/sign-in.mjs';

const HOUR_MS = 3_600_000;
/** How often a place is tried again while the server is too busy, and after how long, in ms. */
const TRIES = 30;
const BUSY_MS = 1_000;
/** Places that are signed up at the same time. */
const AT_ONCE = 4;
/** A full hour as places write it, in their own time. */
const written = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Tirane',
  hour: '2-digit',
  minute: '2-digit',
});

/** Most orders of a quarter of an hour. */
export const SLOT_ORDERS = 30;
/** Most minutes of work of a quarter of an hour, in every other place, and those of a portion there. */
export const SLOT_WORK_MINUTES = 40;
const WORK_MINUTES = 1;
/** Minutes after which an order that nobody answers is cancelled: the fewest that there are. */
export const CANCEL_MINUTES = 2;
/** Of ten places, how many are closed, and how many close their console soon. */
const CLOSED = 2;
const UNATTENDED = 1;

/**
 * @typedef {object} Place
 * @property {string} id
 * @property {string} token of its owner's session, for its first minutes
 * @property {() => Promise<string>} signIn signs its owner in anew
 * @property {string} dish id of a dish that may be ordered
 * @property {string} tableCode code of its one table
 * @property {{ from: Date, to: Date } | undefined} opening when it opens and closes; undefined where it is open all evening
 * @property {boolean} isLeft whether its console is soon closed, so that nobody answers its orders
 * @property {boolean} gaveSign whether its console has said that it is open; before, a place is not watched (product.md §340)
 */

/** @param {string} api @param {string} method @param {string} path @param {object} body @param {string} [token] */
const ask = async (api, method, path, body, token) => {
  const headers = {
    'content-type': 'application/json',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const send = () => fetch(`${api}${path}`, { method, headers, body: JSON.stringify(body) });
  let answer = await send();
  // Beside other work a machine may be too busy for a moment: nothing was done then.
  for (let tries = 0; answer.status === 503 && tries < TRIES; tries += 1) {
    await delay(BUSY_MS);
    answer = await send();
  }
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Hours of every day: around the clock, or some that begin later. @param {Place['opening']} opening */
const hoursOf = (opening) => {
  const range = opening
    ? { opens: written.format(opening.from), closes: written.format(opening.to) }
    : { opens: '05:00', closes: '04:59' };
  return { week: Array.from({ length: 7 }, () => [range]), pickup: null, table: null, special_days: [] };
};

/** @param {string} api @param {string} planId @param {number} index @returns {Promise<Place>} */
const makePlace = async (api, planId, index) => {
  const isClosed = index % 10 < CLOSED;
  // A full hour, one to two hours from now.
  const opens = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS;
  const opening = isClosed ? { from: new Date(opens), to: new Date(opens + 3 * HOUR_MS) } : undefined;
  const account = { email: `saturday${index}@shembull.al`, password: 'Sofra-e-Bardhe-2026!' };
  const { access_token: token } = await ask(api, 'POST', '/signup', {
    ...account,
    business_name: `E shtuna ${index + 1}`,
    address: 'Rruga e Durrësit 7',
    city: 'Tiranë',
    telephone: '+355691234567',
    description: '',
  });
  await ask(api, 'POST', '/subscriptions', { plan_id: planId }, token);
  const countsWork = index % 2 === 0;
  const items = [{ name: 'Tavë kosi', price: 650, ...(countsWork && { work_minutes: WORK_MINUTES }) }];
  const menu = await ask(api, 'POST', '/menus/', { title: 'Darka', sections: [], items }, token);
  const settings = {
    slot_orders: SLOT_ORDERS,
    slot_work_minutes: countsWork ? SLOT_WORK_MINUTES : null,
    remind_minutes: 1,
    cancel_minutes: CANCEL_MINUTES,
  };
  await ask(api, 'PATCH', '/availability/settings', settings, token);
  await ask(api, 'PUT', '/availability/hours', { hours: hoursOf(opening), version: 0 }, token);
  const table = await ask(api, 'POST', '/tables', { label: '1' }, token);
  return {
    id: menu.owner_id,
    token,
    signIn: () => signIn(api, account),
    dish: menu.items[0].id,
    tableCode: table.code,
    opening,
    isLeft: index % 10 >= 10 - UNATTENDED,
    gaveSign: false,
  };
};

/**
 * Signs places up, each with a menu, hours and limits.
 * @param {string} api @param {number} count
 * @returns {Promise<Place[]>}
 */
export const makePlaces = async (api, count) => {
  /** @type {Record<string, { id: string, tier: string, interval: string }[]>} */
  const plans = await (await fetch(`${api}/subscriptions/plans`)).json();
  const plan = Object.values(plans)
    .flat()
    .find(({ tier, interval }) => tier === 'standard' && interval === 'month');
  if (!plan) throw new Error('There is no standard plan.');
  /** @type {Place[]} */
  const places = [];
  for (let index = 0; index < count; index += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, count - index) }, (_, more) => index + more);
    places.push(...(await Promise.all(some.map((each) => makePlace(api, plan.id, each)))));
  }
  return places;
};
