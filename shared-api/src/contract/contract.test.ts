import { calls } from './calls.ts';
import { menuSearch } from './discovery.ts';
import { ERROR_STATUS } from './errors.ts';
import { signupRequest } from './identity.ts';
import { createMenuRequest } from './menu-requests.ts';
import { convertMinor, priceIn, toDecimal, toMinor } from './money.ts';
import { orderId, placeOrderRequest } from './orders.ts';

const rates = { EUR: 1, ALL: 98, USD: 1.1, GBP: 0.85 };

const allCalls = Object.values(calls).flatMap((area) => Object.values(area));

/** The calls whose paths and methods clients outside this repository rely on. */
const PROMISED = [
  'GET /menus/',
  'POST /login',
  'POST /signup',
  'POST /auth/refresh',
  'GET /users/profile/',
  'PATCH /users/profile/',
  'PATCH /users/{id}',
  'POST /users/profile-image/',
  'POST /auth/password',
  'PUT /users/password',
  'GET /orders/stats',
  'GET /menus/my/',
  'GET /menus/user/{userId}',
  'POST /menus/',
  'GET /menus/{id}',
  'PATCH /menus/{id}',
  'POST /menus/{id}/image/',
  'DELETE /menus/{id}',
  'POST /orders',
  'GET /orders/customer/{orderId}',
  'GET /orders/business',
  'GET /orders/business/{orderId}',
  'PATCH /orders/business/{orderId}',
  'GET /subscriptions/me',
  'GET /subscriptions/plans',
  'POST /subscriptions',
  'DELETE /subscriptions/me',
  'POST /contact/message',
  'POST /auth/password-reset',
  'POST /notifications/reset-password/',
];

test('every promised call is defined, and none twice', () => {
  const routes = allCalls.map((call) => `${call.method} ${call.path}`);
  expect(routes).toEqual(expect.arrayContaining(PROMISED));
  expect(new Set(routes).size).toBe(routes.length);
});

test('declared failures exist, and calls with a token can answer 401', () => {
  for (const call of allCalls) {
    for (const code of call.errors) expect(ERROR_STATUS).toHaveProperty(code);
    if (call.access === 'bearer') expect(call.errors).toContain('unauthorized');
  }
});

test.each([
  [6.5, 650],
  [0.1 + 0.2, 30],
  [1.005, 101],
  [12.76, 1276],
  [9_999_999.99, 999_999_999],
])('%d becomes %d minor units', (decimal, minor) => {
  expect(toMinor(decimal)).toBe(minor);
});

test('minor units survive the way through JSON', () => {
  for (const minor of [0, 1, 99, 101, 1_918, 999_999_999]) expect(toMinor(toDecimal(minor))).toBe(minor);
});

test.each([
  [65_000, 'ALL', 'EUR', 663],
  [49_000, 'ALL', 'EUR', 500],
  [25_000, 'ALL', 'EUR', 255],
  [1_000, 'EUR', 'ALL', 98_000],
  [500, 'EUR', 'EUR', 500],
] as const)('%d %s is %s %d', (minor, from, to, expected) => {
  expect(convertMinor(minor, from, to, rates)).toBe(expected);
});

describe('price of an item in a currency', () => {
  const item = {
    default_currency: 'ALL' as const,
    price: 650,
    prices: [{ currency: 'EUR' as const, price: 7 }],
  };

  test('its own price wins over a conversion', () => {
    expect(priceIn(item, 'EUR', rates)).toEqual({ minor: 700, converted: false });
    expect(priceIn(item, 'ALL', rates)).toEqual({ minor: 65_000, converted: false });
  });
  test('a missing currency is converted and marked', () => {
    expect(priceIn(item, 'GBP', rates)).toEqual({ minor: 564, converted: true });
  });
  test('a price of zero in a currency counts as missing', () => {
    expect(priceIn({ ...item, prices: [{ currency: 'EUR', price: 0 }] }, 'EUR', rates)).toEqual({
      minor: 663,
      converted: true,
    });
  });
  test('an item without any price has none', () => {
    expect(priceIn({ default_currency: 'ALL', price: 0, prices: [] }, 'EUR', rates)).toBeUndefined();
  });
});

test.each([['k7mq4xtd'], [' K7MQ-4XTD '], ['k7mq 4xtd'], ['K7MQ–4XTD']])(
  'the id typed as %s is understood',
  (typed) => {
    expect(orderId.parse(typed)).toBe('K7MQ-4XTD');
  },
);

describe('an order request', () => {
  const valid = {
    customer_name: 'Arta K.',
    customer_email: ' arta.k@shembull.al ',
    customer_phone: '+355 69 000 0000',
    business_id: '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6e',
    items: [{ menu_item_id: '0f6b0b0e-6f0a-4f5e-9d5b-1f2a3b4c5d6f', quantity: 2 }],
    payment_method: 'pay_later',
  };

  test('is accepted, trimmed, and extra fields such as prices are dropped', () => {
    const parsed = placeOrderRequest.parse({
      ...valid,
      total_amount: 1,
      items: [{ ...valid.items[0], price: 0.01 }],
    });
    expect(parsed).toMatchObject({ customer_email: 'arta.k@shembull.al' });
    expect(parsed).not.toHaveProperty('total_amount');
    expect(parsed.items[0]).not.toHaveProperty('price');
  });

  test.each([0, -1, 1.5, 100, 1e9, 1e308, Number.NaN, 2 ** 53, '2', null])(
    'a quantity of %p is refused',
    (quantity) => {
      expect(
        placeOrderRequest.safeParse({ ...valid, items: [{ ...valid.items[0], quantity }] }).success,
      ).toBe(false);
    },
  );

  test.each([
    ['customer_name', ''],
    ['customer_name', 'a\nBcc: b@c.al'],
    ['customer_name', 'a'.repeat(10_000)],
    ['customer_name', 'a\u0000b'],
    ['customer_email', 'arta'],
    ['customer_email', 'a@b.al\r\nBcc: x@y.al'],
    ['customer_phone', 'telefon'],
    ['items', []],
    ['payment_method', 'cash'],
  ])('%s = %p is refused', (field, value) => {
    expect(placeOrderRequest.safeParse({ ...valid, [field]: value }).success).toBe(false);
  });
});

describe('filters of a search', () => {
  test('codes are matched without regard to case and diacritics', () => {
    expect(menuSearch.parse({ cuisine_type: 'fast food', category: 'ËMBËLSIRA' })).toMatchObject({
      cuisine_type: 'Fast Food',
      category: 'Embelsira',
    });
  });
  test('empty values count as absent', () => {
    expect(menuSearch.parse({ min_price: '', cuisine_type: '' })).toMatchObject({
      available_only: false,
      skip: 0,
      limit: 6,
    });
  });
  test.each([
    { cuisine_type: 'Marsiane' },
    { limit: '1000' },
    { skip: '-1' },
    { sort_by: 'password_hash' },
    { min_price: '-1' },
  ])('%j is refused', (query) => {
    expect(menuSearch.safeParse(query).success).toBe(false);
  });
});

test('a password is kept byte for byte and has 8 to 128 characters', () => {
  const form = {
    email: 'a@b.al',
    business_name: 'Te Hurma',
    address: 'Rruga Kala 9',
    telephone: '0690000000',
  };
  expect(signupRequest.parse({ ...form, password: '  ëçë ëçë ' }).password).toBe('  ëçë ëçë ');
  expect(signupRequest.safeParse({ ...form, password: 'a'.repeat(7) }).success).toBe(false);
  expect(signupRequest.safeParse({ ...form, password: 'a'.repeat(129) }).success).toBe(false);
});

test('a menu price that is no number becomes 0, a negative one is refused', () => {
  const menu = (price: unknown) => ({ title: 'Dreka', items: [{ name: 'Tavë', price }] });
  expect(createMenuRequest.parse(menu('abc')).items[0]?.price).toBe(0);
  expect(createMenuRequest.parse(menu('650,50')).items[0]?.price).toBe(650.5);
  expect(createMenuRequest.safeParse(menu(-1)).success).toBe(false);
});
