import { createMenuRequest, editMenuRequest } from './menu-requests.ts';

test('a menu price that is no number becomes 0, a negative one is refused', () => {
  const menu = (price: unknown) => ({ title: 'Dreka', items: [{ name: 'Tavë', price }] });
  expect(createMenuRequest.parse(menu('abc')).items[0]?.price).toBe(0);
  expect(createMenuRequest.parse(menu('650,50')).items[0]?.price).toBe(650.5);
  expect(createMenuRequest.safeParse(menu(-1)).success).toBe(false);
});

// product.md §105
test.each([1.005, '1.005', '6,500', '0.0001', 1e-7, 0.1 + 0.2])(
  'a menu price of %p has more than two decimals and is refused',
  (price) => {
    const item = { name: 'Tavë', price };
    expect(createMenuRequest.safeParse({ title: 'Dreka', items: [item] }).error?.issues).toMatchObject([
      { path: ['items', 0, 'price'], message: 'two_decimals' },
    ]);
    expect(editMenuRequest.safeParse({ items: [{ ...item, currency_prices: { EUR: price } }] }).success).toBe(
      false,
    );
  },
);
