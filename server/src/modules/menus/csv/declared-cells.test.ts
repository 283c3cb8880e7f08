import { ALLERGENS, ITEM_FIELDS } from '@tavolina/shared-api/contract';
import { readDeclared } from './declared-cells.ts';

// product.md §416
test('a word of a cell is looked up, however many codes there are: a table has thousands of them', () => {
  const read = () => readDeclared(ITEM_FIELDS.allergens, ALLERGENS.join(', '), 'sq');
  expect(read()).toEqual({ value: Object.fromEntries(ALLERGENS.map((code) => [code, 'contains'])) });
  const folded = jest.spyOn(String.prototype, 'normalize');
  read();
  expect(folded.mock.calls.length).toBeLessThanOrEqual(ALLERGENS.length);
  folded.mockRestore();
});
