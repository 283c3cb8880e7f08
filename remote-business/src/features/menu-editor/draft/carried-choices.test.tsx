import { screen, waitFor } from '@testing-library/react';
import { menuWithGroups, SIZE } from '../../../testing/choices-samples.ts';
import { menuCardOf, menuOf, RATES } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import { mergeDrafts } from '../conflict/merge-drafts.ts';
import { createRequest, editRequest } from '../save/menu-requests.ts';
import { menuDraft } from './stored-draft.ts';

const draft = () => menuDraft(menuWithGroups(), RATES.rates, 'sq');

// product.md §166
test('a copy of a menu has its choices, and its dishes come with them', async () => {
  const opened = await openEditor({
    at: '/menus/create',
    lng: 'sq',
    api: { 'GET /menus/my/': [menuCardOf()], 'GET /menus/{id}': menuWithGroups(), 'POST /menus/': menuOf() },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Kopjo “Menuja e drekës”' }));
  await screen.findByRole('region', { name: 'U shtuan 3 artikuj.' });
  await opened.user.click(screen.getByRole('button', { name: 'Krijo menunë' }));
  await waitFor(() => expect(opened.sent('POST /menus/')).toHaveLength(1));
  expect(opened.sent('POST /menus/')[0]?.body).toMatchObject({
    option_groups: [
      {
        id: 'size',
        name: 'Madhësia',
        min_choices: 1,
        max_choices: 1,
        options: [
          { id: 'small', name: 'E vogël', price: 0, default_currency: 'ALL', is_default: true },
          { id: 'large', name: 'E madhe', price: 200, default_currency: 'ALL', is_default: false },
        ],
      },
      { id: 'drink', free_choices: 1, options: [{ id: 'water', price: 50 }] },
    ],
    sections: [{ items: [{ name: 'Tavë kosi', option_group_ids: ['size'] }, { name: 'Fërgesë' }] }],
  });
});

// product.md §402
test('further prices, groups and translations of options are sent with them', () => {
  const prices = [
    { currency: 'ALL' as const, price: 200, is_default: true },
    { currency: 'EUR' as const, price: 1.9, is_default: false },
  ];
  const translations = { en: { name: 'Large' } };
  const [small, large] = SIZE.options;
  if (!small || !large) throw new Error('the sample has two sizes');
  const options = [small, { ...large, prices, translations, option_group_ids: ['drink'] }];
  const menu = { ...menuWithGroups(), option_groups: [{ ...SIZE, translations, options }] };
  const { option_groups } = createRequest(menuDraft(menu, RATES.rates, 'sq'), 'ALL');
  expect(option_groups).toMatchObject([
    {
      translations,
      options: [
        { option_group_ids: [], additional_prices: {} },
        { option_group_ids: ['drink'], additional_prices: { EUR: 1.9 }, translations },
      ],
    },
  ]);
});

// product.md §182, §85
test('a dish that a stored menu does not know comes with the groups of that menu', () => {
  const [section] = menuWithGroups().sections;
  if (!section) throw new Error('the sample has a section');
  const gone = { ...menuWithGroups(), sections: [{ ...section, items: [] }] };
  const groupsOn = (base: typeof gone) =>
    editRequest(draft(), base).sections?.[0]?.items?.map(({ option_group_ids }) => option_group_ids);
  expect(groupsOn(gone)).toEqual([['size'], undefined]);
  // A menu that was made of this form has other ids, in the same order.
  const made = (gone.option_groups ?? []).map((group, at) => ({ ...group, id: `made-${at}` }));
  expect(groupsOn({ ...gone, option_groups: made })).toEqual([['made-0'], undefined]);
});

// product.md §120
test('choices that were saved elsewhere meanwhile are those that the form carries along', () => {
  const theirs = { ...menuWithGroups(4), option_groups: [{ ...SIZE, name: 'Porcioni' }] };
  const sides = { base: draft(), mine: draft(), theirs: menuDraft(theirs, RATES.rates, 'sq') };
  const merged = mergeDrafts(sides).draft;
  expect(merged.option_groups).toMatchObject([{ name: 'Porcioni' }]);
  expect(merged.sections[0]?.items[0]?.option_group_ids).toEqual(['size']);
});

test('a save of dishes that are stored says nothing of their choices', () => {
  const sent = JSON.stringify(editRequest(draft(), menuWithGroups()));
  expect(sent).not.toContain('option_group');
});
