import type { Item, Menu, SoldOutSpan } from '@tavolina/shared-api/contract';
import { eventually } from '../../../test/eventually.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { holdLock } from '../../../test/held-lock.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { soldOutEndsJob } from './sold-out.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const HOUR_MS = 3_600_000;

let owner: TestOwner;
let menu: Menu;
let dish: Item;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  dish = itemsOf(menu)[0] as Item;
});

const sellOut = async (span: SoldOutSpan) => {
  const { status, body } = await send(server, 'PUT', `/menus/${menu.id}/items/${dish.id}/sold-out`, {
    token: owner.accessToken,
    body: { span },
  });
  expect(status).toBe(200);
  return body as { item: Item; version: number };
};

const read = async (token?: string) =>
  (await send(server, 'GET', `/menus/${menu.id}`, token ? { token } : {})).body as Menu;
const namesForDiners = async () => itemsOf(await read()).map(({ name }) => name);
const order = () => send(server, 'POST', '/orders', { body: orderBody(menu) });
const lowestPrice = async () => {
  const { body } = await send(server, 'GET', '/menus/my/', { token: owner.accessToken });
  return (body as { price: number | null }[])[0]?.price;
};
const found = async () => {
  const { body } = await send(server, 'GET', '/menus/?q=kosi&limit=100');
  return (body as { items: Menu[] }).items.some(({ id }) => id === menu.id);
};

/** Lets the time of the item be over. */
const letItEnd = () =>
  server.database.query(`UPDATE items SET sold_out_until = now() - interval '1 second' WHERE id = $1`, [
    dish.id,
  ]);

// product.md §61
test('a sold-out item is gone for diners at once, in menu, lists and orders, and back when the owner says', async () => {
  expect(await namesForDiners()).toContain('Tavë kosi');
  expect(await found()).toBe(true);
  expect((await sellOut('until_told')).item.sold_out).toEqual({ until: null });
  expect(await namesForDiners()).toEqual(['Fërgesë e Tiranës']);
  expect(await found()).toBe(false);
  expect(await order()).toMatchObject({
    status: 409,
    body: { code: 'item_unavailable', subject: 'Tavë kosi' },
  });

  expect((await sellOut('no')).item).not.toHaveProperty('sold_out');
  expect(await namesForDiners()).toContain('Tavë kosi');
  expect(await found()).toBe(true);
  expect((await order()).status).toBe(201);
});

test('an item that sells out while its place is renamed is not found under the new name', async () => {
  const held = await holdLock(server, 'LOCK TABLE search_words');
  const sale = sellOut('until_told');
  await held.waiting(1);
  const renaming = send(server, 'PATCH', '/users/profile/', {
    token: owner.accessToken,
    body: { business_name: 'Te Ura e Re' },
  });
  await held.waiting(2);
  await held.release();
  await sale;
  expect((await renaming).status).toBe(200);
  expect(await found()).toBe(false);
  const { body } = await send(server, 'GET', '/menus/?q=Ura%20e%20Re&limit=100');
  expect((body as { items: Menu[] }).items.map(({ id }) => id)).toContain(menu.id);
});

// product.md §61
test('an hour is an hour, and today ends at midnight in Tirane', async () => {
  const until = async (span: SoldOutSpan) => new Date((await sellOut(span)).item.sold_out?.until ?? '');
  const before = Date.now();
  const inAnHour = (await until('for_an_hour')).getTime();
  expect(inAnHour - HOUR_MS).toBeGreaterThanOrEqual(before - 1_000);
  expect(inAnHour - HOUR_MS).toBeLessThanOrEqual(Date.now() + 1_000);

  const midnight = await until('for_today');
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Tirane', timeStyle: 'medium' });
  expect(clock.format(midnight)).toBe('00:00:00');
  expect(midnight.getTime()).toBeGreaterThan(before);
  expect(midnight.getTime() - before).toBeLessThanOrEqual(25 * HOUR_MS);
});

test('it comes back by itself: orders at that very moment, kept answers and lists with it', async () => {
  const other = itemsOf(menu)[1]?.id ?? '';
  await send(server, 'PUT', `/menus/${menu.id}/items/${other}/sold-out`, {
    token: owner.accessToken,
    body: { span: 'until_told' },
  });
  await sellOut('for_an_hour');
  expect(await lowestPrice()).toBeNull();
  await letItEnd();
  expect((await order()).status).toBe(201);
  expect(itemsOf(await read(owner.accessToken))[0]).not.toHaveProperty('sold_out');
  expect(await lowestPrice()).toBeNull();

  await server.jobs.send(server.database, soldOutEndsJob, { menu_id: menu.id });
  await eventually(async () => {
    expect(await lowestPrice()).toBe(650);
    expect(await namesForDiners()).toEqual(['Tavë kosi']);
  });
});

test('the work that brings it back waits for its moment', async () => {
  const { item } = await sellOut('for_an_hour');
  const { rows } = await server.database.query(
    `SELECT start_after FROM pgboss.job WHERE name = 'sold-out-ends' AND data ->> 'menu_id' = $1`,
    [menu.id],
  );
  expect(rows).toEqual([{ start_after: new Date(item.sold_out?.until ?? '') }]);
});

// product.md §61
test('an open editor saves what it holds, and the item stays sold out', async () => {
  const { version } = await sellOut('for_today');
  expect(version).toBe(menu.version);
  const saved = await send(server, 'PATCH', `/menus/${menu.id}`, {
    token: owner.accessToken,
    body: {
      version: menu.version,
      sections: menu.sections.map((section) => ({
        ...section,
        items: section.items.map(({ id, name, available }) => ({ id, name: `${name}!`, available })),
      })),
    },
  });
  expect(saved.status).toBe(200);
  expect(itemsOf(saved.body as Menu)[0]).toMatchObject({
    name: 'Tavë kosi!',
    available: true,
    sold_out: { until: expect.any(String) },
  });
});

test('a save that changes whether the item can be had decides again', async () => {
  await sellOut('until_told');
  const say = (available: boolean) =>
    send(server, 'PATCH', `/menus/${menu.id}`, {
      token: owner.accessToken,
      body: { sections: [{ id: menu.sections[0]?.id, items: [{ id: dish.id, available }] }] },
    });
  expect(itemsOf((await say(false)).body as Menu)[0]).not.toHaveProperty('sold_out');
  await say(true);
  expect(await namesForDiners()).toContain('Tavë kosi');
});

test('to have again what the menu called unavailable is a change of the menu', async () => {
  const { body } = await send(server, 'PATCH', `/menus/${menu.id}`, {
    token: owner.accessToken,
    body: { sections: [{ id: menu.sections[0]?.id, items: [{ id: dish.id, available: false }] }] },
  });
  const { item, version } = await sellOut('no');
  expect(item.available).toBe(true);
  expect(version).toBe((body as Menu).version + 1);
  expect(await namesForDiners()).toContain('Tavë kosi');
});

test('an item of another menu, and a menu of another place, are unknown, each by its name', async () => {
  const second = await createMenu(server, owner, { title: 'Tjetra' });
  const elsewhere = await send(server, 'PUT', `/menus/${second.id}/items/${dish.id}/sold-out`, {
    token: owner.accessToken,
    body: { span: 'until_told' },
  });
  expect(elsewhere).toMatchObject({
    status: 404,
    body: { code: 'item_not_found', detail: 'Ky artikull nuk është në këtë menu.' },
  });
  const noId = await send(server, 'PUT', `/menus/${menu.id}/items/x/sold-out`, {
    token: owner.accessToken,
    body: { span: 'no' },
  });
  expect(noId).toMatchObject({ status: 404, body: { code: 'item_not_found' } });
  const another = await createOwner(server);
  const stranger = await send(server, 'PUT', `/menus/${menu.id}/items/${dish.id}/sold-out`, {
    token: another.accessToken,
    body: { span: 'no' },
  });
  expect(stranger).toMatchObject({ status: 404, body: { code: 'menu_not_found' } });
  const unknownSpan = await send(server, 'PUT', `/menus/${menu.id}/items/${dish.id}/sold-out`, {
    token: owner.accessToken,
    body: { span: 'nesër' },
  });
  expect(unknownSpan).toMatchObject({ status: 422, body: { errors: [{ field: 'span' }] } });
});
