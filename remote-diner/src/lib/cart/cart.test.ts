import { type Cart, countOf, withNotes, withQuantity } from './cart.ts';

const empty: Cart = { businessId: 'b', menuId: 'm', currency: 'ALL', lines: [] };
const dish = { id: 'tave', name: 'Tavë kosi' };

test('adds a dish, counts it up and takes it away at zero', () => {
  const one = withQuantity(empty, dish, 1);
  expect(one.lines).toEqual([{ itemId: 'tave', name: 'Tavë kosi', quantity: 1, notes: '' }]);
  expect(withQuantity(one, dish, 3).lines[0]?.quantity).toBe(3);
  expect(withQuantity(one, dish, 0).lines).toEqual([]);
});

test.each([
  [1e9, 99],
  [-5, 0],
  [2.9, 2],
])('a quantity of %d becomes %d', (asked, kept) => {
  expect(countOf(withQuantity(empty, dish, asked))).toBe(kept);
});

test('a note stays with its line when the quantity changes', () => {
  const noted = withNotes(withQuantity(empty, dish, 1), 'tave', 'Pa vezë sipër');
  expect(withQuantity(noted, dish, 2).lines[0]).toMatchObject({ quantity: 2, notes: 'Pa vezë sipër' });
});
