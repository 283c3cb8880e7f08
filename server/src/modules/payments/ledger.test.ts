import type { Ledger } from '@tavolina/shared-api/contract';
import { CARDS, type CardHolder, cardHolder } from '../../test/card-holder.ts';
import { type CardOrders, cardOrders } from '../../test/card-orders.ts';
import { createMenuWithChoices, optionOf } from '../../test/choices.ts';
import { eventually } from '../../test/eventually.ts';
import { createOwner, itemsOf } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let diner: CardHolder;
let orders: CardOrders;

beforeAll(async () => {
  diner = await cardHolder(server);
  orders = await cardOrders(server);
});

const pay = async (change: object): Promise<string> => {
  const { id, secret } = await orders.place(change);
  await diner.confirm(secret, await diner.enterCard(CARDS.works));
  await orders.track(id);
  return id;
};

const ledger = async (query = ''): Promise<Ledger> =>
  (await send(server, 'GET', `/payments/ledger${query}`, { token: orders.owner.accessToken })).body as Ledger;

const csv = async (language: string): Promise<{ text: string; headers: Headers }> => {
  const response = await fetch(`${server.api}/payments/ledger.csv`, {
    headers: { authorization: `Bearer ${orders.owner.accessToken}`, 'accept-language': language },
  });
  return { text: await response.text(), headers: response.headers };
};

// product.md §54
test('adds up what cards brought in and what went back, for its own business only', async () => {
  const kept = await pay({ customer_name: 'Arta K.' });
  const returned = await pay({ customer_name: 'Besa "e vogla", Durrës' });
  await orders.place();
  await send(server, 'PATCH', `/orders/business/${returned}`, {
    token: orders.owner.accessToken,
    body: { status: 'cancelled' },
  });
  await eventually(async () => {
    expect(await ledger()).toMatchObject({
      currency: 'EUR',
      gross: 13.26,
      refunded: 6.63,
      payable: 6.63,
      orders: [
        { order_id: returned, gross: 6.63, refunded: 6.63, payable: 0 },
        { order_id: kept, customer_name: 'Arta K.', gross: 6.63, refunded: 0, payable: 6.63 },
      ],
    });
  });
  const other = await createOwner(server);
  expect(await send(server, 'GET', '/payments/ledger/', { token: other.accessToken })).toMatchObject({
    status: 200,
    body: { gross: 0, orders: [] },
  });
  expect(await send(server, 'GET', '/payments/ledger')).toMatchObject({ status: 401 });
});

// product.md §54, §404
test('names what was sold, with what was chosen of it', async () => {
  const menu = await createMenuWithChoices(server, orders.owner);
  const options = ['E madhe', 'Djathë', 'Sallam'].map((name) => ({ option_id: optionOf(menu, name).id }));
  const id = await pay({
    items: [{ menu_item_id: itemsOf(menu)[0]?.id, quantity: 2, notes: 'Pa', options }],
  });
  const row = (await ledger()).orders.find(({ order_id }) => order_id === id);
  expect(row?.lines).toMatchObject([
    {
      name: 'Margherita',
      quantity: 2,
      choices: [
        { group: 'Madhësia', name: 'E madhe' },
        { group: 'Shtesa', name: 'Djathë' },
        { group: 'Shtesa', name: 'Sallam' },
      ],
    },
  ]);
  expect((await csv('sq')).text).toMatch(
    new RegExp(`${id},.*"2 × Margherita \\(Madhësia: E madhe; Shtesa: Djathë, Sallam\\)"`),
  );
});

// product.md §54
test('is kept by months in Tirane', async () => {
  const id = await pay({});
  // Half past midnight in Tirana is still the previous month in UTC.
  await server.database.query(`UPDATE payments SET paid_at = '2026-02-28T23:30:00Z' WHERE order_id = $1`, [
    id,
  ]);
  expect((await ledger('?month=2026-03')).orders.map((row) => row.order_id)).toEqual([id]);
  expect((await ledger('?month=2026-02')).orders).toEqual([]);
  const wrong = await send(server, 'GET', '/payments/ledger?month=2026-13', {
    token: orders.owner.accessToken,
  });
  expect(wrong).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
});

// product.md §148
test('as a table no cell of it starts a formula', async () => {
  const names = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', "'=1"];
  for (const customer_name of names) await pay({ customer_name });
  const { text, headers } = await csv('sq');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe('attachment; filename="tavolina-ledger.csv"');
  expect(text).toContain('Porosia,Klienti,Paguar më,Bruto (EUR)');
  expect(text).toContain(`,"'=HYPERLINK(""http://x"")",`);
  expect(text).toContain(`,"Besa ""e vogla"", Durrës",`);
  for (const name of names.slice(1)) expect(text).toContain(`,'${name},`);
  expect((await csv('en')).text).toMatch(/Order,Customer,Paid at,.*,Note,What was sold\r\n/);
});
