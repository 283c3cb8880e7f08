import type { Menu } from '@tavolina/shared-api/contract';
import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { menuOf, RATES } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import type { ScreenOptions } from '../../../testing/render-screen.tsx';
import type { MenuDraft } from '../draft/menu-draft.ts';
import { menuDraft } from '../draft/stored-draft.ts';

/** Opens a menu that somebody else saves first, as `theirs`. */
const openStale = (theirs: Partial<Menu>, options: Partial<ScreenOptions> = {}) => {
  let held = menuOf();
  return openEditor({
    ...options,
    api: {
      'GET /menus/{id}': () => held,
      'PATCH /menus/{id}': ({ body }: FakeRequest) => {
        if (held.version === 5) return { ...held, version: 6, title: (body as Menu).title };
        held = menuOf({ version: 5, ...theirs });
        return failure(409, 'version_conflict', 'Menuja ndryshoi ndërkohë.');
      },
    },
  });
};
const [tava] = menuOf().sections;
const REVERSED = tava ? [{ ...tava, items: tava.items.toReversed() }] : [];

// product.md §120
test.each([
  ['sq', 'Titulli', 'Ruaj menunë', 'E jotja', 'E tjetrit', 'Ruaj ndryshimet e mia'],
  ['en', 'Title', 'Save the menu', 'Yours', 'Theirs', 'Save my changes'],
] as const)(
  'both values of what both changed are there to choose (%s)',
  async (lng, title, save, own, other, keep) => {
    const { user, sent } = await openStale({ title: 'Darka', description: 'Nga ora 18' }, { lng });
    await user.type(await screen.findByLabelText(title), ' 2');
    await user.click(screen.getByRole('button', { name: save }));
    const field = within(await screen.findByRole('group', { name: title }));
    const mine = field.getByRole('radio', { name: `${own} Menuja e drekës 2` });
    expect(mine).toBeChecked();
    await waitFor(() => expect(mine).toHaveFocus());
    // Only what both changed is asked for.
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await user.click(field.getByRole('radio', { name: `${other} Darka` }));
    await user.click(screen.getByRole('button', { name: keep }));
    await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(2));
    expect(sent('PATCH /menus/{id}')[1]?.body).toMatchObject({
      version: 5,
      title: 'Darka',
      description: 'Nga ora 18',
    });
  },
);

test('a save while something is to be chosen leads to the choice, and sends nothing', async () => {
  const { user, sent } = await openStale({ title: 'Darka' });
  await user.type(await screen.findByLabelText('Titulli'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  await screen.findByRole('group', { name: 'Titulli' });
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  expect(screen.getByRole('radio', { name: /Menuja e drekës 2/ })).toHaveFocus();
  expect(sent('PATCH /menus/{id}')).toHaveLength(1);
});

test('an order and a title are merged without a question', async () => {
  const { user, sent } = await openStale({ sections: REVERSED });
  await user.type(await screen.findByLabelText('Titulli'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(sent('PATCH /menus/{id}')[1]?.body).toMatchObject({
    version: 5,
    title: 'Menuja e drekës 2',
    sections: [{ items: [{ id: 'fergese' }, { id: 'tave' }] }],
  });
});

// product.md §118
test('a save with nothing changed sends nothing', async () => {
  const { user, sent } = await openEditor();
  await screen.findByLabelText('Titulli');
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  expect(await screen.findByText('Asgjë nuk ka ndryshuar që nga ruajtja e fundit.')).toBeVisible();
  expect(sent('PATCH /menus/{id}')).toHaveLength(0);
});

// product.md §120
describe('a draft kept from an older version', () => {
  const values = { ...menuDraft(menuOf(), RATES.rates, 'sq'), title: 'Menuja ime' };
  const kept = {
    values,
    base: menuDraft(menuOf(), RATES.rates, 'sq'),
    version: 3,
    at: '2026-11-20T12:00:00Z',
    key: 'k',
  };
  const openKept = (now: Partial<Menu>, mine: MenuDraft = values) =>
    openEditor({
      keptOnDevice: { 'menu-draft:oxhaku:dreka': JSON.stringify({ ...kept, values: mine }) },
      api: {
        'GET /menus/{id}': menuOf({ version: 5, ...now }),
        'PATCH /menus/{id}': menuOf({ version: 6 }),
      },
    });

  test('takes in what was saved since', async () => {
    const { user, sent } = await openKept({ description: 'Nga ora 18' });
    expect(await screen.findByLabelText('Titulli')).toHaveValue('Menuja ime');
    expect(screen.getByLabelText(/^Përshkrimi/)).toHaveValue('Nga ora 18');
    await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
    await waitFor(() =>
      expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({
        version: 5,
        title: 'Menuja ime',
        description: 'Nga ora 18',
      }),
    );
  });

  test('asks for what both changed as it opens', async () => {
    const { user, sent } = await openKept({ title: 'Darka', description: 'Nga ora 18' });
    const field = within(await screen.findByRole('group', { name: 'Titulli' }));
    await user.click(field.getByRole('radio', { name: 'E tjetrit Darka' }));
    await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet e mia' }));
    await waitFor(() =>
      expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({
        version: 5,
        title: 'Darka',
        description: 'Nga ora 18',
      }),
    );
  });

  test.each([
    ['name', 'Emri'],
    ['description', 'Përshkrimi'],
    ['portion', 'Porcioni ose pesha'],
  ] as const)('calls what both changed of an item by its word: %s', async (field, word) => {
    const mine = structuredClone(values);
    const now = structuredClone(menuOf().sections);
    const [typed] = mine.sections[0]?.items ?? [];
    const [stored] = now[0]?.items ?? [];
    if (!typed || !stored) throw new Error('a menu without items');
    typed[field] = 'E imja';
    stored[field] = 'E tjetrit';
    await openKept({ sections: now }, mine);
    const clash = await screen.findByRole('group', { name: new RegExp(` · ${word}$`) });
    expect(within(clash).getByRole('radio', { name: 'E jotja E imja' })).toBeVisible();
  });
});
