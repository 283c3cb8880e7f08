import { randomUUID } from 'node:crypto';
import { findOrder } from '../../crashes/diners.mjs';
import { filledMenu } from '../filled-menu.mjs';
import { largePicture } from '../pictures-to-upload.mjs';

const PASSWORD = 'Sofra-e-Bardhe-2026!';
const OWNERS = [11, 12, 13];
const WORDS = ['tave', 'byrek', 'peshk', 'pica', 'qofte', 'kafe', 'supe', 'trilece', 'sallate', 'mish'];

/** Pages that anybody may open, besides menus. */
const PAGES = [
  ...['/', '/restaurants', '/restaurants?city=Tirane', '/about', '/contact', '/terms', '/privacy'],
  ...['/business', '/business/pricing', '/business/contact', '/business/login', '/business/signup'],
];

/** @param {string} url @param {RequestInit} [request] */
const ask = async (url, request) => {
  const answer = await fetch(url, { redirect: 'manual', ...request });
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${url}: ${answer.status}`);
  return answer.arrayBuffer();
};

/** @template T @param {readonly T[]} of @param {number} turn @returns {T} */
const next = (of, turn) => /** @type {T} */ (of[turn % of.length]);

/** @param {object} body @returns {RequestInit} */
const json = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** @param {string} token @param {number} turn @returns {Promise<RequestInit>} */
const upload = async (token, turn) => {
  const form = new FormData();
  form.append(
    'file',
    new Blob([new Uint8Array(await largePicture(turn))], { type: 'image/jpeg' }),
    'foto.jpg',
  );
  return { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form };
};

/**
 * Visitors and owners who do all that takes memory, each kind in turns of its own.
 * @param {string} url address of the product
 * @returns {Promise<((turn: number) => Promise<unknown>)[]>} what each of them does in a turn
 */
export const visitors = async (url) => {
  const api = `${url}/api`;
  const { items } = await (await fetch(`${api}/menus/?limit=100`)).json();
  const menus = items.map((/** @type {{ id: string }} */ { id }) => id);
  const order = await findOrder(api);
  /** @type {{ session: Record<string, string> }[]} */
  const places = [];
  for (const count of OWNERS) places.push(await filledMenu(url, count));
  const languages = ['sq', 'en'].map((language) => ({ headers: { 'accept-language': language } }));

  const openPage = (/** @type {number} */ turn) =>
    ask(`${url}${next(PAGES, turn)}`, next(languages, Math.floor(turn / PAGES.length)));
  const openMenu = (/** @type {number} */ turn) =>
    ask(`${url}/menu/${next(menus, turn)}`, next(languages, Math.floor(turn / menus.length)));
  const search = (/** @type {number} */ turn) =>
    ask(`${api}/${turn % 2 ? 'menus' : 'restaurants'}/?q=${next(WORDS, turn)}&skip=${turn % 50}`);
  const readMenu = (/** @type {number} */ turn) => ask(`${api}/menus/${next(menus, turn)}`);
  const placeOrder = () => {
    const diner = {
      customer_name: 'Arta',
      customer_email: `${randomUUID()}@shembull.al`,
      customer_phone: '+355690000000',
    };
    return ask(`${api}/orders`, json({ ...order, ...diner }));
  };
  const signIn = (/** @type {number} */ turn) =>
    ask(`${api}/login`, {
      method: 'POST',
      body: new URLSearchParams({
        username: `bench${next(OWNERS, turn)}@shembull.al`,
        password: PASSWORD,
      }),
    });
  const uploadPicture = async (/** @type {number} */ turn) => {
    const { session } = next(places, turn);
    await ask(`${api}/users/profile-image/`, await upload(String(session.access_token), turn));
  };
  const readOrders = (/** @type {number} */ turn) =>
    ask(`${api}/orders/business`, {
      headers: { authorization: `Bearer ${next(places, turn).session.access_token}` },
    });
  return [openPage, openMenu, search, readMenu, placeOrder, signIn, uploadPicture, uploadPicture, readOrders];
};
