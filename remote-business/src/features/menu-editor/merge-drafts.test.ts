import { itemOf, menuOf, RATES } from '../../testing/menu-samples.ts';
import { draftCopy, type MenuDraft } from './menu-draft.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { menuDraft } from './stored-draft.ts';

const base = menuDraft(menuOf(), RATES.rates, 'sq');
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

test('takes only what was changed here, down to one price', () => {
  const mine = changed((draft) => {
    section(draft).items[0] = { ...tave, name: 'Tavë', prices: { ...tave.prices, ALL: '700', EUR: '7,14' } };
  });
  const theirs = changed((draft) => {
    draft.title = 'Darka';
    section(draft).items[0] = { ...tave, description: 'Në furrë' };
    section(draft).items[1] = { ...fergese, prices: { ...fergese.prices, ALL: '300' } };
  });
  const merged = mergeDrafts({ base, mine, theirs });
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
  expect(section(mergeDrafts({ base, mine, theirs })).items[0]).toMatchObject({
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
  const merged = mergeDrafts({ base, mine, theirs });
  expect(section(merged).title).toBe('Tava');
  expect(names(merged)).toEqual([fergese.name, tave.name, 'Pastiço']);
  expect(names(mergeDrafts({ base, mine: theirs, theirs: mine }))).toEqual(names(merged));
});

test('what one removed is gone, unless the other changed it', () => {
  const mine = changed((draft) => {
    draft.sections = [];
  });
  expect(mergeDrafts({ base, mine, theirs: draftCopy(base) }).sections).toEqual([]);
  const theirs = changed((draft) => {
    section(draft).items[0] = { ...tave, name: 'Tavë' };
  });
  const names = ({ sections }: MenuDraft) => sections.map(({ items }) => items.map(({ name }) => name));
  expect(names(mergeDrafts({ base, mine, theirs }))).toEqual([['Tavë']]);
  expect(names(mergeDrafts({ base, mine: theirs, theirs: mine }))).toEqual([['Tavë']]);
});
