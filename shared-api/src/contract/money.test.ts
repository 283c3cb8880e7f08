import { convertMinor, priceIn, sampleRates, toDecimal, toMinor } from './money.ts';

const rates = sampleRates({ ALL: 98, USD: 1.1, GBP: 0.85 });

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

// product.md §16
describe('price of an item in a currency', () => {
  const item = {
    default_currency: 'ALL' as const,
    price: 650,
    prices: [{ currency: 'EUR' as const, price: 7 }],
  };

  test('its own price wins over a conversion', () => {
    expect(priceIn(item, 'EUR', rates)).toBe(700);
    expect(priceIn(item, 'ALL', rates)).toBe(65_000);
  });
  test('a missing currency is converted', () => {
    expect(priceIn(item, 'GBP', rates)).toBe(564);
  });
  test('a price of zero in a currency counts as missing', () => {
    expect(priceIn({ ...item, prices: [{ currency: 'EUR', price: 0 }] }, 'EUR', rates)).toBe(663);
  });
  test('an item without any price has none', () => {
    expect(priceIn({ default_currency: 'ALL', price: 0, prices: [] }, 'EUR', rates)).toBeUndefined();
  });
});
