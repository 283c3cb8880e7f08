import { DateTime } from 'luxon';
import { eventually } from '../../test/eventually.ts';
import { itemsOf } from '../../test/factories.ts';
import { jobsDone } from '../../test/jobs-done.ts';
import { placeWithTill } from '../../test/place-with-till.ts';
import { testServer } from '../../test/test-server.ts';
import { pauseEndsJob } from '../availability/pause-webhooks.ts';
import { soldOutEndsJob } from '../menus/stock/sold-out.ts';
import { stockTurnedJob } from '../menus/stock/taken-stock.ts';
import { webhookJob } from './webhook-jobs.ts';

const server = testServer({ RATE_LIMITS: 'off', WEBHOOKS_ON_LOOPBACK: 'on' });
const shop = placeWithTill(server);
const { till, ask, add, place, sent } = shop;

// product.md §365
test('a till hears of pauses, also of those that end by themselves', async () => {
  const { secret } = await add('/pauses', ['ordering.paused', 'ordering.resumed']);
  const pause = (span: string) => ask('PUT', '/availability/pause', { span });
  await pause('for_15_minutes');
  await pause('no');
  await pause('no');
  await sent();
  await pause('for_an_hour');
  const { rows } = await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'business_id' = $2 RETURNING data`,
    [pauseEndsJob.name, shop.owner.id],
  );
  expect(rows).toHaveLength(2);
  await jobsDone(server, pauseEndsJob, webhookJob);
  const said = till.read('/pauses', secret).map(({ type, data }) => ({ type, data }));
  // The pause that was ended by a press does not end again by itself.
  expect(said).toHaveLength(4);
  expect(said.filter(({ type }) => type === 'ordering.resumed')).toHaveLength(2);
  expect(said.find(({ type }) => type === 'ordering.paused')?.data).toEqual({
    until: expect.any(String),
    reason: 'owner',
  });
});

/** Lets the pause of a place end by itself, and waits until tills are told or it is looked at again later. */
const endPause = async () => {
  await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'business_id' = $2
     AND state = 'created' AND start_after < now() + interval '2 hours'`,
    [pauseEndsJob.name, shop.owner.id],
  );
  await eventually(async () => {
    const { rowCount } = await server.database.query(
      `SELECT FROM pgboss.job WHERE name = $1 AND data ->> 'business_id' = $2
       AND state IN ('created', 'retry', 'active') AND start_after < now() + interval '2 hours'`,
      [pauseEndsJob.name, shop.owner.id],
    );
    expect(rowCount).toBe(0);
  });
};

// product.md §365
test('a till does not hear of the end of a pause while every way to order is off', async () => {
  const { secret } = await add('/off', ['ordering.resumed']);
  const set = (isOn: boolean) =>
    ask('PATCH', '/availability/settings', { takes_pickup: isOn, takes_table: isOn });
  await ask('PUT', '/availability/pause', { span: 'for_an_hour' });
  await set(false);
  await endPause();
  await sent();
  expect(till.read('/off', secret)).toEqual([]);
  await set(true);
  await server.database.query(
    `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND data ->> 'business_id' = $2 AND state = 'created'`,
    [pauseEndsJob.name, shop.owner.id],
  );
  await jobsDone(server, pauseEndsJob, webhookJob);
  expect(till.read('/off', secret)).toHaveLength(1);
});

// product.md §365
test('a till hears of the end of a pause when its place opens, not when it closes', async () => {
  const { secret } = await add('/nights', ['ordering.resumed']);
  const today = DateTime.now().setZone('Europe/Tirane').startOf('day');
  const days = (closed: readonly number[], version: number) =>
    ask('PUT', '/availability/hours', {
      hours: {
        week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
        pickup: null,
        table: null,
        special_days: closed.map((day) => ({
          date: today.plus({ days: day }).toISODate(),
          ranges: [],
          note: '',
        })),
      },
      version,
    });
  await ask('PUT', '/availability/pause', { span: 'for_an_hour' });
  await days([-1, 0, 1], 0);
  await endPause();
  expect(till.read('/nights', secret)).toEqual([]);
  const { rows } = await server.database.query<{ start_after: Date }>(
    `SELECT start_after FROM pgboss.job WHERE name = $1 AND data ->> 'business_id' = $2 AND state = 'created'`,
    [pauseEndsJob.name, shop.owner.id],
  );
  expect(rows.map(({ start_after }) => start_after.toISOString())).toEqual([
    today.plus({ days: 2 }).toUTC().toISO(),
  ]);
});

// product.md §365
test('a till hears what is sold out, and what is back by a press, by itself or by a saved menu', async () => {
  const { secret } = await add('/stock', ['item.sold_out', 'item.available']);
  const [dish, other] = itemsOf(shop.menu);
  const sellOut = (span: string, id = dish?.id) =>
    ask('PUT', `/menus/${shop.menu.id}/items/${id}/sold-out`, { span });
  const said = async () => {
    await sent();
    return till.read('/stock', secret).map(({ type, data }) => [type, data]);
  };
  const item = { id: dish?.id, name: dish?.name, menu_id: shop.menu.id };
  await sellOut('until_told');
  await sellOut('until_told');
  expect(await said()).toEqual([['item.sold_out', { ...item, until: null }]]);
  await sellOut('no');
  await sellOut('no');
  expect(await said()).toEqual([expect.anything(), ['item.available', item]]);

  await sellOut('for_an_hour', other?.id);
  await said();
  await server.database.query(`UPDATE items SET sold_out_until = now() WHERE id = $1`, [other?.id]);
  await server.jobs.send(server.database, soldOutEndsJob, { menu_id: shop.menu.id });
  await eventually(async () =>
    expect((await said()).slice(2)).toEqual([
      ['item.sold_out', { ...item, id: other?.id, name: other?.name, until: expect.any(String) }],
      ['item.available', { ...item, id: other?.id, name: other?.name }],
    ]),
  );

  await ask('PATCH', `/menus/${shop.menu.id}`, {
    sections: [{ id: shop.menu.sections[0]?.id, items: [{ id: dish?.id, available: false }] }],
  });
  expect((await said()).at(-1)).toEqual(['item.sold_out', { ...item, until: null }]);

  const csv = String((await ask('GET', `/menus/${shop.menu.id}/csv`)).body);
  await ask('PUT', `/menus/${shop.menu.id}/csv`, { csv: csv.replace(',jo,', ',po,') });
  expect((await said()).at(-1)).toEqual(['item.available', item]);
  await ask('POST', `/menus/${shop.menu.id}/csv/undo`);
  expect((await said()).at(-1)).toEqual(['item.sold_out', { ...item, until: null }]);
});

// product.md §440
test('a till hears how many are left, from an order, from who gives back, and that the last is gone', async () => {
  const { secret } = await add('/stock', ['stock.changed', 'item.sold_out', 'item.available']);
  const dish = itemsOf(shop.menu)[0]?.id;
  await ask('PUT', `/menus/${shop.menu.id}/items/${dish}/stock`, { left: 1 });
  const id = await place();
  await jobsDone(server, stockTurnedJob);
  await ask('PATCH', `/orders/business/${id}`, { status: 'cancelled' });
  await jobsDone(server, stockTurnedJob, webhookJob);
  const said = till.read('/stock', secret).map(({ type, data }) => ({ type, data }));
  const left = (count: number) => ({
    type: 'stock.changed',
    data: { counts: [expect.objectContaining({ id: dish, kind: 'item', name: 'Tavë kosi', left: count })] },
  });
  const item = { id: dish, name: 'Tavë kosi', menu_id: shop.menu.id };
  expect(said).toHaveLength(5);
  expect(said).toEqual(
    expect.arrayContaining([
      ...[left(1), left(0), { type: 'item.sold_out', data: { ...item, until: null } }],
      { type: 'item.available', data: item },
    ]),
  );
});
