import { raisedPrice, stepIn } from './raised-price.ts';

// product.md §476
test.each([
  [650, 5, 10, 680],
  [650, 5, 1, 683],
  [650, 5, 5, 685],
  [650, -10, 50, 600],
  [645, 0, 10, 650],
  [3, -90, 10, 10],
  [6.5, 5, 0.1, 6.8],
  [1.15, 10, 0.01, 1.27],
  [-50, 10, 5, -55],
  [9_999_999, 0.5, 1, 10_049_999],
])('%d by %d %%, rounded to %d, is %d', (price, percent, step, raised) =>
  expect(raisedPrice(price, percent, step)).toBe(raised),
);

test('other currencies than lek are rounded to hundredths of its step', () => {
  expect([stepIn('ALL', 10), stepIn('EUR', 10), stepIn('USD', 1)]).toEqual([10, 0.1, 0.01]);
});
