import type { Item, Menu } from '@tavolina/shared-api/contract';
import { itemOf, menuOf, RATES } from '../../testing/menu-samples.ts';
import { menuChanges } from './menu-changes.ts';

const withItems = (items: Item[], change: Partial<Menu> = {}): Menu => {
  const [section] = menuOf().sections;
  if (!section) throw new Error('no section');
  return menuOf({ ...change, sections: [{ ...section, items }] });
};
const LEK = { currency: 'ALL', price: 650, is_default: true } as const;
const inEuro = (price: number) => ({ currency: 'EUR', price, is_default: false }) as const;

test('names what was added, changed and removed', () => {
  const now = withItems([itemOf({ price: 700 }), itemOf({ id: 'ri', name: 'Pastiço' })], {
    title: 'Menuja e darkës',
  });
  expect(menuChanges(menuOf(), now, RATES.rates)).toMatchObject([
    { kind: 'changed', name: 'Menuja e darkës' },
    { kind: 'changed', name: 'Tavë kosi' },
    { kind: 'added', name: 'Pastiço' },
    { kind: 'removed', name: 'Fërgesë' },
  ]);
});

test('nothing changed is nothing', () => {
  expect(menuChanges(menuOf(), menuOf({ version: 9 }), RATES.rates)).toEqual([]);
});

test('a euro price that was only converted is no change, one that was typed is', () => {
  const before = withItems([itemOf({ prices: [LEK] })]);
  expect(menuChanges(before, withItems([itemOf({ prices: [LEK, inEuro(6.63)] })]), RATES.rates)).toEqual([]);
  expect(menuChanges(before, withItems([itemOf({ prices: [LEK, inEuro(6.5)] })]), RATES.rates)).toMatchObject(
    [{ kind: 'changed', name: 'Tavë kosi' }],
  );
});

test('a picture and the currency of a price are changes, too', () => {
  const before = withItems([itemOf(), itemOf({ id: 'ri', name: 'Pastiço' })]);
  const now = withItems(
    [
      itemOf({ image_url: '/media/tave/960.webp' }),
      itemOf({ id: 'ri', name: 'Pastiço', default_currency: 'USD' }),
    ],
    { image_url: '/media/dreka/960.webp' },
  );
  expect(menuChanges(before, now, RATES.rates)).toMatchObject([
    { kind: 'changed', name: 'Menuja e drekës' },
    { kind: 'changed', name: 'Tavë kosi' },
    { kind: 'changed', name: 'Pastiço' },
  ]);
});

describe('another order', () => {
  const [tava] = menuOf().sections;
  const [trilece] = menuOf().items;
  if (!tava || !trilece) throw new Error('the sample has no section or no item of its own');
  const sweets = [trilece, { ...trilece, id: 'bakllava', name: 'Bakllava' }];
  const drinks = { ...tava, id: 'pije', title: 'Pije', items: [] };

  test('is told where it is: of the sections, in a section, and of what stands alone', () => {
    const before = menuOf({ sections: [tava, drinks], items: sweets });
    const now = menuOf({
      sections: [drinks, { ...tava, items: tava.items.toReversed() }],
      items: sweets.toReversed(),
    });
    expect(menuChanges(before, now, RATES.rates)).toEqual([
      { kind: 'moved', id: 'dreka', name: 'Menuja e drekës' },
      { kind: 'moved', id: 'tava', name: 'Gatime tavash' },
      { kind: 'moved', id: null, name: null },
    ]);
  });

  test('is none where a part came, went or changed its section', () => {
    const [tave, fergese] = tava.items;
    if (!tave || !fergese) throw new Error('the section has no two items');
    const before = menuOf({ sections: [tava, drinks], items: sweets });
    const now = menuOf({
      sections: [
        { ...drinks, id: 'supa', title: 'Supa' },
        { ...tava, items: [fergese] },
        { ...drinks, items: [{ ...tave, section_id: 'pije' }] },
      ],
      items: sweets.slice(1),
    });
    expect(menuChanges(before, now, RATES.rates).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'added Supa',
      'changed Tavë kosi',
      'removed Trileçe',
    ]);
  });
});
