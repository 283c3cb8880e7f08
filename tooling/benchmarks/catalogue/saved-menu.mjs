import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';
import { foods } from './catalogue-database.mjs';

const SAVED_DISHES = 100;
const SECTIONS = 5;
const IN_SECTION = SAVED_DISHES / SECTIONS;
const MONTH_MS = 30 * 86_400_000;

/**
 * @param {string} address
 * @param {'POST' | 'PATCH'} method
 * @param {object} body
 * @param {string} [token]
 */
const send = async (address, method, body, token) => {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/**
 * Signs a place up that has a menu of 100 dishes.
 * @param {{ api: string, database: import('pg').Pool }} app
 * @returns {Promise<() => Promise<void>>} saves the menu, each time with other names of all dishes
 */
export const menuToSave = async ({ api, database }) => {
  const subscriptions = await import(
    path.join(ROOT, 'server/dist/modules/subscriptions/subscriptions-service.js')
  );
  const names = await foods();
  const session = await send(`${api}/signup`, 'POST', {
    email: `${randomUUID()}@shembull.al`,
    password: 'Sofra-e-Bardhe-2026!',
    business_name: 'Sofra e Bardhë',
    address: 'Rruga e Durrësit 7',
    city: 'Tiranë',
    telephone: '+355691234567',
  });
  await subscriptions.addSubscription(database, session.user_id, {
    planId: 'standard-month',
    status: 'active',
    cancelAtPeriodEnd: false,
    start: new Date(),
    end: new Date(Date.now() + MONTH_MS),
  });
  const nameOf = (/** @type {number} */ place) => {
    const food = (/** @type {number} */ at) => names[at % names.length];
    return `${food(place * 7)} me ${food(place * 11 + 3)}`;
  };
  let turn = 0;
  /** @type {import('../../../shared-api/src/contract/menus/menu-schemas.ts').Menu} */
  let menu = await send(
    `${api}/menus/`,
    'POST',
    {
      title: 'Dreka',
      default_currency: 'ALL',
      sections: Array.from({ length: SECTIONS }, (_, section) => ({
        title: `Gatime ${section + 1}`,
        items: Array.from({ length: IN_SECTION }, (__, item) => ({
          name: nameOf(section * IN_SECTION + item),
          description: 'Me perime të stinës, djathë të bardhë dhe bukë të ngrohtë',
          price: 400 + item,
        })),
      })),
    },
    session.access_token,
  );
  return async () => {
    turn += 1;
    const sections = menu.sections.map((section, place) => ({
      id: section.id,
      title: section.title,
      items: section.items.map((item, at) => ({
        id: item.id,
        name: nameOf(turn * SAVED_DISHES + place * IN_SECTION + at),
        description: item.description,
        price: item.price,
      })),
    }));
    menu = await send(
      `${api}/menus/${menu.id}`,
      'PATCH',
      { version: menu.version, sections },
      session.access_token,
    );
  };
};
