import { failure, pending } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { publishAnyway } from '../../testing/publish-anyway.ts';
import { emptyMenu } from './draft/menu-draft.ts';
import { menuDraft } from './draft/stored-draft.ts';

const kept = (values: object, version: number | null) =>
  JSON.stringify({ values, version, at: '2026-11-20T12:00:00Z' });
const NEW = { 'menu-draft:oxhaku:new': kept({ ...emptyMenu('Supa'), title: 'Darka' }, null) };
const WRITTEN = {
  'menu-draft:oxhaku:dreka': kept({ ...menuDraft(menuOf(), undefined, 'sq'), title: 'Dreka e re' }, 3),
};
const CONFLICT = () => failure(409, 'version_conflict', 'Menuja ndryshoi ndërkohë.');
const GONE = () => failure(404, 'menu_not_found', 'Menuja nuk u gjet.');
const FULL = () => failure(403, 'plan_limit_reached', 'Plani yt e arriti kufirin: 1 menu.');

const title = () => screen.getByLabelText('Titulli');
const button = (name: string) => screen.findByRole('button', { name });

test('why a menu was not created goes with the draft that is thrown away, and keys go on beside it', async () => {
  const { user } = await openEditor({
    at: '/menus/create',
    keptOnDevice: NEW,
    api: { 'POST /menus/': FULL() },
  });
  await publishAnyway(user);
  expect(await screen.findByText('Menuja nuk u krijua.')).toBeVisible();
  await user.click(await button('Hidhe draftin'));
  expect(screen.queryByText('Menuja nuk u krijua.')).not.toBeInTheDocument();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

test('a draft is not thrown away while a menu is made of it', async () => {
  const { user, sent } = await openEditor({
    at: '/menus/create',
    keptOnDevice: NEW,
    api: { 'POST /menus/': pending },
  });
  await publishAnyway(user);
  await waitFor(() => expect(sent('POST /menus/')).toHaveLength(1));
  await user.click(await button('Hidhe draftin'));
  expect(title()).toHaveValue('Darka');
  expect(localStorage.getItem('menu-draft:oxhaku:new')).toContain('"Darka"');
});

test('why it did not become a new one goes once the menu is saved after all', async () => {
  let isGone = true;
  const { user } = await openEditor({
    api: {
      'PATCH /menus/{id}': () => (isGone ? GONE() : menuOf({ version: 4 })),
      'POST /menus/': FULL(),
    },
  });
  await user.type(await screen.findByLabelText('Titulli'), '!');
  await user.click(await button('Ruaj menunë'));
  await user.click(await button('Ruaje si menu të re'));
  expect(await screen.findByText('Menuja nuk u krijua.')).toBeVisible();
  isGone = false;
  await user.click(await button('Ruaj menunë'));
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
  isGone = true;
  await user.type(title(), '!');
  await user.click(await button('Ruaj menunë'));
  await button('Ruaje si menu të re');
  expect(screen.queryByText('Menuja nuk u krijua.')).not.toBeInTheDocument();
});

test('a picture that did not arrive is spoken of no more once the draft is thrown away', async () => {
  const { user } = await openEditor({
    keptOnDevice: WRITTEN,
    api: { 'POST /menus/{id}/image/': failure(503, 'service_unavailable') },
  });
  const photo = new File(['x'], 'tave.png', { type: 'image/png' });
  await user.upload(await screen.findByLabelText('Zgjidh foto'), photo);
  await user.click(await button('Ngarko tani'));
  expect(await screen.findByText('Fotoja nuk u ngarkua.')).toBeVisible();
  await user.click(await button('Hidhe draftin'));
  expect(screen.queryByText('Fotoja nuk u ngarkua.')).not.toBeInTheDocument();
  expect(title()).toHaveValue('Menuja e drekës');
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

describe('where somebody else saved first', () => {
  const openAndSave = async () => {
    let isRefused = false;
    const opened = await openEditor({
      keptOnDevice: WRITTEN,
      api: {
        'GET /menus/{id}': () => menuOf(isRefused ? { version: 4, title: 'E një tjetri' } : {}),
        'PATCH /menus/{id}': () => {
          if (isRefused) return pending();
          isRefused = true;
          return CONFLICT();
        },
      },
    });
    expect(await screen.findByText(/^Vazhdon nga drafti/)).toBeVisible();
    await opened.user.click(await button('Ruaj menunë'));
    expect(await screen.findByRole('radio', { name: 'E tjetrit E një tjetri' })).toBeVisible();
    return opened;
  };

  test('a draft is not thrown away for a state that is past', async () => {
    const { user } = await openAndSave();
    expect(screen.queryByRole('button', { name: 'Hidhe draftin' })).not.toBeInTheDocument();
    await user.click(await button('Hiq dorë nga ndryshimet e mia'));
    expect(title()).toHaveValue('E një tjetri');
    expect(screen.queryByText(/^Vazhdon nga drafti/)).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  test('nothing is given up while what was chosen is on its way', async () => {
    const { user, sent } = await openAndSave();
    await user.click(await button('Ruaj ndryshimet e mia'));
    await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(2));
    await user.click(await button('Hidhe draftin'));
    expect(title()).toHaveValue('Dreka e re');
    expect(await button('Hidhe draftin')).toHaveAttribute('aria-disabled', 'true');
    expect(sent('PATCH /menus/{id}')).toHaveLength(2);
  });
});

// product.md §493
test('a picture that is not there any more is said with the item it was of', async () => {
  const message = 'Kjo fotografi nuk gjendet: zgjidhe përsëri.';
  const fields = ['sections.0.items.1.pictures.0', 'sections.0.items.1.pictures.2', 'items.0.pictures.1'];
  const errors = fields.map((field) => ({ field, message }));
  const { user } = await openEditor({
    api: { 'PATCH /menus/{id}': failure(422, 'invalid_input', 'Kontrollo fushat.', { errors }) },
  });
  await user.type(await screen.findByLabelText('Titulli'), '!');
  await user.click(await button('Ruaj menunë'));
  expect(await screen.findByText(`Kontrollo fushat. Fërgesë: ${message} Trileçe: ${message}`)).toBeVisible();
});
