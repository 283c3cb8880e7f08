import type { Menu, MenuCard } from '@tavolina/shared-api/contract';
import { DateTime } from 'luxon';
import { createMenuWithChoices, optionOf } from '../../../test/choices.ts';
import { createOwner, itemsOf, orderBody, type TestOwner } from '../../../test/factories.ts';
import { dayIn, priceChangesOf } from '../../../test/price-changes.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ RATE_LIMITS: 'off' });
let owner: TestOwner;
let menu: Menu;
let pizza: string;
let salad: string;
const prices = priceChangesOf(server, () => ({ owner, menu }));
const [SOON, LATER] = [dayIn(5), dayIn(40)];
beforeEach(async () => {
  owner = await createOwner(server, { tier: 'standard' });
  menu = await createMenuWithChoices(server, owner);
  [pizza, salad] = itemsOf(menu).map(({ id }) => id) as [string, string];
});

const read = async (): Promise<Menu> => (await send(server, 'GET', `/menus/${menu.id}`)).body as Menu;
const pricesOf = (of: Menu, index: number) =>
  Object.fromEntries((itemsOf(of)[index]?.prices ?? []).map(({ currency, price }) => [currency, price]));
const cheapest = async () =>
  ((await send(server, 'GET', '/menus/my/', { token: owner.accessToken })).body as MenuCard[])[0]?.price;
const order = (id: string, change: object = {}) =>
  send(server, 'POST', '/orders', {
    body: orderBody(menu, { items: [{ menu_item_id: id, quantity: 1 }], display_currency: 'ALL', ...change }),
  });
const shownTotal = async (id: string): Promise<number> => {
  const { status, body } = await order(id);
  expect([status, body]).toEqual([201, body]);
  const { rows } = await server.database.query<{ total: string }>(
    'SELECT display_total_minor AS total FROM orders WHERE id = $1',
    [(body as { id: string }).id],
  );
  return Number(rows[0]?.total) / 100;
};

// product.md §470
test('until its day diners see and pay the old price, and from then on the new one, in the menu and in lists', async () => {
  const all = await prices.planned({ thing_id: salad, starts_on: SOON, prices: { ALL: 380 } });
  expect(all).toEqual([
    { thing_id: salad, kind: 'item', name: 'Sallatë', starts_on: SOON, prices: { ALL: 380 } },
  ]);
  expect([pricesOf(await read(), 1), await cheapest(), await shownTotal(salad)]).toEqual([
    { ALL: 300 },
    300,
    300,
  ]);
  await prices.come(SOON);
  const after = await read();
  expect([pricesOf(after, 1), await cheapest(), await shownTotal(salad)]).toEqual([{ ALL: 380 }, 380, 380]);
  expect(after.version).toBe(menu.version + 1);
  expect(await prices.coming()).toEqual([]);
});

// product.md §470
test('an option changes as an item does, and what is least to pay with it', async () => {
  const small = optionOf(menu, 'E vogël').id;
  const large = optionOf(menu, 'E madhe').id;
  expect(
    await prices.planned(
      { thing_id: salad, starts_on: SOON, prices: { ALL: 900 } },
      { thing_id: large, starts_on: SOON, prices: { ALL: 0 } },
      { thing_id: small, starts_on: SOON, prices: { ALL: 50 } },
    ),
  ).toMatchObject([
    { name: 'Sallatë', kind: 'item' },
    { name: 'Madhësia: E vogël', kind: 'option' },
    { name: 'Madhësia: E madhe', kind: 'option' },
  ]);
  await prices.come(SOON);
  const after = await read();
  expect([optionOf(after, 'E vogël').price, optionOf(after, 'E madhe').price]).toEqual([50, 0]);
  expect(await cheapest()).toBe(600);
  expect(await shownTotal(pizza)).toBe(650);
});

// product.md §402, §470
test('an option comes to make its dish cheaper, and what is then ordered costs that much less', async () => {
  const small = optionOf(menu, 'E vogël').id;
  await prices.planned({ thing_id: small, starts_on: SOON, prices: { ALL: -50, EUR: -0.5 } });
  expect((await prices.coming()).map(({ prices: of }) => of)).toEqual([{ ALL: -50, EUR: -0.5 }]);
  await prices.come(SOON);
  expect(optionOf(await read(), 'E vogël').price).toBe(-50);
  expect(await shownTotal(pizza)).toBe(550);
});

// product.md §470
test('what it does not name stays, and a euro that the rate made of the price goes with it', async () => {
  const { rates } = (await send(server, 'GET', '/exchange-rates')).body as { rates: { ALL: number } };
  const euroOf = (lek: number) => Math.round((lek / rates.ALL) * 100) / 100;
  const [first, second] = itemsOf(menu);
  const said = await send(server, 'PATCH', `/menus/${menu.id}`, {
    token: owner.accessToken,
    body: {
      sections: [
        {
          id: menu.sections[0]?.id,
          items: [
            { id: first?.id, currency_prices: { EUR: 9.5, USD: 8 } },
            { id: second?.id, currency_prices: { EUR: euroOf(300) } },
          ],
        },
      ],
    },
  });
  expect(said.status).toBe(200);
  expect(
    await prices.planned(
      { thing_id: pizza, starts_on: SOON, prices: { ALL: 700 } },
      { thing_id: salad, starts_on: SOON, prices: { ALL: 400 } },
    ),
  ).toMatchObject([{ prices: { ALL: 700 } }, { prices: { ALL: 400, EUR: euroOf(400) } }]);
  await prices.come(SOON);
  const after = await read();
  expect(pricesOf(after, 0)).toEqual({ ALL: 700, EUR: 9.5, USD: 8 });
  expect(pricesOf(after, 1)).toEqual({ ALL: 400, EUR: euroOf(400) });
});

// product.md §471
test('a plan is changed and taken back by itself, and the rest stays', async () => {
  await prices.planned(
    { thing_id: pizza, starts_on: LATER, prices: { ALL: 800 } },
    { thing_id: pizza, starts_on: SOON, prices: { ALL: 700, EUR: 7 } },
    { thing_id: salad, starts_on: SOON, prices: { ALL: 350 } },
  );
  await prices.planned({ thing_id: pizza, starts_on: SOON, prices: { ALL: 710 } });
  expect((await prices.coming()).map(({ name, starts_on, prices: of }) => [name, starts_on, of])).toEqual([
    ['Margherita', SOON, { ALL: 710 }],
    ['Sallatë', SOON, { ALL: 350 }],
    ['Margherita', LATER, { ALL: 800 }],
  ]);
  // Another day in place of the one before, in one change.
  await prices.planned(
    { thing_id: salad, starts_on: SOON, prices: {} },
    { thing_id: salad, starts_on: LATER, prices: { ALL: 350 } },
    { thing_id: pizza, starts_on: SOON, prices: {} },
  );
  expect((await prices.coming()).map(({ name, starts_on }) => [name, starts_on])).toEqual([
    ['Margherita', LATER],
    ['Sallatë', LATER],
  ]);
  // Once more, as a request whose answer was lost.
  await prices.planned({ thing_id: salad, starts_on: SOON, prices: {} });
  expect(await prices.coming()).toHaveLength(2);
  expect((await read()).version).toBe(menu.version);
});

// product.md §472
test('its work waits for the first moment of the day in Tirane', async () => {
  await prices.planned({ thing_id: salad, starts_on: SOON, prices: { ALL: 380 } });
  await prices.planned({ thing_id: pizza, starts_on: SOON, prices: { ALL: 880 } });
  const { rows } = await server.database.query(
    `SELECT start_after FROM pgboss.job WHERE name = 'new-prices' AND data ->> 'menu_id' = $1`,
    [menu.id],
  );
  expect(rows).toEqual([{ start_after: DateTime.fromISO(SOON, { zone: 'Europe/Tirane' }).toJSDate() }]);
});

describe('what is no plan', () => {
  const refused = async (change: object, field: string, detail: string) => {
    const { status, body } = await prices.plan(
      { thing_id: salad, starts_on: LATER, prices: { ALL: 310 } },
      { thing_id: salad, starts_on: SOON, prices: { ALL: 500 }, ...change },
    );
    expect([status, body]).toMatchObject([
      422,
      { code: 'invalid_input', errors: [{ field: `changes.1.${field}`, message: detail }] },
    ]);
    expect(await prices.coming()).toEqual([]);
  };

  test.each<[string, object, string, string]>([
    ['today', { starts_on: dayIn(0) }, 'starts_on', 'Zgjidh një ditë nga nesër e tutje.'],
    ['a day long ago', { starts_on: '2020-02-29' }, 'starts_on', 'Zgjidh një ditë nga nesër e tutje.'],
    ['a day in two years', { starts_on: dayIn(800) }, 'starts_on', 'Zgjidh një ditë brenda një viti.'],
    ['the last day of all', { starts_on: '9999-12-31' }, 'starts_on', 'Zgjidh një ditë brenda një viti.'],
    ['the year 0', { starts_on: '0000-01-01' }, 'starts_on', 'Kjo vlerë nuk pranohet.'],
    ['the 30th of February', { starts_on: '2027-02-30' }, 'starts_on', 'Kjo vlerë nuk pranohet.'],
    ['no day', { starts_on: '1 dhjetor' }, 'starts_on', 'Kjo vlerë nuk pranohet.'],
    ['no price of an item', { prices: { ALL: 0 } }, 'prices.ALL', 'Vlera më e vogël është 0,01.'],
    ['a negative price', { prices: { EUR: -1 } }, 'prices.EUR', 'Vlera më e vogël është 0,01.'],
    [
      'three decimals',
      { prices: { EUR: 1.005 } },
      'prices.EUR',
      'Shkruaje me deri në dy shifra pas presjes.',
    ],
    ['a text', { prices: { ALL: '500' } }, 'prices.ALL', 'Kjo vlerë nuk pranohet.'],
    ['an unknown currency', { prices: { CHF: 5 } }, 'prices', 'Kjo vlerë nuk pranohet.'],
    ['no thing', { thing_id: 'x' }, 'thing_id', 'Kjo vlerë nuk pranohet.'],
    [
      'a thing of no menu',
      { thing_id: '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e' },
      'thing_id',
      'Kjo vlerë nuk pranohet.',
    ],
    ['the same day twice', { starts_on: LATER }, 'starts_on', 'Një datë shkruhet vetëm një herë.'],
  ])('%s', async (_, change, field, detail) => refused(change, field, detail));

  test('more days than a price can change on, at each that is too much', async () => {
    const on = (days: number) => ({ thing_id: salad, starts_on: dayIn(days), prices: { ALL: 300 + days } });
    await prices.planned(on(5), on(6), on(7), on(8), on(9));
    expect(await prices.plan(on(10))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: 'changes.0.starts_on',
            message: 'Çmimi mund të ndryshojë më së shumti në 5 ditë të ardhshme.',
          },
        ],
      },
    });
    await prices.planned({ ...on(5), prices: {} }, on(10));
    expect(await prices.coming()).toHaveLength(5);
  });

  test.each([{}, { changes: [] }, { changes: {} }, { changes: [null] }, { changes: [{ prices: [] }] }])(
    '%j is refused at its field',
    async (body) => {
      const { status, body: answer } = await send(server, 'PATCH', `/menus/${menu.id}/price-changes`, {
        token: owner.accessToken,
        body,
      });
      expect([status, answer]).toMatchObject([422, { errors: expect.any(Array) }]);
    },
  );
});
