import type { ImportPreview } from '@tavolina/shared-api/contract';
import { screen, within } from '@testing-library/react';
import { chooseTable, openMenuFiles, PREVIEW, PREVIEW_CALL } from '../../testing/open-menu-files.ts';

const CHOICES: ImportPreview = {
  ...PREVIEW,
  table: 'choices',
  added: 1,
  changed: 1,
  removed: 0,
  unchanged: 3,
  sections_removed: 0,
  sections: [],
  groups: [
    {
      kind: 'changed',
      row: 2,
      name: 'Pija',
      fields: {
        name: { before: 'Pije', after: 'Pija' },
        min_choices: { before: null, after: 1 },
        max_choices: { before: 2, after: null },
      },
      translations: [{ language: 'en', before: '', after: 'Drink' }],
    },
    { kind: 'removed', row: null, name: 'Shtesa', fields: {}, translations: [] },
  ],
  changes: [
    {
      kind: 'changed',
      row: 2,
      section: 'Pija',
      name: 'Birrë',
      prices: [{ currency: 'ALL', before: 150, after: 200 }],
      fields: { is_default: { before: true, after: false }, choices: { before: '', after: 'Gota' } },
    },
    {
      kind: 'added',
      row: 3,
      section: 'Pija',
      name: 'Ujë',
      prices: [{ currency: 'ALL', before: null, after: 0 }],
      fields: {
        available: { before: null, after: true },
        is_default: { before: null, after: true },
        translations: [{ language: 'en', field: 'name', before: null, after: 'Water' }],
      },
    },
  ],
};

// product.md §506
test.each([
  [
    'sq',
    ['Çfarë ndryshon te grupet', 'Çfarë ndryshon'],
    [
      '2 Ndryshon Pija Emri: nga Pije në Pija Të paktën: nga asnjë e detyrueshme në 1 E shumta: nga 2 në sa të duash Emri (English): nga bosh në Drink',
      '– Hiqet Shtesa',
    ],
    [
      '2 Ndryshon Birrë Pija nga 150 L në 200 L E zgjedhur që në fillim: nga po në jo Zgjedhjet: nga bosh në Gota',
      '3 I ri Ujë Pija 0 L E zgjedhur që në fillim: po Emri (English): Water',
    ],
  ],
  [
    'en',
    ['What changes of groups', 'What changes'],
    [
      '2 Changed Pija Name: from Pije to Pija At least: from none is required to 1 At most: from 2 to as many as they like Name (English): from empty to Drink',
      '– Removed Shtesa',
    ],
    [
      '2 Changed Birrë Pija from 150 L to 200 L Chosen from the start: from yes to no Choices: from empty to Gota',
      '3 New Ujë Pija 0 L Chosen from the start: yes Name (English): Water',
    ],
  ],
] as const)(
  'a table of choices says in %s what changes of groups and options',
  async (lng, captions, groups, options) => {
    const opened = await openMenuFiles({ [PREVIEW_CALL]: CHOICES }, { lng });
    await chooseTable(opened);
    for (const [index, rows] of [groups, options].entries()) {
      const table = within(await screen.findByRole('table', { name: captions[index] ?? '' }));
      for (const name of rows)
        expect(table.getByRole('row', { name: name.replaceAll(' L', '\u00a0L') })).toBeVisible();
    }
  },
);

test('a table that changes groups alone can be imported', async () => {
  const opened = await openMenuFiles({
    [PREVIEW_CALL]: { ...CHOICES, added: 0, changed: 0, changes: [] },
  });
  await chooseTable(opened);
  expect(await screen.findByRole('button', { name: 'Importo' })).toBeEnabled();
  expect(screen.getByText(/një opsion për rresht/)).toBeVisible();
});

test('a table that keeps no option is asked about', async () => {
  const opened = await openMenuFiles({
    [PREVIEW_CALL]: { ...CHOICES, changed: 0, unchanged: 0, removed: 9 },
  });
  await chooseTable(opened);
  await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'T’i heqim të 9 opsionet e kësaj menuje?' }),
  ).toBeVisible();
  expect(opened.sent('PUT /menus/{id}/csv')).toHaveLength(0);
});
