import type {
  BusinessOrder,
  BusinessOrderRow,
  CustomerOrder,
  Menu,
  OrderPlaced,
} from '@tavolina/shared-api/contract';
import { createMenu, createOwner, orderBody, type TestOwner } from '../../test/factories.ts';
import { followEvents } from '../../test/live-events.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner);
});

const placedId = async () =>
  ((await send(server, 'POST', '/orders', { body: orderBody(menu) })).body as OrderPlaced).id;

describe('the business', () => {
  const update = (id: string, body: object, token = owner.accessToken) =>
    send(server, 'PATCH', `/orders/business/${id}`, { token, body });

  test('sees its orders, the newest first', async () => {
    const id = await placedId();
    const { body } = await send(server, 'GET', '/orders/business/', { token: owner.accessToken });
    expect((body as BusinessOrder[])[0]).toMatchObject({ id, items_count: 1 });
  });

  test('reads in the list what the kitchen has to make, until the order is over', async () => {
    const id = await placedId();
    const whole = (await send(server, 'GET', `/orders/business/${id}`, { token: owner.accessToken }))
      .body as BusinessOrder;
    const listed = async (): Promise<BusinessOrderRow | undefined> => {
      const { body } = await send(server, 'GET', '/orders/business', { token: owner.accessToken });
      return (body as BusinessOrderRow[]).find((order) => order.id === id);
    };
    expect((await listed())?.lines).toEqual(
      whole.items.map(({ name, quantity, notes, choices }) => ({ name, quantity, notes, choices })),
    );
    await update(id, { status: 'completed' });
    expect(await listed()).not.toHaveProperty('lines');
  });

  // product.md §335
  test('reads in the list since when an order has its status, whatever else changed later', async () => {
    const id = await placedId();
    const { body } = await update(id, { status: 'ready' });
    await update(id, { status: 'ready', notes: 'Tavolina 6' });
    const list = await send(server, 'GET', '/orders/business', { token: owner.accessToken });
    const row = (list.body as BusinessOrderRow[]).find((order) => order.id === id);
    expect(row?.status_at).toBe((body as BusinessOrder).history.at(-1)?.changed_at);
    expect(Date.parse(row?.updated_at ?? '')).toBeGreaterThan(Date.parse(row?.status_at ?? ''));
  });

  // product.md §29
  test('sets any status; history grows only with changes; notes stay unless given', async () => {
    const id = await placedId();
    await update(id, { status: 'ready', notes: 'Tavolina 6' });
    await update(id, { status: 'ready' });
    const { body } = await update(id, { status: 'confirmed' });
    expect((body as BusinessOrder).history.map((entry) => entry.status)).toEqual([
      'pending',
      'ready',
      'confirmed',
    ]);
    expect(body).toMatchObject({ internal_notes: 'Tavolina 6' });
  });

  // product.md §128
  test('a change based on an older state is refused', async () => {
    const id = await placedId();
    const both = await Promise.all([
      update(id, { status: 'confirmed', version: 1 }),
      update(id, { status: 'cancelled', version: 1 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const kept = both.find(({ status }) => status === 200)?.body;
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'version_conflict',
      current: kept,
    });
    for (const ifMatch of ['"1"', 'W/"1"', '"what it never was"', '"99999999999"']) {
      const stale = await send(server, 'PATCH', `/orders/business/${id}`, {
        token: owner.accessToken,
        body: { status: 'ready' },
        headers: { 'if-match': ifMatch },
      });
      expect(stale).toMatchObject({ status: 409, body: { current: kept } });
    }
  });

  test('a confirmation by the page that was opened before its diner cancelled is refused, and the order stays so', async () => {
    const body = orderBody(menu);
    const { id } = (await send(server, 'POST', '/orders', { body })).body as OrderPlaced;
    const email = body.customer_email;
    await send(server, 'POST', `/orders/customer/${id}/cancel`, { body: { email } });
    const { status, body: refusal } = await update(id, { status: 'confirmed', version: 1 });
    expect([status, refusal]).toMatchObject([
      409,
      { code: 'version_conflict', current: { status: 'cancelled' } },
    ]);
    const { body: seen } = await send(server, 'GET', `/orders/customer/${id}?email=${email}`);
    expect(seen).toMatchObject({ status: 'canceled' });
  });

  // product.md §29
  test('what its diner cancelled is taken on again only with its version', async () => {
    const body = orderBody(menu);
    const { id } = (await send(server, 'POST', '/orders', { body })).body as OrderPlaced;
    await send(server, 'POST', `/orders/customer/${id}/cancel`, { body: { email: body.customer_email } });
    const { status, body: refusal } = await update(id, { status: 'confirmed' });
    expect([status, refusal]).toMatchObject([
      409,
      { code: 'version_conflict', current: { status: 'cancelled' } },
    ]);
    const { version } = (refusal as { current: BusinessOrder }).current;
    expect(await update(id, { status: 'confirmed', version })).toMatchObject({ status: 200 });
    // The business may undo its own cancellation.
    await update(id, { status: 'cancelled' });
    expect(await update(id, { status: 'confirmed' })).toMatchObject({ status: 200 });
  });

  test('a change without a version is taken, whatever else changes at the same time', async () => {
    const id = await placedId();
    const statuses = ['confirmed', 'preparing', 'ready', 'preparing', 'ready', 'completed'];
    const answers = await Promise.all(statuses.map((status) => update(id, { status })));
    expect(answers.map(({ status }) => status)).toEqual(statuses.map(() => 200));
    const { body } = await update(id, { status: 'completed' });
    const { history, version } = body as BusinessOrder;
    expect(version).toBe(statuses.length + 2);
    // No entry repeats the one before.
    const told = history.map(({ status }) => status);
    expect(told.filter((status, index) => status === told[index - 1])).toEqual([]);
  });

  test.each([2 ** 31, Number.MAX_SAFE_INTEGER, 0, -1])(
    'a version it never had, %d, is an old one',
    async (version) => {
      expect(await update(await placedId(), { status: 'ready', version })).toMatchObject({ status: 409 });
    },
  );

  test('cannot touch another business’s order, and learns nothing of it', async () => {
    const id = await placedId();
    const stranger = await createOwner(server, { tier: 'standard' });
    const read = await send(server, 'GET', `/orders/business/${id}`, { token: stranger.accessToken });
    const unknown = await send(server, 'GET', '/orders/business/ZZZZ-ZZZZ', { token: stranger.accessToken });
    expect(read.status).toBe(404);
    expect(read.body).toEqual(unknown.body);
    expect(read.body).toEqual({
      code: 'business_order_not_found',
      detail: 'Lokali yt nuk ka porosi me këtë numër.',
    });
    expect((await update(id, { status: 'cancelled' }, stranger.accessToken)).status).toBe(404);
    expect(
      (await send(server, 'GET', `/orders/customer/${id}?email=arta.k@shembull.al`)).body as CustomerOrder,
    ).toMatchObject({ status: 'pending' });
  });

  test('below Standard is told which plan it needs', async () => {
    const basic = await createOwner(server);
    for (const path of ['/orders/business', '/orders/stats', '/orders/business/events']) {
      expect(await send(server, 'GET', path, { token: basic.accessToken })).toMatchObject({
        status: 403,
        body: { code: 'plan_required' },
      });
    }
  });

  test('an unknown status is refused', async () => {
    expect(await update(await placedId(), { status: 'delivered' })).toMatchObject({ status: 422 });
  });

  // product.md §62
  test('figures count cancelled orders but not their value', async () => {
    const other = await createOwner(server, { tier: 'standard' });
    const theirs = await createMenu(server, other);
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      ids.push(((await send(server, 'POST', '/orders', { body: orderBody(theirs) })).body as OrderPlaced).id);
    }
    await update(ids[0] ?? '', { status: 'cancelled' }, other.accessToken);
    const { body } = await send(server, 'GET', '/orders/stats', { token: other.accessToken });
    expect(body).toMatchObject({
      orders_today: 3,
      orders_this_month: 3,
      average_order_value: 6.63,
      total_revenue_this_month: 13.26,
    });
  });
});

describe('live events', () => {
  test('reach the owner and the diner, also through another server process', async () => {
    const sibling = await server.sibling();
    const console = await followEvents(sibling, '/orders/business/events', owner.accessToken);
    const id = await placedId();
    expect(await console.next()).toEqual({ type: 'order.placed', order_id: id, status: 'pending' });
    const diner = await followEvents(sibling, `/orders/customer/${id}/events?email=arta.k@shembull.al`);
    await send(server, 'PATCH', `/orders/business/${id}`, {
      token: owner.accessToken,
      body: { status: 'ready' },
    });
    expect(await diner.next()).toEqual({ type: 'order.updated', order_id: id, status: 'ready' });
    console.stop();
    diner.stop();
  });
});
