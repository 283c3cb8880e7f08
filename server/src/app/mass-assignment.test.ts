import type { Menu, OrderPlaced } from '@tavolina/shared-api/contract';
import { z } from 'zod';
import { DESCRIBED_CALLS } from '../platform/api-document/example-of.ts';
import { DAY_MS } from '../platform/clock/clock.ts';
import { createMenu, createOwner, orderBody } from '../test/factories.ts';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const UNKNOWN_ID = '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e';

/** Fields that exist somewhere in the tables, and that nobody has a say in. */
const EXTRA: Readonly<Record<string, unknown>> = {
  id: UNKNOWN_ID,
  user_id: UNKNOWN_ID,
  owner_id: UNKNOWN_ID,
  business_id: UNKNOWN_ID,
  order_id: 'K7MQ-4XTD',
  tier: 'premium',
  subscription_tier: 'premium',
  status: 'paid',
  payment_status: 'paid',
  is_admin: true,
  is_confirmed: true,
  password_hash: 'x',
  rating: 5,
  rating_sum: 500,
  rating_count: 100,
  price: 0,
  price_minor: 0,
  total_amount: 0,
  total_minor: 0,
  line_total: 0,
  rate: 1,
  trial_days: 999,
  current_period_end: '2099-01-01T00:00:00.000Z',
  created_at: '2020-01-01T00:00:00.000Z',
  moved_by: 'askush',
};

/** Every name that a schema knows, at whatever depth. */
const namesIn = (schema: unknown): string[] => {
  if (Array.isArray(schema)) return schema.flatMap(namesIn);
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.keys((schema as { properties?: object }).properties ?? {});
  return [...own, ...Object.values(schema).flatMap(namesIn)];
};

/** Puts fields into every object of a value. */
const pollute = (value: unknown, extra: object): unknown => {
  if (Array.isArray(value)) return value.map((entry) => pollute(entry, extra));
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, pollute(entry, extra)]));
  return { ...extra, ...own };
};

const withBodies = DESCRIBED_CALLS.flatMap(({ call, example }) =>
  call.body ? [[`${call.method} ${call.path}`, call.body, example.body] as const] : [],
);

test.each(withBodies)('%s: fields it does not know reach nobody', (_name, schema, body) => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const known = new Set(namesIn(json));
  const unknown = Object.fromEntries(Object.entries(EXTRA).filter(([name]) => !known.has(name)));
  expect(Object.keys(unknown).length).toBeGreaterThan(10);
  // What maps any name to a value, as files of a build do, is no object with fields.
  const isMap = JSON.stringify(json).includes('"propertyNames"');
  const polluted = isMap ? { ...unknown, ...(body as object) } : pollute(body, unknown);
  expect(schema.parse(polluted)).toEqual(schema.parse(body));
});

describe('on the way through the server', () => {
  const server = testServer({ RATE_LIMITS: 'off' });
  let menu: Menu;
  beforeAll(async () => {
    menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  });

  test('an order is priced, unpaid and new whatever it says of itself', async () => {
    const { id: _id, business_id: _place, ...extra } = EXTRA;
    const { status, body } = await send(server, 'POST', '/orders', { body: pollute(orderBody(menu), extra) });
    expect([status, body]).toMatchObject([201, { total_amount: 6.63, payment_status: 'unpaid' }]);
    const { id } = body as OrderPlaced;
    const path = `/orders/customer/${id}?email=arta.k@shembull.al`;
    expect((await send(server, 'GET', path)).body).toMatchObject({
      status: 'pending',
      payment_status: 'unpaid',
      display: { rate: 98 },
      items: [{ price: 6.63, line_total: 6.63 }],
    });
  });

  test('a subscription costs what its plan costs and lasts as long as its trial', async () => {
    const owner = await createOwner(server);
    const before = Date.now();
    const { status, body } = await send(server, 'POST', '/subscriptions', {
      token: owner.accessToken,
      body: { ...EXTRA, plan_id: 'standard-month' },
    });
    expect([status, body]).toMatchObject([201, { status: 'trialing', price: 10, tier: 'standard' }]);
    const days = (Date.parse((body as { current_period_end: string }).current_period_end) - before) / DAY_MS;
    expect(Math.round(days)).toBe(14);
  });
});
