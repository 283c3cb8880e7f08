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
