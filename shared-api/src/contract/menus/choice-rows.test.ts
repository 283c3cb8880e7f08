import { choiceRows } from './choice-rows.ts';

const of = (group: string, name: string, within: string | null = null) => ({
  option_id: name,
  within,
  group,
  name,
});
const read = (...choices: ReturnType<typeof of>[]) =>
  choiceRows(choices).map(({ text, isNested }) => `${isNested ? '- ' : ''}${text}`);

// product.md §404
test('what comes with an option stands right below it, and names it where others come with the same', () => {
  expect(
    read(
      of('Dish', 'Burger'),
      of('Dish', 'Wrap'),
      of('Sauce', 'Ketchup', 'Burger'),
      of('Side', 'Chips', 'Burger'),
      of('Sauce', 'Ketchup', 'Wrap'),
      of('Sauce', 'Mayo', 'Wrap'),
    ),
  ).toEqual([
    'Dish: Burger',
    '- Sauce (Burger): Ketchup',
    '- Side: Chips',
    'Dish: Wrap',
    '- Sauce (Wrap): Ketchup, Mayo',
  ]);
});

// product.md §404
test('an option that something comes with shares its row with no other', () => {
  const drink = of('Drink', 'Beer', 'Meal');
  expect(read(of('Extras', 'Cheese'), of('Extras', 'Meal'), of('Extras', 'Ham'), drink)).toEqual([
    'Extras: Cheese',
    'Extras: Meal',
    '- Drink: Beer',
    'Extras: Ham',
  ]);
  expect(read(of('Extras', 'Cheese'), of('Extras', 'Ham'), of('Size', 'Big'))).toEqual([
    'Extras: Cheese, Ham',
    'Size: Big',
  ]);
});

// product.md §404
test('two rows that say the same have keys of their own', () => {
  const second = { ...of('Dish', 'Burger'), option_id: 'second' };
  const rows = choiceRows([
    of('Dish', 'Burger'),
    second,
    of('Sauce', 'Mayo', 'Burger'),
    of('Sauce', 'Mayo', 'second'),
  ]);
  expect(rows.map(({ text }) => text)).toEqual([
    'Dish: Burger',
    'Sauce (Burger): Mayo',
    'Dish: Burger',
    'Sauce (Burger): Mayo',
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4);
});
