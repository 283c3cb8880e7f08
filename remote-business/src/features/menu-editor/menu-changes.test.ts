import { itemOf, menuOf } from '../../testing/samples.ts';
import { menuChanges } from './menu-changes.ts';

test('names what was added, changed and removed', () => {
  const [section] = menuOf().sections;
  if (!section) throw new Error('no section');
  const now = menuOf({
    title: 'Menuja e darkës',
    sections: [{ ...section, items: [itemOf({ price: 700 }), itemOf({ id: 'ri', name: 'Pastiço' })] }],
  });
  expect(menuChanges(menuOf(), now)).toEqual([
    { kind: 'changed', name: 'Menuja e darkës' },
    { kind: 'changed', name: 'Tavë kosi' },
    { kind: 'added', name: 'Pastiço' },
    { kind: 'removed', name: 'Fërgesë' },
  ]);
});

test('nothing changed is nothing', () => {
  expect(menuChanges(menuOf(), menuOf({ version: 9 }))).toEqual([]);
});
