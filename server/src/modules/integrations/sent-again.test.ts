import { randomUUID } from 'node:crypto';
import { type BusinessOrder, KEY_SCOPES, type Menu, SCOPE_CALLS } from '@tavolina/shared-api/contract';
import { createMenuWithChoices } from '../../test/choices.ts';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { createKey } from '../../test/key-of.ts';
import { type Received, send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
let key: string;
let orderId: string;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
  key = (await createKey(server, owner, KEY_SCOPES)).key;
  orderId = ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id;
});

const ask = (method: string, path: string, body: object, headers?: Record<string, string>) =>
  send(server, method, path, { token: key, body, ...(headers && { headers }) });
const order = async (): Promise<BusinessOrder> =>
  (await send(server, 'GET', `/orders/business/${orderId}`, { token: key })).body as BusinessOrder;
const confirm = () =>
  ask('PATCH', `/orders/business/${orderId}`, { status: 'confirmed', promise_minutes: 20 });
/** A change of the order's version that is there first, ready to be sent twice. */
const ofVersion = async (path: string, body: object = {}) => {
  const { version } = (await confirm()).body as BusinessOrder;
  return () => ask('POST', `/orders/business/${orderId}/${path}`, { ...body, version });
};

type Sent = () => Promise<Received>;
const CSV = { csv: 'Emri,Çmimi ALL\nBukë,100' };
const HOURS = {
  hours: {
    week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
    pickup: null,
    table: null,
    special_days: [],
  },
  version: 0,
};

/** Each write, and what it answers when it is sent again. */
const WRITES: Readonly<Record<string, { again: number; write: () => Promise<Sent> }>> = {
  'PATCH /orders/business/{orderId}': { again: 200, write: async () => confirm },
  'POST /orders/business/{orderId}/delay': {
    again: 409,
    write: () => ofVersion('delay', { minutes: 10 }),
  },
  'POST /orders/business/{orderId}/take-back': { again: 409, write: () => ofVersion('take-back') },
  'PUT /orders/business/{orderId}/collection': {
    again: 200,
    write: async () => () => ask('PUT', `/orders/business/${orderId}/collection`, { by: 'cash' }),
  },
  'POST /orders/business/seen': {
    again: 204,
    write: async () => () => ask('POST', '/orders/business/seen', { order_ids: [orderId] }),
  },
  'POST /menus/': {
    again: 201,
    write: async () => {
      const headers = { 'idempotency-key': randomUUID() };
      return () => ask('POST', '/menus/', { title: 'Darka', sections: [], items: [] }, headers);
    },
  },
  'PATCH /menus/{id}': {
    again: 200,
    write: async () => () => ask('PATCH', `/menus/${menu.id}`, { title: 'Darka' }),
  },
  'POST /menus/csv/preview': { again: 200, write: async () => () => ask('POST', '/menus/csv/preview', CSV) },
  'POST /menus/{id}/csv/preview': {
    again: 200,
    write: async () => () => ask('POST', `/menus/${menu.id}/csv/preview`, CSV),
  },
  'PUT /menus/{id}/csv': { again: 200, write: async () => () => ask('PUT', `/menus/${menu.id}/csv`, CSV) },
  'PUT /menus/{id}/items/{itemId}/sold-out': {
    again: 200,
    write: async () => () =>
      ask('PUT', `/menus/${menu.id}/items/${itemsOf(menu)[0]?.id}/sold-out`, { span: 'until_told' }),
  },
  'PUT /menus/{id}/options/{optionId}/sold-out': {
    again: 200,
    write: async () => {
      const { id: menuId, ...pizzas } = await createMenuWithChoices(server, owner);
      const option = pizzas.option_groups?.[0]?.options[0]?.id;
      return () => ask('PUT', `/menus/${menuId}/options/${option}/sold-out`, { span: 'until_told' });
    },
  },
  'PUT /menus/{id}/items/{itemId}/stock': {
    again: 200,
    write: async () => () =>
      ask('PUT', `/menus/${menu.id}/items/${itemsOf(menu)[0]?.id}/stock`, { left: 7, daily: 9, seen: null }),
  },
  'PUT /menus/{id}/options/{optionId}/stock': {
    again: 200,
    write: async () => {
      const { id: menuId, ...pizzas } = await createMenuWithChoices(server, owner);
      const option = pizzas.option_groups?.[0]?.options[0]?.id;
      return () => ask('PUT', `/menus/${menuId}/options/${option}/stock`, { left: 7, seen: null });
    },
  },
  'PUT /availability/hours': {
    again: 409,
    write: async () => () => ask('PUT', '/availability/hours', HOURS),
  },
  'PATCH /availability/settings': {
    again: 200,
    write: async () => () => ask('PATCH', '/availability/settings', { preparation_minutes: 25 }),
  },
  'PUT /availability/busy': {
    again: 200,
    write: async () => () => ask('PUT', '/availability/busy', { minutes: 10 }),
  },
  'PUT /availability/pause': {
    again: 200,
    write: async () => () => ask('PUT', '/availability/pause', { span: 'until_tomorrow' }),
  },
};

test('every write that a key allows is tried here', () => {
  const writes = Object.values(SCOPE_CALLS)
    .flat()
    .filter((route) => !route.startsWith('GET '));
  expect(Object.keys(WRITES).sort()).toEqual(writes.toSorted());
});

/** What a till could do twice. */
const done = async () => {
  const { status, history, promised_at, collected, seen_at } = await order();
  const rows = async (sql: string) => (await server.database.query(sql, [owner.id])).rows;
  return {
    order: { status, history, promised_at, collected, seen_at },
    menus: await rows('SELECT id, title, items_count FROM menus WHERE business_id = $1 ORDER BY id'),
    counts: await rows(
      `SELECT c.* FROM stock_counts c JOIN menus m ON m.id = c.menu_id WHERE m.business_id = $1 ORDER BY c.thing_id`,
    ),
    items: await rows(
      `SELECT i.name, i.sold_out_until FROM items i JOIN menus m ON m.id = i.menu_id WHERE m.business_id = $1 ORDER BY i.name`,
    ),
  };
};

// product.md §364
test.each(Object.entries(WRITES))('%s is sent again safely', async (_route, { again, write }) => {
  const sent = await write();
  const first = await sent();
  expect([first.status < 300, first.body]).toEqual([true, first.body]);
  const before = await done();
  const second = await sent();
  expect(second.status).toBe(again);
  if (again === 409)
    expect(second.body).toMatchObject({ code: 'version_conflict', current: expect.anything() });
  expect(await done()).toEqual(before);
});
