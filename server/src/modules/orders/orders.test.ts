import { type Menu, ORDER_ID_PATTERN, type OrderPlaced } from '@tavolina/shared-api/contract';
import { createMenu, createOwner, itemsOf, orderBody, type TestOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;

beforeAll(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenu(server, owner, {
    sections: [
      {
        title: 'Gatime',
        items: [
          { name: 'Tavë kosi', price: 650 },
          { name: 'Fërgesë', price: 490, additional_prices: { EUR: 6 } },
          { name: 'Pa çmim', price: 0 },
        ],
      },
      { title: 'E fshehur', display: false, items: [{ name: 'Gatim i fshehur', price: 300 }] },
    ],
    items: [{ name: 'Trileçe', price: 250, available: false }],
  });
});

const place = (change: object = {}, headers: Record<string, string> = {}) =>
  send(server, 'POST', '/orders', { body: orderBody(menu, change), headers });

const placedId = async (change: object = {}) => ((await place(change)).body as OrderPlaced).id;

const idOf = (name: string) => itemsOf(menu).find((item) => item.name === name)?.id;

const countOrders = async () =>
  (await server.database.query<{ n: number }>('SELECT count(*)::int AS n FROM orders')).rows[0]?.n;

describe('placing an order', () => {
  // product.md §26
  test('is priced from the menu in euro cents, own euro price first, and keeps what the diner saw', async () => {
    const { status, body } = await place({
      items: [
        { menu_item_id: idOf('Tavë kosi'), quantity: 1, notes: 'Pa vezë sipër' },
        { menu_item_id: idOf('Fërgesë'), quantity: 2 },
      ],
      display_currency: 'ALL',
    });
    expect(status).toBe(201);
    // 650 L at 98 is 6.63 €; the other dish costs 6.00 € by itself.
    expect(body).toMatchObject({
      payment_status: 'unpaid',
      total_amount: 18.63,
      id: expect.stringMatching(ORDER_ID_PATTERN),
    });
    const stored = await send(server, 'GET', `/orders/business/${(body as OrderPlaced).id}`, {
      token: owner.accessToken,
    });
    expect(stored.body).toMatchObject({
      display: { currency: 'ALL', total_amount: 1630, rate: 98, euro_by_rate: false },
      items: [
        {
          name: 'Tavë kosi',
          price: 6.63,
          quantity: 1,
          notes: 'Pa vezë sipër',
          line_total: 6.63,
          display_price: 650,
        },
        { name: 'Fërgesë', price: 6, quantity: 2, line_total: 12, display_price: 490, display_total: 980 },
      ],
      history: [{ status: 'pending' }],
    });
  });

  // product.md §23
  test.each([
    ['Gatim i fshehur', 'item_unavailable', '“Gatim i fshehur” has just sold out'],
    ['Trileçe', 'item_unavailable', '“Trileçe” has just sold out'],
    ['Pa çmim', 'item_unpriced', '“Pa çmim” has no price yet'],
  ])(
    'a dish that cannot be had (%s) is refused by name, in the diner’s language',
    async (name, code, said) => {
      const before = await countOrders();
      const body = orderBody(menu, { items: [{ menu_item_id: idOf(name), quantity: 1 }] });
      const answer = await send(server, 'POST', '/orders', { body, headers: { 'accept-language': 'en' } });
      expect(answer).toMatchObject({
        status: 409,
        body: {
          code,
          subject: name,
          detail: expect.stringContaining(said),
        },
      });
      expect(await countOrders()).toBe(before);
    },
  );

  // product.md §23
  test('another place’s dish is refused', async () => {
    const other = await createMenu(server, await createOwner(server, { tier: 'standard' }));
    const answer = await place({ items: [{ menu_item_id: itemsOf(other)[0]?.id, quantity: 1 }] });
    expect(answer).toMatchObject({ status: 422, body: { code: 'item_unknown' } });
  });

  // product.md §25
  test('a place without the plan takes no orders', async () => {
    const basic = await createMenu(server, await createOwner(server));
    const answer = await send(server, 'POST', '/orders', { body: orderBody(basic) });
    expect(answer).toMatchObject({ status: 403, body: { code: 'orders_not_accepted' } });
  });

  test('an unknown place is not found', async () => {
    expect(await place({ business_id: '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e' })).toMatchObject({
      status: 404,
      body: { code: 'place_not_found', detail: 'Ky lokal nuk gjendet: ndoshta nuk është më në Tavolina.' },
    });
  });

  // product.md §30
  test('a total that no longer holds is refused', async () => {
    expect(await place({ expected_total: 6.62 })).toMatchObject({
      status: 409,
      body: { code: 'price_changed' },
    });
    expect(await place({ expected_total: 6.63 })).toMatchObject({ status: 201 });
  });

  test('a price sent along is not read', async () => {
    const items = [{ menu_item_id: idOf('Tavë kosi'), quantity: 1, price: 0.01, line_total: 0.01 }];
    expect(await place({ items, total_amount: 0.01 })).toMatchObject({
      status: 201,
      body: { total_amount: 6.63 },
    });
  });

  test('wrong fields are named with sentences, in Albanian by default', async () => {
    const answer = await place({
      customer_name: '',
      customer_email: 'arta',
      items: [{ menu_item_id: idOf('Tavë kosi'), quantity: 1e9 }],
    });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'invalid_input',
        detail: 'Disa fusha duhen ndrequr.',
        errors: expect.arrayContaining([
          { field: 'customer_name', message: 'Plotësoje këtë fushë.' },
          { field: 'customer_email', message: 'Shkruaje e-mailin të plotë, p.sh. emri@shembull.al.' },
          { field: 'items.0.quantity', message: 'Vlera më e madhe është 99.' },
        ]),
      },
    });
  });
});

// product.md §24
describe('repeating an order with its key', () => {
  test('twenty at once are one order with twenty equal answers', async () => {
    const before = (await countOrders()) ?? 0;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place({}, { 'idempotency-key': 'twenty' })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
    expect(new Set(answers.map(({ body }) => (body as OrderPlaced).id)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
  });

  // product.md §39
  test('two tabs that show other times for the same cart place one order', async () => {
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const first = await place({ ready_by: inMinutes(40) }, { 'idempotency-key': 'tabs' });
    const second = await place({ ready_by: inMinutes(41) }, { 'idempotency-key': 'tabs' });
    expect(first.status).toBe(201);
    expect(second.body).toEqual(first.body);
  });

  test('a repetition says so, and another body is refused', async () => {
    const first = await place({}, { 'idempotency-key': 'once' });
    const again = await place({}, { 'idempotency-key': 'once' });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    const other = await place({ notes: 'tjetër' }, { 'idempotency-key': 'once' });
    expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  });

  test('a refused order frees its key', async () => {
    const headers = { 'idempotency-key': 'refused-first' };
    expect(await place({ expected_total: 1 }, headers)).toMatchObject({ status: 409 });
    expect(await place({}, headers)).toMatchObject({ status: 201 });
  });

  test('without a key each order is its own', async () => {
    expect(await placedId()).not.toBe(await placedId());
  });
});

describe('following an order', () => {
  const track = (id: string, email: string) =>
    send(server, 'GET', `/orders/customer/${id}?email=${encodeURIComponent(email)}`);

  test('needs id and e-mail, however they are typed', async () => {
    const id = await placedId();
    expect(await track(id.toLowerCase().replace('-', ''), ' ARTA.K@shembull.al ')).toMatchObject({
      status: 200,
      body: { id, status: 'pending' },
    });
  });

  // product.md §28
  test('a wrong e-mail and an unknown id answer the same', async () => {
    const id = await placedId();
    const wrong = await track(id, 'tjeter@shembull.al');
    const unknown = await track('ZZZZ-ZZZZ', 'arta.k@shembull.al');
    expect(wrong.status).toBe(404);
    expect(wrong.body).toEqual(unknown.body);
  });

  test('an e-mail that is none is called so, not a wrong pair', async () => {
    const id = await placedId();
    for (const typed of ['arta', '', 'a b@c.al']) {
      expect(await track(id, typed)).toMatchObject({
        status: 422,
        body: {
          errors: [{ field: 'email', message: 'Shkruaje e-mailin të plotë, p.sh. emri@shembull.al.' }],
        },
      });
    }
  });

  // product.md §78
  test('speaks the diner’s words and keeps the owner’s notes inside', async () => {
    const id = await placedId();
    await send(server, 'PATCH', `/orders/business/${id}`, {
      token: owner.accessToken,
      body: { status: 'completed', notes: 'Tavolina 6' },
    });
    const { body } = await track(id, 'arta.k@shembull.al');
    expect(body).toMatchObject({
      status: 'delivered',
      history: [{ status: 'pending' }, { status: 'delivered' }],
    });
    expect(JSON.stringify(body)).not.toContain('Tavolina 6');
  });
});
