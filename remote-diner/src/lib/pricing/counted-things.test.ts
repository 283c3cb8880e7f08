import { optionOf } from '../../testing/choices.ts';
import { dishOf } from '../../testing/samples.ts';
import { countedThings, dealOut } from './counted-things.ts';

// product.md §437
test('an option that comes with two others is taken twice by each portion', () => {
  const sauce = optionOf('Salcë', 0, { stock: { left: 5 } });
  const of = (within: string | null) => ({
    group: { name: 'Salca', free_choices: null },
    within: within === null ? null : { id: within },
    chosen: [sauce],
  });
  const twice = countedThings(dishOf(), [of('burger'), of('wrap')]);
  const once = countedThings(dishOf(), [of('burger')]);
  const deal = dealOut();
  expect(deal(1, twice)).toBe(2);
  expect(deal(1, once)).toBe(3);
  expect(deal(1, twice)).toBe(1);
  expect(deal(1, once)).toBe(0);
});
