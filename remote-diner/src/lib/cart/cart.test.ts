import { cartWithPizza } from '../../testing/choices.ts';
import { dishOf } from '../../testing/samples.ts';
import {
  type Cart,
  type CartLine,
  countOf,
  lineKey,
  withLine,
  withLinesOf,
  withNotes,
  withOneMore,
  withQuantity,
} from './cart.ts';

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

describe('lines of a dish with choices', () => {
  const large = cartWithPizza();
  const [line] = large.lines as [CartLine];
  const small: CartLine = { ...line, choices: line.choices?.slice(1) ?? [] };
  const known = ({ lines }: Cart) =>
    lines.map(({ quantity, notes, choices }) => [quantity, notes, choices?.length]);

  // product.md §408
  test('the same choice and note is one line, another of either is another', () => {
    const cart = [
      line,
      small,
      { ...line, notes: 'Pa qepë' },
      { ...small, quantity: 2 },
      { ...line, notes: 'Pa qepë ' },
    ].reduce((filled, one) => withLine(filled, one), large);
    expect(known(cart)).toEqual([
      [2, '', 2],
      [3, '', 1],
      [2, 'Pa qepë', 2],
    ]);
    expect(new Set(cart.lines.map(lineKey)).size).toBe(3);
  });

  // product.md §408
  test('a line that is chosen again keeps its place, or joins the one that it has become', () => {
    const cart = withLine(withOneMore(large, dish), small);
    const other = { ...line, choices: line.choices?.slice(0, 1) ?? [] };
    expect(known(withLine(cart, other, lineKey(line)))).toEqual([
      [1, '', 1],
      [1, '', undefined],
      [1, '', 1],
    ]);
    expect(known(withLine(cart, small, lineKey(line)))).toEqual([
      [1, '', undefined],
      [2, '', 1],
    ]);
  });

  // product.md §22
  test('all lines of a dish together are at most 99', () => {
    const cart = withLine(withQuantity(large, lineKey(line), 98), { ...small, quantity: 5 });
    expect(known(cart)).toEqual([
      [98, '', 2],
      [1, '', 1],
    ]);
    expect(withLine(cart, { ...line, choices: [] })).toBe(cart);
    expect(countOf(withQuantity(cart, lineKey(small), 7))).toBe(99);
  });

  // product.md §59
  test('an order of before is put beside what is there, line by line', () => {
    expect(known(withLinesOf(large, withLine(large, small)))).toEqual([
      [1, '', 2],
      [1, '', 1],
    ]);
  });
});
