import { itemOf, menuOf, RATES } from '../../testing/menu-samples.ts';
import { itemsOf, type MenuDraft } from './menu-draft.ts';
import { copiedContent, type StartingContent, tableContent } from './starting-contents.ts';

const WORDING = { language: 'sq', rates: RATES.rates };

const pairsOf = (content: StartingContent) => {
  const items = itemsOf(content as Pick<MenuDraft, 'sections' | 'items'>);
  const nameOf = new Map(items.map(({ storedId, name }) => [storedId, name]));
  return items.map(({ name, goes_with }) => [name, goes_with.map((id) => nameOf.get(id))]);
};

const ITEMS = [
  itemOf({ id: 'tave', name: 'Tavë', goes_with: ['kos', 'gone'] }),
  itemOf({ id: 'kos', name: 'Kos', goes_with: ['tave'] }),
];
const PAIRS = [
  ['Tavë', ['Kos']],
  ['Kos', ['Tavë']],
];

// product.md §501
test('a copy of a menu pairs its own items', () => {
  const copy = copiedContent(menuOf({ sections: [], items: ITEMS }), 'Kopje', WORDING);
  expect(pairsOf(copy)).toEqual(PAIRS);
  expect(copy.items.map(({ storedId }) => storedId)).not.toContain('tave');
});

// product.md §501
test('so does a menu that begins with a table', () => {
  expect(pairsOf(tableContent({ sections: [], items: ITEMS }, WORDING))).toEqual(PAIRS);
});
