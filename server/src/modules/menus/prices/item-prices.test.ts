import { CURRENCIES, type Currency, toMinor } from '@tavolina/shared-api/contract';
import fc from 'fast-check';
import { editedPrices, type ItemPrices, newPrices, type PriceChange } from './item-prices.ts';

const LEK_500: ItemPrices = {
  default_currency: 'ALL',
  prices: [{ currency: 'ALL', price_minor: 500_00, is_default: true }],
};

const amountsOf = (prices: ItemPrices | undefined): Partial<Record<Currency, number>> =>
  Object.fromEntries((prices?.prices ?? []).map(({ currency, price_minor }) => [currency, price_minor]));

// product.md §47
describe('an edit of a dish of 500 lek', () => {
  test.each<[string, PriceChange, Partial<Record<Currency, number>> | undefined]>([
    ['says nothing of prices', { price: undefined }, { ALL: 500_00 }],
    ['says EUR as the form always does', { price: undefined, default_currency: 'EUR' }, { ALL: 500_00 }],
    ['repeats its price under EUR', { price: 500, default_currency: 'EUR' }, { ALL: 500_00 }],
    ['names a price that could be either', { price: 520, default_currency: 'EUR' }, undefined],
    ['names a new price', { price: 520 }, { ALL: 520_00 }],
    ['names a new price in lek', { price: 520, default_currency: 'ALL' }, { ALL: 520_00 }],
    [
      'names every currency',
      { price: 500, default_currency: 'EUR', currency_prices: { ALL: 520, EUR: 5.3 } },
      { ALL: 520_00, EUR: 5_30 },
    ],
    [
      'adds a currency and leaves lek out',
      { price: 5.3, default_currency: 'EUR', currency_prices: { EUR: 5.3 } },
      { ALL: 500_00, EUR: 5_30 },
    ],
    [
      'replaces lek',
      { price: undefined, default_currency: 'EUR', currency_prices: { ALL: 0, EUR: 5 } },
      { EUR: 5_00 },
    ],
    ['takes the only price away', { price: undefined, currency_prices: { ALL: 0 } }, { ALL: 0 }],
  ])('that %s', (_, change, expected) => {
    const after = editedPrices(LEK_500, change);
    expect(after && amountsOf(after)).toEqual(expected);
  });
});

test.each<[PriceChange, Currency, Partial<Record<Currency, number>>]>([
  [{ price: 500 }, 'ALL', { ALL: 500_00 }],
  [{ price: 5, default_currency: 'EUR' }, 'EUR', { EUR: 5_00 }],
  [{ price: 500, default_currency: 'EUR', currency_prices: { ALL: 500 } }, 'ALL', { ALL: 500_00 }],
  [
    { price: 500, default_currency: 'EUR', currency_prices: { ALL: 500, EUR: 5 } },
    'EUR',
    { ALL: 500_00, EUR: 5_00 },
  ],
  [
    { price: 500, default_currency: 'ALL', additional_prices: { EUR: 5, USD: 0 } },
    'ALL',
    { ALL: 500_00, EUR: 5_00 },
  ],
  [{ price: undefined }, 'ALL', { ALL: 0 }],
])('a new item with %j is priced in %s', (change, currency, expected) => {
  const prices = newPrices(change, 'ALL');
  expect(prices.default_currency).toBe(currency);
  expect(amountsOf(prices)).toEqual(expected);
});

const currency = fc.constantFrom(...CURRENCIES);
const price = fc.integer({ min: 0, max: 999_999_999 }).map((minor) => minor / 100);
const byCurrency = fc.dictionary(currency, price, { noNullPrototype: true });
const change: fc.Arbitrary<PriceChange> = fc
  .record(
    { default_currency: currency, currency_prices: byCurrency, additional_prices: byCurrency },
    { requiredKeys: [] },
  )
  .chain((rest) => fc.option(price, { nil: undefined }).map((given) => ({ ...rest, price: given })));
const stored = fc.tuple(change, currency).map(([input, menuCurrency]) => newPrices(input, menuCurrency));

/** What an edit may leave in a currency: what it names there, else what was there. */
const allowedIn = (each: Currency, before: ItemPrices, edit: PriceChange): (number | undefined)[] => {
  const isOwn = each === before.default_currency;
  const named = { ...edit.additional_prices, ...edit.currency_prices }[each];
  if (named !== undefined) return named === 0 ? [isOwn ? 0 : undefined, undefined] : [toMinor(named)];
  const isPriced = isOwn && edit.price !== undefined && (edit.default_currency ?? each) === each;
  return isPriced ? [toMinor(edit.price ?? 0)] : [amountsOf(before)[each]];
};

// product.md §47
test('no edit gives a stored number another meaning', () => {
  fc.assert(
    fc.property(stored, change, (before, edit) => {
      const after = editedPrices(before, edit);
      if (!after) return;
      const is = amountsOf(after);
      for (const each of CURRENCIES) expect(allowedIn(each, before, edit)).toContain(is[each]);
      expect(is[after.default_currency]).toBeDefined();
      expect(after.prices.filter(({ is_default }) => is_default)).toHaveLength(1);
    }),
    { numRuns: 2_000 },
  );
});
