import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 100;

/**
 * @typedef {{ key: string, email: string, id: string | undefined }} Order an order as its diner knows it
 */

/** @typedef {{ business: { id: string }, sections: { items: { id: string }[] }[] }} Menu what an order needs of a menu */

/** @template T @param {string} url @returns {Promise<T>} */
const read = async (url) => /** @type {Promise<T>} */ ((await fetch(url)).json());

/**
 * An order that can be placed any number of times: two dishes of a place that takes orders.
 * @param {string} api
 */
export const findOrder = async (api) => {
  /** @type {{ items: { id: string }[] }} */
  const { items: menus } = await read(`${api}/menus/?business_name=Oxhaku&available_only=true`);
  /** @type {Menu} */
  const menu = await read(`${api}/menus/${menus[0]?.id}`);
  const dishes = menu.sections.flatMap((section) => section.items);
  const items = dishes.slice(0, 2).map(({ id }) => ({ menu_item_id: id, quantity: 1 }));
  return { business_id: menu.business.id, items, payment_method: 'pay_later' };
};

/**
 * Asks once for an order.
 * @param {string} api @param {object} request @param {Order} order
 * @returns {Promise<boolean>} whether the diner now knows its id
 */
const ask = async (api, request, order) => {
  const body = {
    ...request,
    customer_name: 'Arta',
    customer_email: order.email,
    customer_phone: '+355690000000',
  };
  const headers = { 'content-type': 'application/json', 'idempotency-key': order.key };
  try {
    const answer = await fetch(`${api}/orders`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.ok) order.id = (await answer.json()).id;
    else if (answer.status < 500 && answer.status !== 409) throw new TypeError(await answer.text());
  } catch (error) {
    // A broken connection is expected here: the diner does not know whether the order was placed.
    if (error instanceof TypeError && !(error.cause instanceof Error)) throw error;
  }
  return order.id !== undefined;
};

/**
 * Places orders until it is stopped.
 * @param {string} api
 * @param {object} request
 * @param {number} count
 * @returns {{ orders: Order[], stop: () => Promise<void> }}
 */
export const startDiners = (api, request, count) => {
  /** @type {Order[]} */
  const orders = [];
  let isOpen = true;
  const dine = async () => {
    while (isOpen) {
      const key = randomUUID();
      const order = { key, email: `${key}@shembull.al`, id: undefined };
      orders.push(order);
      if (!(await ask(api, request, order))) await delay(RETRY_MS);
    }
  };
  const diners = Promise.all(Array.from({ length: count }, dine));
  // `stop` rethrows it; until then nobody handles it.
  diners.catch(() => undefined);
  return {
    orders,
    stop: async () => {
      isOpen = false;
      await diners;
    },
  };
};

/**
 * Repeats every unanswered order with its own key until it is answered.
 * @param {string} api
 * @param {object} request
 * @param {Order[]} orders
 */
export const retryUnanswered = async (api, request, orders) => {
  for (const order of orders.filter(({ id }) => id === undefined)) {
    while (!(await ask(api, request, order))) await delay(RETRY_MS);
  }
};

/**
 * Numbers of the first orders whose diners know them, once there are so many.
 * @param {Order[]} orders @param {number} count
 */
export const firstKnown = async (orders, count) => {
  const known = () => orders.flatMap(({ id }) => id ?? []);
  while (known().length < count) await delay(50);
  return known().slice(0, count);
};

/** Waits until a server is ready for orders. @param {string} api */
export const untilReady = async (api) => {
  const isReady = () =>
    fetch(`${api}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await delay(50);
};
