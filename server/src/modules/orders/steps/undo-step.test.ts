import type { BusinessOrder } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../../test/factories.ts';
import { holdLock } from '../../../test/held-lock.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let id: string;
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner);
  id = ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as { id: string }).id;
});

const asOwner = (method: 'POST' | 'PATCH', path: string, body: object, token = owner.accessToken) =>
  send(server, method, path, { token, body });
const step = async (status: string) =>
  (await asOwner('PATCH', `/orders/business/${id}`, { status })).body as BusinessOrder;
const review = () =>
  send(server, 'POST', `/orders/customer/${id}/review`, { body: { email: 'arta.k@shembull.al', rating: 4 } });
const takeBack = (version: number) => asOwner('POST', `/orders/business/${id}/take-back`, { version });
const statusesOf = ({ history }: BusinessOrder) => history.map(({ status }) => status);

const waitingMails = async (): Promise<number> => {
  const { rows } = await server.database.query(
    `SELECT FROM pgboss.job j JOIN order_history h ON h.id = (j.data ->> 'history_id')::bigint
     WHERE j.name = 'order-status-changed' AND j.data ->> 'order_id' = $1 AND j.start_after > now()`,
    [id],
  );
  return rows.length;
};

/** Makes the last step this many seconds older. */
const grow = async (seconds: number): Promise<undefined> => {
  await server.database.query(
    `UPDATE order_history SET changed_at = changed_at - interval '1 second' * $2 WHERE order_id = $1`,
    [id, seconds],
  );
};

// product.md §129
test('a step is taken back as if it had never been, and nobody is told', async () => {
  const { version } = await step('confirmed');
  expect(await waitingMails()).toBe(1);
  const { status, body } = await takeBack(version);
  expect(status).toBe(200);
  expect(body).toMatchObject({ status: 'pending', version: version + 1 });
  expect(statusesOf(body as BusinessOrder)).toEqual(['pending']);
  expect(await waitingMails()).toBe(0);
});

// product.md §129
test('the mail waits ten seconds by the clock that the step is kept by', async () => {
  await step('confirmed');
  const { rows } = await server.database.query(
    `SELECT extract(epoch FROM j.start_after - h.changed_at)::float AS seconds
     FROM pgboss.job j JOIN order_history h ON h.id = (j.data ->> 'history_id')::bigint
     WHERE j.name = 'order-status-changed' AND j.data ->> 'order_id' = $1`,
    [id],
  );
  expect(rows).toEqual([{ seconds: 10 }]);
});

test('only the last step goes, and only once', async () => {
  await step('confirmed');
  const { version } = await step('preparing');
  expect((await takeBack(version)).body).toMatchObject({ status: 'confirmed' });
  expect(await takeBack(version)).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: { status: 'confirmed', version: version + 1 } },
  });
});

// product.md §129
test.each([
  ['after its time', async () => grow(9)],
  ['of a cancellation, whose money is on its way', async () => step('cancelled')],
  [
    'once the diner has reviewed the order as delivered',
    async () => {
      const completed = await step('completed');
      expect((await review()).status).toBe(200);
      return completed;
    },
  ],
])('nothing is taken back %s', async (_when, happen) => {
  const confirmed = await step('confirmed');
  const version = ((await happen()) ?? confirmed).version;
  expect(await takeBack(version)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
});

test('an order that was collected meanwhile stays collected', async () => {
  const { version } = await step('completed');
  await send(server, 'PUT', `/orders/business/${id}/collection`, {
    token: owner.accessToken,
    body: { by: 'cash' },
  });
  expect(await takeBack(version)).toMatchObject({
    status: 200,
    body: { status: 'pending', collected: { by: 'cash' } },
  });
});

test('an order whose delivery was taken back meanwhile takes no review', async () => {
  const { version } = await step('completed');
  const held = await holdLock(server, `SELECT FROM orders WHERE id = '${id}' FOR UPDATE`);
  const undone = takeBack(version);
  await held.waiting(1);
  const left = review();
  await held.waiting(2);
  await held.release();
  expect((await undone).status).toBe(200);
  expect(await left).toMatchObject({ status: 409, body: { code: 'order_not_delivered' } });
});

test('an order without a step has none to take back', async () => {
  expect(await takeBack(1)).toMatchObject({ status: 409, body: { code: 'order_state_conflict' } });
});

test('nobody takes back a step of somebody else, or without a plan with orders', async () => {
  const { version } = await step('confirmed');
  const path = `/orders/business/${id}/take-back`;
  const { accessToken: other } = await createOwner(server, { tier: 'standard' });
  const { accessToken: free } = await createOwner(server);
  for (const token of [other, free])
    expect(await asOwner('POST', path, { version }, token)).toMatchObject({
      status: 404,
      body: { code: 'business_order_not_found' },
    });
  expect((await send(server, 'POST', path, { body: { version } })).status).toBe(401);
  await server.database.query('DELETE FROM subscriptions WHERE business_id = $1', [owner.id]);
  expect(await takeBack(version)).toMatchObject({ status: 403, body: { code: 'plan_required' } });
});
