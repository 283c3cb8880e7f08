import {
  type ContentLanguage,
  CURRENCIES,
  type Currency,
  convertMinor,
  LIMITS,
  placeOrderRequest,
  sampleRates,
} from '@tavolina/shared-api/contract';
import fc from 'fast-check';
import { type OrderableItem, type PricedOrder, priceOrder } from './order-pricing.ts';

const RUNS = { numRuns: 500 };
const PLACE = '3f2c8a1e-5b7d-4e9a-8c61-0d4f7b2a9e15';
const RATES = sampleRates({ ALL: 98, USD: 1.16, GBP: 0.87 });

const currency = fc.constantFrom<Currency>(...CURRENCIES);
// From 100 minor units on, every currency's price is at least a cent in euro.
const price_minor = fc.integer({ min: 100, max: 10_000_000 });

const dish: fc.Arbitrary<OrderableItem> = fc.record({
  id: fc.uuid(),
  business_id: fc.constant(PLACE),
  name: fc.constant('Tavë kosi'),
  translations: fc.constant({}),
  content_languages: fc.constant<ContentLanguage[]>(['sq']),
  left: fc.constant(null),
  schedules: fc.constant([]),
  orderable: fc.constant(true),
  default_currency: currency,
  price_minor,
  work_minutes: fc.option(fc.integer({ min: 1, max: 120 })),
  option_group_ids: fc.constant([]),
  goes_with: fc.constant([]),
  groups: fc.constant(new Map()),
  prices: fc.uniqueArray(fc.record({ currency, price_minor }), { selector: (price) => price.currency }),
});
const quantity = fc.integer({ min: LIMITS.quantity.min, max: LIMITS.quantity.max });
const order = fc
  .uniqueArray(dish, { minLength: 1, maxLength: 8, selector: ({ id }) => id })
  .chain((dishes) =>
    fc.record({ dishes: fc.constant(dishes), quantities: fc.tuple(...dishes.map(() => quantity)) }),
  );

interface Line {
  menu_item_id: string;
  quantity: number;
}

const linesOf = ({ dishes, quantities }: { dishes: OrderableItem[]; quantities: number[] }): Line[] =>
  dishes.map(({ id }, index) => ({ menu_item_id: id, quantity: quantities[index] ?? 1 }));

const priced = (dishes: OrderableItem[], items: Line[], more: object = {}): PricedOrder =>
  priceOrder(
    placeOrderRequest.parse({
      customer_name: 'Arta K.',
      customer_email: 'arta.k@shembull.al',
      customer_phone: '+355 69 000 0000',
      business_id: PLACE,
      payment_method: 'pay_later',
      items,
      ...more,
    }),
    dishes,
    RATES,
  );

/** Unit price of a dish: its own price in the currency, else its first price converted and rounded. */
const unitPrice = ({ default_currency, price_minor: amount, prices }: OrderableItem, target: Currency) =>
  prices.find((price) => price.currency === target)?.price_minor ??
  convertMinor(amount, default_currency, target, RATES);

// product.md §26
test('a total is the sum of its lines, each rounded for one dish, in euro and as the diner saw it', () => {
  fc.assert(
    fc.property(order, currency, (drawn, display_currency) => {
      const items = linesOf(drawn);
      const { lines, totalMinor, display } = priced(drawn.dishes, items, { display_currency });
      const sumIn = (target: Currency) =>
        drawn.dishes.reduce(
          (sum, each, index) => sum + unitPrice(each, target) * (items[index]?.quantity ?? 0),
          0,
        );
      expect(lines.map((line) => line.price_minor)).toEqual(
        drawn.dishes.map((each) => unitPrice(each, 'EUR')),
      );
      expect(totalMinor).toBe(sumIn('EUR'));
      expect(display).toEqual({
        currency: display_currency,
        totalMinor: sumIn(display_currency),
        rate: RATES[display_currency],
        euroByRate: expect.any(Boolean),
      });
      expect(lines.map((line) => line.display_price_minor)).toEqual(
        drawn.dishes.map((each) => unitPrice(each, display_currency)),
      );
      expect(Number.isSafeInteger(totalMinor) && Number.isSafeInteger(display.totalMinor)).toBe(true);
    }),
    RUNS,
  );
});

const tave = (prices: OrderableItem['prices']): OrderableItem => ({
  id: '8f14e45f-ceea-467f-9575-6d2c1b3e0a11',
  business_id: PLACE,
  name: 'Tavë kosi',
  translations: {},
  content_languages: ['sq'],
  left: null,
  schedules: [],
  orderable: true,
  work_minutes: null,
  default_currency: 'ALL',
  price_minor: 65_000,
  option_group_ids: [],
  goes_with: [],
  groups: new Map(),
  prices,
});

test.each([
  ['converted', [], true],
  ['stored as the rate makes it', [{ currency: 'EUR' as const, price_minor: 663 }], true],
  ['the place’s own', [{ currency: 'EUR' as const, price_minor: 700 }], false],
])('an order whose euro price is %s says whether the rate holds', (_, prices, euroByRate) => {
  const dish = tave(prices);
  const items = [{ menu_item_id: dish.id, quantity: 3 }];
  expect(priced([dish], items).display.euroByRate).toBe(euroByRate);
  expect(priced([dish], items, { display_currency: 'EUR' }).display.euroByRate).toBe(true);
});

// product.md §32
test('neither the order of the lines nor a line split in two changes a total', () => {
  fc.assert(
    fc.property(order, (drawn) => {
      const items = linesOf(drawn);
      const { totalMinor } = priced(drawn.dishes, items);
      const split = items.flatMap((line) =>
        line.quantity === 1
          ? [line]
          : [
              { ...line, quantity: 1 },
              { ...line, quantity: line.quantity - 1 },
            ],
      );
      expect(priced(drawn.dishes, split.reverse()).totalMinor).toBe(totalMinor);
    }),
    RUNS,
  );
});

// product.md §22
test('nothing a client says about money is read', () => {
  fc.assert(
    fc.property(order, fc.double({ noNaN: true }), (drawn, price) => {
      const items = linesOf(drawn);
      const claimed = items.map((line) => ({ ...line, price, line_total: price, currency: 'EUR' }));
      expect(priced(drawn.dishes, claimed, { total_amount: price })).toEqual(priced(drawn.dishes, items));
    }),
    RUNS,
  );
});
