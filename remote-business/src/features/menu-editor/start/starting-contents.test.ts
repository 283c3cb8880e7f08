import { itemOf, menuOf, RATES } from '../../../testing/menu-samples.ts';
import { emptyMenu, itemsOf, type MenuDraft } from '../draft/menu-draft.ts';
import { copiedContent, type StartingContent, startWith, tableContent } from './starting-contents.ts';

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

describe("a table's title and description", () => {
  const translations = { en: { title: 'Lunch', description: 'From 12 on' } };
  const read = tableContent(
    { menu: { title: 'Dreka', description: 'Nga ora 12', translations }, sections: [], items: ITEMS },
    WORDING,
  );
  const filled = (typed: Partial<MenuDraft>, content = read) =>
    startWith({ ...emptyMenu(''), ...typed }, content, emptyMenu(''));

  // product.md §166, §431
  test('fill an empty form, with their translations', () => {
    expect(filled({})).toMatchObject({ title: 'Dreka', description: 'Nga ora 12', translations });
  });

  // product.md §166
  test.each([
    ['title', 'description'],
    ['description', 'title'],
  ] as const)('leave a %s that was typed, and its translations away', (own, other) => {
    const form = filled({ [own]: 'E imja' });
    expect(form).toMatchObject({ [own]: 'E imja', [other]: read[other] });
    expect(form.translations?.en?.[own]).toBeUndefined();
    expect(form.translations?.en?.[other]).toBe(translations.en[other]);
  });

  // product.md §166
  test('change nothing where the table has none', () => {
    const form = filled({ title: 'E imja' }, tableContent({ sections: [], items: ITEMS }, WORDING));
    expect(form).toMatchObject({ title: 'E imja', description: '' });
    expect(form).not.toHaveProperty('translations');
  });
});
