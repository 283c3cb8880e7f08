import { dishOf } from '../../testing/samples.ts';
import { type Cart, countOf, withNotes, withOneMore, withQuantity } from './cart.ts';

const empty: Cart = { businessId: 'b', businessName: 'Oxhaku', menuId: 'm', currency: 'ALL', lines: [] };
const dish = dishOf({ id: 'tave', menu_id: 'dreka', name: 'Tavë kosi', price: 650 });

// product.md §21
test('adds a dish with its menu and price, counts it up and takes it away at zero', () => {
  const one = withOneMore(empty, dish);
  expect(one.lines).toEqual([
    {
      itemId: 'tave',
      menuId: 'dreka',
      name: 'Tavë kosi',
      quantity: 1,
      notes: '',
      known: { default_currency: 'ALL', price: 650, prices: dish.prices },
    },
  ]);
  expect(withOneMore(one, dish).lines[0]?.quantity).toBe(2);
  expect(withQuantity(one, 'tave', 0).lines).toEqual([]);
});

test.each([
  [1e9, 99],
  [-5, 0],
  [2.9, 2],
])('a quantity of %d becomes %d', (asked, kept) => {
  expect(countOf(withQuantity(withOneMore(empty, dish), 'tave', asked))).toBe(kept);
});

test('a note stays with its line when the quantity changes', () => {
  const noted = withNotes(withOneMore(empty, dish), 'tave', 'Pa vezë sipër');
  expect(withQuantity(noted, 'tave', 2).lines[0]).toMatchObject({ quantity: 2, notes: 'Pa vezë sipër' });
});
