import fc from 'fast-check';
import { CURRENCIES, type Currency } from './codes/currencies.ts';
import { LIMITS } from './limits.ts';
import { byCurrency, convertMinor, type EuroRates, priceIn, toDecimal, toMinor } from './money.ts';

const RUNS = { numRuns: 2_000 };
/** The most expensive possible order. */
const DEAREST_MINOR = LIMITS.priceMinor * LIMITS.quantity.max * LIMITS.orderLines;

const currency = fc.constantFrom<Currency>(...CURRENCIES);
const minor = fc.integer({ min: 0, max: 100_000_000 });
/** Rates in thousandths, so that expected values can be calculated in whole numbers. */
const thousandths = fc.record({
  ...byCurrency(() => fc.integer({ min: 500, max: 2_000 })),
  EUR: fc.constant(1_000),
  ALL: fc.integer({ min: 80_000, max: 140_000 }),
});
const toRates = (rates: Record<Currency, number>): EuroRates => byCurrency((each) => rates[each] / 1_000);

/** The quotient in whole numbers, halves rounded up. */
const exactly = (amount: number, to: number, from: number): number =>
  Number((2n * BigInt(amount) * BigInt(to) + BigInt(from)) / (2n * BigInt(from)));

test('minor units come back from JSON as they went', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: DEAREST_MINOR }), (amount) => {
      expect(toMinor(JSON.parse(JSON.stringify(toDecimal(amount))))).toBe(amount);
    }),
    RUNS,
  );
});

// product.md §32
test('a third decimal rounds half up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: LIMITS.priceMinor * 10 }), (tenths) => {
      expect(toMinor(tenths / 1_000)).toBe(Math.floor((tenths + 5) / 10));
    }),
    RUNS,
  );
});

test('a conversion is the exact quotient, halves rounded up', () => {
  fc.assert(
    fc.property(minor, currency, currency, thousandths, (amount, from, to, rates) => {
      const expected = from === to ? amount : exactly(amount, rates[to], rates[from]);
      expect(convertMinor(amount, from, to, toRates(rates))).toBe(expected);
    }),
    // A case whose large integer part leaves few digits after the point.
    {
      ...RUNS,
      examples: [[41_951_705, 'GBP', 'ALL', { ...byCurrency(() => 700), EUR: 1_000, ALL: 90_538, GBP: 812 }]],
    },
  );
});

test('a dearer amount is never cheaper after its conversion', () => {
  fc.assert(
    fc.property(minor, minor, currency, currency, thousandths, (one, other, from, to, rates) => {
      const convert = (amount: number) => convertMinor(amount, from, to, toRates(rates));
      expect(Math.sign(convert(one) - convert(other)) * Math.sign(one - other)).toBeGreaterThanOrEqual(0);
    }),
    RUNS,
  );
});

const item = fc.record({
  default_currency: currency,
  price: minor.map(toDecimal),
  prices: fc.uniqueArray(fc.record({ currency, price: minor.map(toDecimal) }), {
    selector: (entry) => entry.currency,
  }),
});

test('a price of its own is shown as it is; any other is a conversion of one the item has', () => {
  fc.assert(
    fc.property(item, currency, thousandths, (dish, target, parts) => {
      const rates = toRates(parts);
      const own = dish.prices.find((entry) => entry.currency === target && entry.price > 0)?.price;
      const had = [{ currency: dish.default_currency, price: dish.price }, ...dish.prices].filter(
        ({ price }) => price > 0,
      );
      const found = priceIn(dish, target, rates);
      if (own !== undefined) expect(found).toBe(toMinor(own));
      else if (had.length === 0) expect(found).toBeUndefined();
      else
        expect(
          had.map((entry) => convertMinor(toMinor(entry.price), entry.currency, target, rates)),
        ).toContain(found);
    }),
    RUNS,
  );
});
