import { itemOf, menuOf, RATES } from '../../../testing/menu-samples.ts';
import { draftCopy, type MenuDraft } from '../draft/menu-draft.ts';
import { menuDraft } from '../draft/stored-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const base = menuDraft(menuOf(), RATES.rates, 'sq');
/** Of both sides of one menu, in which nothing clashes. */
const merge = (mine: MenuDraft, theirs: MenuDraft): MenuDraft => {
  const { draft, clashes } = mergeDrafts({ base, mine, theirs });
  expect(clashes).toEqual([]);
  return draft;
};
const changed = (change: (draft: MenuDraft) => void): MenuDraft => {
  const draft = draftCopy(base);
  change(draft);
  return draft;
};
const section = ({ sections: [first] }: MenuDraft) => {
  if (!first) throw new Error('The sample has no section.');
  return first;
};
const [tave, fergese] = section(base).items;
if (!tave || !fergese) throw new Error('The section has no two items.');

// product.md §120
test('takes only what was changed here, down to one price', () => {
  const mine = changed((draft) => {
    section(draft).items[0] = { ...tave, name: 'Tavë', prices: { ...tave.prices, ALL: '700', EUR: '7,14' } };
  });
  const theirs = changed((draft) => {
    draft.title = 'Darka';
    section(draft).items[0] = { ...tave, description: 'Në furrë' };
    section(draft).items[1] = { ...fergese, prices: { ...fergese.prices, ALL: '300' } };
  });
  const merged = merge(mine, theirs);
  expect(merged.title).toBe('Darka');
  expect(section(merged).items).toMatchObject([
    { name: 'Tavë', description: 'Në furrë', prices: { ALL: '700' } },
    { name: fergese.name, prices: { ALL: '300' } },
  ]);
});

test('a converted euro price goes with the lek it was computed from', () => {
  const theirs = changed((draft) => {
    section(draft).items[0] = { ...tave, prices: { ...tave.prices, ALL: '980', EUR: '10,00' } };
  });
  const mine = changed((draft) => {
    section(draft).items[0] = { ...tave, name: 'Tavë' };
  });
  expect(section(merge(mine, theirs)).items[0]).toMatchObject({
    name: 'Tavë',
    prices: { ALL: '980', EUR: '10,00' },
  });
});

test('keeps a new order of one side beside the fields and new items of the other', () => {
  const mine = changed((draft) => section(draft).items.reverse());
  const [added] = menuDraft(
    menuOf({ items: [itemOf({ id: 'ri', name: 'Pastiço' })] }),
    RATES.rates,
    'sq',
  ).items;
  if (!added) throw new Error('no item');
  const theirs = changed((draft) => {
    section(draft).title = 'Tava';
    section(draft).items.splice(1, 0, added);
  });
  const names = (draft: MenuDraft) => section(draft).items.map(({ name }) => name);
  const merged = merge(mine, theirs);
  expect(section(merged).title).toBe('Tava');
  expect(names(merged)).toEqual([fergese.name, tave.name, 'Pastiço']);
  expect(names(merge(theirs, mine))).toEqual(names(merged));
});

test('what one removed is gone where the other left it as it was', () => {
  const mine = changed((draft) => {
    draft.sections = [];
  });
  expect(merge(mine, draftCopy(base)).sections).toEqual([]);
  expect(merge(draftCopy(base), mine).sections).toEqual([]);
});

// product.md §120
describe('what both changed', () => {
  const priced = (price: string, text = 'Në furrë') =>
    changed((draft) => {
      section(draft).items[0] = { ...tave, prices: { ...tave.prices, ALL: price }, description: text };
    });

  test('is asked for by field and price, and as it was chosen', () => {
    const sides = { base, mine: priced('700'), theirs: priced('800') };
    const { clashes, draft } = mergeDrafts(sides);
    expect(clashes).toEqual([
      { key: 'item.price.ALL tave', field: 'item.price.ALL', part: tave.name, mine: '700', theirs: '800' },
    ]);
    expect(section(draft).items[0]?.prices.ALL).toBe('700');
    const chosen = mergeDrafts(sides, new Map([['item.price.ALL tave', 'theirs']]));
    expect(section(chosen.draft).items[0]?.prices.ALL).toBe('800');
  });

  test('to the same is no question, however it is written', () => {
    expect(section(merge(priced('700'), priced('700,00', 'Në furrë '))).items[0]).toMatchObject({
      prices: { ALL: '700,00' },
    });
  });

  test('and one removed stays or goes as it was chosen', () => {
    const mine = changed((draft) => section(draft).items.shift());
    const sides = { base, mine, theirs: priced('800') };
    const { clashes, draft } = mergeDrafts(sides);
    const key = 'item.isThere tave';
    expect(clashes).toMatchObject([{ key, part: tave.name, mine: false, theirs: true }]);
    expect(section(draft).items).toHaveLength(1);
    const kept = mergeDrafts(sides, new Map([[key, 'theirs']])).draft;
    expect(section(kept).items[0]).toMatchObject({ name: tave.name, prices: { ALL: '800' } });
  });

  test('and reordered is asked for once', () => {
    const three = draftCopy(base);
    const [added] = menuDraft(
      menuOf({ items: [itemOf({ id: 'ri', name: 'Pastiço' })] }),
      undefined,
      'sq',
    ).items;
    if (!added) throw new Error('no item');
    section(three).items.push(added);
    const ordered = (order: number[]): MenuDraft => {
      const draft = draftCopy(three);
      section(draft).items = order.flatMap((at) => section(three).items[at] ?? []);
      return draft;
    };
    const sides = { base: three, mine: ordered([1, 0, 2]), theirs: ordered([2, 0, 1]) };
    const { clashes, draft } = mergeDrafts(sides);
    expect(clashes).toMatchObject([
      {
        field: 'section.order',
        mine: [fergese.name, tave.name, 'Pastiço'],
        theirs: ['Pastiço', tave.name, fergese.name],
      },
    ]);
    expect(section(draft).items.map(({ name }) => name)).toEqual([fergese.name, tave.name, 'Pastiço']);
    const theirs = mergeDrafts(sides, new Map([[clashes[0]?.key ?? '', 'theirs']])).draft;
    expect(section(theirs).items.map(({ name }) => name)).toEqual(['Pastiço', tave.name, fergese.name]);
  });

  test('is all that differs where nobody knows what it was', () => {
    const { clashes } = mergeDrafts({ base: undefined, mine: priced('700'), theirs: draftCopy(base) });
    expect(clashes.map(({ field }) => field)).toEqual(['item.description', 'item.price.ALL']);
  });
});

test('an item moved by one keeps what the other changed of it', () => {
  const mine = changed((draft) => {
    draft.items.push(...section(draft).items.splice(0, 1));
  });
  const theirs = changed((draft) => {
    section(draft).items[0] = { ...tave, name: 'Tavë Elbasani' };
  });
  expect(merge(mine, theirs).items.map(({ name }) => name)).toContain('Tavë Elbasani');
});

test('a euro price typed here is no clash with the lek of the other, which it no longer follows', () => {
  const mine = changed((draft) => {
    section(draft).items[0] = { ...tave, prices: { ...tave.prices, EUR: '9,50' }, isEuroConverted: false };
  });
  const theirs = changed((draft) => {
    section(draft).items[0] = { ...tave, prices: { ...tave.prices, ALL: '980', EUR: '10,00' } };
  });
  expect(section(merge(mine, theirs)).items[0]).toMatchObject({
    prices: { ALL: '980', EUR: '9,50' },
    isEuroConverted: false,
  });
});
