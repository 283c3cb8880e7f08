import { LIMITS, type OrderPlaced, type PlaceTable } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();

const openPlace = async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const token = owner.accessToken;
  return {
    id: owner.id,
    add: (label: string) => send(server, 'POST', '/tables', { token, body: { label } }),
    list: async () => (await send(server, 'GET', '/tables', { token })).body as PlaceTable[],
    renew: (id: string) => send(server, 'POST', `/tables/${id}/code`, { token }),
    remove: (id: string) => send(server, 'DELETE', `/tables/${id}`, { token }),
    read: (code: string) => send(server, 'GET', `/places/${owner.id}/tables/${code}`),
    order: (change: object) => send(server, 'POST', '/orders', { body: orderBody(menu, change) }),
  };
};
const readOrder = async ({ id }: OrderPlaced) =>
  (await send(server, 'GET', `/orders/customer/${id}?email=arta.k@shembull.al`)).body;

// product.md §284
test('tables are listed by their numbers, and a name is given once', async () => {
  const place = await openPlace();
  for (const label of ['12', 'Verandë', '2']) expect((await place.add(label)).status).toBe(201);
  const tables = await place.list();
  expect(tables.map(({ label }) => label)).toEqual(['2', '12', 'Verandë']);
  const codes = tables.map(({ code }) => code);
  expect(new Set(codes).size).toBe(3);
  // 128 bits
  for (const code of codes) expect(Buffer.from(code, 'base64url')).toHaveLength(16);
  for (const label of [' 12 ', 'VERANDË']) {
    const again = await place.add(label);
    expect([label, again.status]).toEqual([label, 409]);
    expect(again.body).toMatchObject({ code: 'table_exists' });
  }
  expect((await place.add('Verandë \t 2')).body).toMatchObject({ label: 'Verandë 2' });
  expect((await place.add('verandë 2')).status).toBe(409);
});

test('tables are those of their own place alone, for owners alone', async () => {
  const [place, other] = [await openPlace(), await openPlace()];
  const table = (await place.add('1')).body as PlaceTable;
  expect(await other.list()).toEqual([]);
  for (const refused of [
    await other.renew(table.id),
    await other.remove(table.id),
    await other.read(table.code),
  ])
    expect(refused.body).toMatchObject({ code: 'table_unknown' });
  expect((await other.order({ fulfilment: 'table', table_code: table.code })).status).toBe(404);
  for (const [method, path] of [
    ['GET', '/tables'],
    ['POST', '/tables'],
    ['POST', `/tables/${table.id}/code`],
    ['DELETE', `/tables/${table.id}`],
  ] as const)
    expect((await send(server, method, path, method === 'GET' ? {} : { body: { label: '3' } })).status).toBe(
      401,
    );
  expect((await place.list()).map(({ label }) => label)).toEqual(['1']);
});

test('a place has at most so many tables', async () => {
  const place = await openPlace();
  await server.database.query(
    `INSERT INTO place_tables (business_id, label, code)
     SELECT $1::uuid, n::text, $1::text || ':' || n FROM generate_series(1, $2::int) n`,
    [place.id, LIMITS.tables],
  );
  const { status, body } = await place.add('një më shumë');
  expect(status).toBe(403);
  expect(body).toMatchObject({ code: 'too_many_tables' });
});

test('parallel additions do not pass that number either', async () => {
  const place = await openPlace();
  await server.database.query(
    `INSERT INTO place_tables (business_id, label, code)
     SELECT $1::uuid, n::text, $1::text || ':' || n FROM generate_series(1, $2::int) n`,
    [place.id, LIMITS.tables - 1],
  );
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => place.add(`Verandë ${index}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(11).fill(403)]);
  expect(await place.list()).toHaveLength(LIMITS.tables);
});

// product.md §284
test("an order with a table's code is for that table, under the name that it had", async () => {
  const place = await openPlace();
  const { id, code } = (await place.add('12')).body as PlaceTable;
  expect((await place.read(code)).body).toEqual({ label: '12' });
  const placed = await place.order({ table_code: code });
  expect(placed.status).toBe(201);
  await place.remove(id);
  const order = await readOrder(placed.body as OrderPlaced);
  expect(order).toMatchObject({ fulfilment: 'table', table: '12' });
  expect((await place.order({ table_code: code })).body).toMatchObject({ code: 'table_unknown' });
  expect((await place.read(code)).status).toBe(404);
  expect((await place.remove(id)).status).toBe(404);
});

// product.md §284
test('who sits at a table can take the food along, and nobody orders to a table without its code', async () => {
  const place = await openPlace();
  const { code } = (await place.add('12')).body as PlaceTable;
  const placed = await place.order({ table_code: code, fulfilment: 'pickup' });
  expect(await readOrder(placed.body as OrderPlaced)).toMatchObject({ fulfilment: 'pickup', table: null });
  const without = await place.order({ fulfilment: 'table' });
  expect(without.status).toBe(404);
  expect(without.body).toMatchObject({ code: 'table_unknown' });
});

// product.md §284
test('a new code makes the printed one void', async () => {
  const place = await openPlace();
  const table = (await place.add('12')).body as PlaceTable;
  // Who asked before keeps no answer.
  expect((await place.read(table.code)).status).toBe(200);
  const renewed = (await place.renew(table.id)).body as PlaceTable;
  expect(renewed).toMatchObject({ id: table.id, label: '12' });
  expect((await place.read(table.code)).status).toBe(404);
  expect((await place.order({ table_code: table.code })).body).toMatchObject({ code: 'table_unknown' });
  expect((await place.order({ table_code: renewed.code })).status).toBe(201);
});

// product.md §284, §633
test.each([
  ['of 5,000 characters', 'x'.repeat(5_000)],
  ['with NUL', '%00'],
  ['that cannot be decoded', '%E0%A4%A'],
])('a code %s is void like any other that is wrong', async (_, code) => {
  const { status, body } = await (await openPlace()).read(code);
  expect(status).toBe(404);
  expect(body).toMatchObject({
    code: 'table_unknown',
    detail: 'Ky kod tavoline nuk vlen më. Pyet kamerierin, ose porosit për ta marrë vetë.',
  });
});
