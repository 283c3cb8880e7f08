import type { OwnReadyScreen, ReadyScreen } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });

const openPlace = async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  const ask = (method: 'GET' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    send(server, method, path, { token: owner.accessToken, ...(body && { body }) });
  return {
    owner,
    ask,
    screen: async () => ((await ask('PUT', '/ready-screen')).body as OwnReadyScreen).code ?? '',
    order: async (status: string, promiseMinutes = 5) => {
      const { id } = (await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as {
        id: string;
      };
      await ask('PATCH', `/orders/business/${id}`, { status: 'confirmed', promise_minutes: promiseMinutes });
      await ask('PATCH', `/orders/business/${id}`, { status });
      return id;
    },
  };
};
const show = (code: string) => send(server, 'GET', `/ready-screens/${code}`);
const shown = async (code: string) => (await show(code)).body as ReadyScreen;
/** As if the steps of an order had been taken so much earlier. */
const makeOlder = (id: string, by: string) =>
  server.database.query(
    'UPDATE order_history SET changed_at = changed_at - $2::interval WHERE order_id = $1',
    [id, by],
  );

// product.md §344
test('guests see numbers of orders that are ready or almost, and nothing else', async () => {
  const place = await openPlace();
  const ready = await place.order('ready');
  const almost = await place.order('preparing');
  await place.order('preparing', 45);
  await place.order('completed');
  const confirmed = await place.order('confirmed');
  await place.order('confirmed', 45);
  const atTable = await place.order('ready');
  await server.database.query(`UPDATE orders SET fulfilment = 'table' WHERE id = $1`, [atTable]);
  expect(await shown(await place.screen())).toEqual({
    business_name: place.owner.name,
    almost_ready: [almost, confirmed],
    almost_ready_more: 0,
    ready: [ready],
    ready_more: 0,
    at: expect.any(String),
  });
});

// product.md §344
test('what was ready half a day ago is no longer shown', async () => {
  const place = await openPlace();
  const id = await place.order('ready');
  await makeOlder(id, '13 hours');
  await place.ask('PUT', `/orders/business/${id}/collection`, { by: 'cash' });
  expect((await shown(await place.screen())).ready).toEqual([]);
});

// product.md §344
test('an order for later that was confirmed yesterday is almost ready when it is due', async () => {
  const place = await openPlace();
  const id = await place.order('confirmed');
  await makeOlder(id, '1 day');
  expect((await shown(await place.screen())).almost_ready).toEqual([id]);
  await server.database.query(`UPDATE orders SET promised_at = now() - interval '13 hours' WHERE id = $1`, [
    id,
  ]);
  expect((await shown(await place.screen())).almost_ready).toEqual([]);
});

// product.md §344
test('beyond two dozen numbers guests see how many more there are', async () => {
  const place = await openPlace();
  const code = await place.screen();
  await Promise.all(Array.from({ length: 26 }, () => place.order('ready')));
  const { ready, ready_more, almost_ready_more } = await shown(code);
  expect([ready.length, ready_more, almost_ready_more]).toEqual([24, 2, 0]);
});

// product.md §633
test.each(['x'.repeat(5_000), '%00'])(
  'an address that cannot be one is void like any other: %.9s',
  async (code) => {
    expect(await show(code)).toMatchObject({ status: 404, body: { code: 'screen_unknown' } });
  },
);

// product.md §345
test('a new address makes the one before void at once, and a screen can be taken away', async () => {
  const place = await openPlace();
  expect((await place.ask('GET', '/ready-screen')).body).toEqual({ code: null });
  const first = await place.screen();
  expect(first).toMatch(/^[\w-]{22}$/);
  const second = await place.screen();
  expect(await show(first)).toMatchObject({ status: 404, body: { code: 'screen_unknown' } });
  expect((await place.ask('GET', '/ready-screen')).body).toEqual({ code: second });
  expect((await show(second)).status).toBe(200);
  expect((await place.ask('DELETE', '/ready-screen')).status).toBe(204);
  expect(await show(second)).toMatchObject({ status: 404 });
});
