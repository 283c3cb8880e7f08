import type { OperatorRates } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner } from '../../test/factories.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { createToken } from '../releases/teams/team-tokens.ts';

const server = testServer();
const RATES = { ALL: 97, USD: 1.1, GBP: 0.9 };
const dayOf = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
let token: string;

beforeAll(async () => {
  token = await createToken(server.database, { name: 'Drita', part: null });
});
beforeEach(async () => {
  await server.database.query(
    "DELETE FROM operator_acts; DELETE FROM currency_rates WHERE date <> '2026-11-20'",
  );
});

const store = (date: string, rates: object = RATES, reason = 'Banka e Shqipërisë', who = token) =>
  send(server, 'PUT', `/platform/rates/${date}`, { token: who, body: { rates, reason } });
const page = async (who = token) =>
  (await send(server, 'GET', '/platform/rates', { token: who })).body as OperatorRates;

// product.md §578
test('each day tells its rates and where they came from, the newest first', async () => {
  await store(dayOf(0));
  expect(await page()).toMatchObject({
    total: 2,
    in_use: dayOf(0),
    may_store: true,
    items: [
      {
        date: dayOf(0),
        rates: [
          { currency: 'ALL', rate: 97 },
          { currency: 'USD', rate: 1.1 },
          { currency: 'GBP', rate: 0.9 },
        ],
        stored: { by: 'Drita', reason: 'Banka e Shqipërisë' },
      },
      { date: '2026-11-20', stored: null },
    ],
  });
});

// product.md §579
test('a corrected day converts prices anew, also those that filters compare', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner, {
    ...{
      sections: [],
      items: [{ name: 'Tavë', price: 10, default_currency: 'EUR' }],
      default_currency: 'EUR',
    },
  });
  await store(dayOf(0), { ...RATES, ALL: 100 });
  expect(await store(dayOf(0), RATES, 'Gabim shtypi')).toMatchObject({
    status: 200,
    body: { stored: { reason: 'Gabim shtypi' } },
  });
  expect((await send(server, 'GET', '/exchange-rates')).body).toMatchObject({ rates: { ALL: 97 } });
  await eventually(async () => {
    const { body } = await send(server, 'GET', '/menus/?max_price=975');
    expect((body as { items: { id: string }[] }).items).toEqual([expect.objectContaining({ id: menu.id })]);
  });
});

// product.md §579
test('each change is recorded with its reason, and what is so already is not', async () => {
  await store(dayOf(-1));
  await store(dayOf(-1), RATES, 'Tjetër');
  await store(dayOf(-1), { ...RATES, GBP: 0.88 }, 'Gabim shtypi');
  const { rows } = await server.database.query(
    'SELECT act, acted_by, about, reason FROM operator_acts ORDER BY id',
  );
  const act = { act: 'rates_stored', acted_by: 'Drita', about: dayOf(-1) };
  expect(rows).toEqual([
    { ...act, reason: 'Banka e Shqipërisë' },
    { ...act, reason: 'Gabim shtypi' },
  ]);
});

// product.md §579
test.each([
  ['a day to come', 2, RATES, 'date'],
  ['a rate that is far from the one before', 0, { ...RATES, ALL: 9.7 }, 'rates.ALL'],
  ['a rate that is left out', 0, { ALL: 97, USD: 1.1 }, 'rates.GBP'],
  ['a rate of nothing', 0, { ...RATES, USD: 0 }, 'rates.USD'],
])('%s is refused, by its field', async (_, days, rates, field) => {
  expect(await store(dayOf(days), rates)).toMatchObject({
    status: 422,
    body: { errors: [{ field, message: expect.stringMatching(/\S/) }] },
  });
  expect(await page()).toMatchObject({ total: 1, in_use: '2026-11-20' });
});

test('there are no rates of what is no day', async () => {
  expect(await store('2026-02-30')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

// product.md §579
test('the first day is compared with what it has, and can be corrected', async () => {
  expect(await store('2026-11-20', { ALL: 9.8, USD: 1.16, GBP: 0.87 })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'rates.ALL', message: expect.stringContaining('98') }] },
  });
  const right = { ALL: 98, USD: 1.16, GBP: 0.87 };
  expect(await store('2026-11-20', { ...right, USD: 1.15 })).toMatchObject({ status: 200 });
  expect(await store('2026-11-20', right)).toMatchObject({ status: 200 });
});

// product.md §538, §579
test('observers read the rates and store none, and teams do neither', async () => {
  const observer = await createToken(server.database, { name: 'Besa', part: null, is_observer: true });
  const team = await createToken(server.database, { name: 'tavolinat', part: 'remote-diner' });
  expect(await page(observer)).toMatchObject({ may_store: false, total: 1 });
  expect(await send(server, 'GET', '/platform/rates', { token: team })).toMatchObject({ status: 403 });
  for (const who of [observer, team])
    expect(await store(dayOf(0), RATES, 'E re', who)).toMatchObject({ status: 403 });
});
