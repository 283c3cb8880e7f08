import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import type { ScreenOptions } from '../../../testing/render-screen.tsx';
import { emptyMenu } from './menu-draft.ts';
import { menuDraft } from './stored-draft.ts';

const GONE = () => failure(404, 'menu_not_found', 'Menuja nuk u gjet.');
const KEY = '0123456789abcdef0123456789abcdef';
const keptAs = (values: object, version: number | null) =>
  JSON.stringify({ values, version, at: '2026-11-20T12:00:00Z', key: KEY });
const WRITTEN = {
  ...menuDraft(menuOf({ image_url: '/media/dreka/960.webp' }), undefined, 'sq'),
  title: 'Dreka e re',
};
const NEW = keptAs({ ...emptyMenu('Supa'), title: 'Darka' }, null);

/** Opens the address of a menu that was deleted, on a device that keeps a form of it and one of a new menu. */
const reopen = (api: ScreenOptions['api'] = {}, lng: ScreenOptions['lng'] = 'sq') =>
  openEditor({
    lng,
    keptOnDevice: { 'menu-draft:oxhaku:dreka': keptAs(WRITTEN, 3), 'menu-draft:oxhaku:new': NEW },
    api: { 'GET /menus/{id}': GONE(), 'POST /menus/': menuOf({ id: 'e-re', title: 'Dreka e re' }), ...api },
  });
const saveAsNew = () => screen.getByRole('button', { name: 'Ruaje si menu të re' });
const isAtMenus = (router: { state: { location: { pathname: string } } }) =>
  waitFor(() => expect(router.state.location.pathname).toBe('/business/menus'));

// product.md §182
test('what was written in a menu that is gone becomes a new one also after a reload, once', async () => {
  const { user, sent, router } = await reopen();
  expect(await screen.findByLabelText('Titulli')).toHaveValue('Dreka e re');
  expect(screen.getByRole('alert')).toHaveTextContent('Kjo menu u fshi ndërkohë.');
  expect(screen.queryByText(/Ndërkohë menuja është ndryshuar/)).not.toBeInTheDocument();
  await user.click(saveAsNew());
  await isAtMenus(router);
  const [created] = sent('POST /menus/');
  expect(created?.body).toMatchObject({
    title: 'Dreka e re',
    image_url: '/media/dreka/960.webp',
    sections: [{ items: [{ name: 'Tavë kosi' }, { name: 'Fërgesë' }] }],
  });
  expect(created?.headers.get('idempotency-key')).toBe(KEY);
  expect(localStorage.getItem('menu-draft:oxhaku:dreka')).toBeNull();
  expect(localStorage.getItem('menu-draft:oxhaku:new')).toBe(NEW);
});

test('one that was withdrawn stays so', async () => {
  const { user, sent, router } = await reopen({ 'PATCH /menus/{id}': menuOf({ id: 'e-re' }) });
  await user.click(await screen.findByRole('switch', { name: /^E publikuar/ }));
  await user.click(saveAsNew());
  await isAtMenus(router);
  expect(sent('PATCH /menus/{id}')[0]?.body).toMatchObject({ is_published: 'draft' });
});

test('it is thrown away with one press, which leads to the menus and keeps what else is begun', async () => {
  const { user, router } = await reopen();
  await user.click(await screen.findByRole('button', { name: 'Hidhe draftin' }));
  await isAtMenus(router);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(localStorage.getItem('menu-draft:oxhaku:dreka')).toBeNull();
  expect(localStorage.getItem('menu-draft:oxhaku:new')).toBe(NEW);
});

test('what is typed into it stays its own draft', async () => {
  const { user } = await reopen();
  await user.type(await screen.findByLabelText('Titulli'), '!');
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('menu-draft:oxhaku:dreka')).toContain('"Dreka e re!"');
  expect(localStorage.getItem('menu-draft:oxhaku:new')).toBe(NEW);
});

test('in English, too', async () => {
  await reopen({}, 'en');
  expect(await screen.findByText('This menu was deleted in the meantime.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save as a new menu' })).toBeVisible();
});

test('an address that names a draft which is kept no more opens an empty form, or the new menu begun before', async () => {
  await openEditor({ at: '/menus/create?draft=dreka', keptOnDevice: { 'menu-draft:oxhaku:new': NEW } });
  expect(await screen.findByLabelText('Titulli')).toHaveValue('Darka');
  expect(screen.getByRole('button', { name: 'Krijo menunë' })).toBeVisible();
  expect(screen.queryByText('Kjo menu u fshi ndërkohë.')).not.toBeInTheDocument();
});
