import { failure } from '@tavolina/shared-api/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { menuCardOf, menuOf } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const GONE = () => failure(404, 'menu_not_found', 'Menuja nuk u gjet.');
const keptAs = (title: string, at = '2026-11-20T12:00:00Z') =>
  JSON.stringify({ values: { title, sections: [], items: [] }, version: 3, at, key: 'k' });

const open = (
  keptOnDevice: Record<string, string>,
  api: ScreenOptions['api'] = {},
  options: Partial<ScreenOptions> = {},
) =>
  renderScreen({
    at: '/business/menus',
    keptOnDevice,
    ...options,
    api: {
      'GET /menus/my/': [menuCardOf()],
      'GET /menus/{id}': GONE,
      'GET /orders/business': [],
      ...api,
    },
  });
const notice = async () => within((await screen.findByText(/këtë shfletues/)).closest('div') as HTMLElement);
const isListed = () => screen.findByRole('heading', { level: 2, name: 'Menuja e drekës' });

// product.md §92
test('a form that was kept of a menu that is gone is said to be there, and opens as a new one', async () => {
  const { router, user } = await open({ 'menu-draft:oxhaku:gjelle': keptAs('Gjellë') });
  const part = await notice();
  expect(part.getByText('“Gjellë” (menuja u fshi), shkruar më 20.11.2026, 13:00')).toBeVisible();
  const link = part.getByRole('link', { name: 'Hap formularin: Gjellë' });
  expect(link).toHaveAttribute('href', '/menus/create?draft=gjelle');
  await user.click(link);
  await waitFor(() => expect(router.state.location.search).toBe('?draft=gjelle'));
});

test('a new menu that was begun is said to be there also where there are no menus, in English too', async () => {
  const { sent } = await open(
    { 'menu-draft:oxhaku:new': keptAs('') },
    { 'GET /menus/my/': [] },
    { lng: 'en', at: '/business/dashboard?tab=menu' },
  );
  expect(await screen.findByText('A menu you wrote in this browser is not saved.')).toBeVisible();
  expect(screen.getByText('“Untitled” (new menu), written on 20.11.2026, 13:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the form: Untitled' })).toHaveAttribute(
    'href',
    '/menus/create',
  );
  expect(sent('GET /menus/{id}')).toHaveLength(0);
});

test('what was kept of a menu that is among theirs, or by another owner, or cannot be read, is not', async () => {
  const { sent } = await open({
    'menu-draft:oxhaku:dreka': keptAs('Dreka'),
    'menu-draft:sofra:gjelle': keptAs('Gjellë'),
    'menu-draft:oxhaku:a': '{',
    'menu-draft:oxhaku:b': JSON.stringify({ values: { sections: [], items: [] }, at: 'dje' }),
  });
  await isListed();
  expect(screen.queryByText(/këtë shfletues/)).not.toBeInTheDocument();
  expect(sent('GET /menus/{id}')).toHaveLength(0);
});

test.each([
  ['is there after all', menuOf({ id: 'gjelle' })],
  ['cannot be asked for', failure(503, 'service_unavailable')],
])('a menu that the list has not, but that %s, is not said to be gone', async (_which, answer) => {
  const { sent } = await open(
    { 'menu-draft:oxhaku:gjelle': keptAs('Gjellë') },
    { 'GET /menus/{id}': answer },
  );
  await isListed();
  await waitFor(() => expect(sent('GET /menus/{id}')).toHaveLength(1));
  expect(screen.queryByText(/këtë shfletues/)).not.toBeInTheDocument();
});

// product.md §92
test('one is thrown away after a question, the others stay, and keys go on among them', async () => {
  const { user } = await open({
    'menu-draft:oxhaku:gjelle': keptAs('Gjellë'),
    'menu-draft:oxhaku:new': keptAs('Darka', '2026-11-21T12:00:00Z'),
  });
  expect(await screen.findByText('2 menu të shkruara në këtë shfletues nuk janë ruajtur.')).toBeVisible();
  const lines = () => screen.getAllByText(/shkruar më/).map(({ textContent }) => textContent);
  expect(lines()).toEqual([
    '“Darka” (menu e re), shkruar më 21.11.2026, 13:00',
    '“Gjellë” (menuja u fshi), shkruar më 20.11.2026, 13:00',
  ]);
  await user.click(screen.getByRole('button', { name: 'Hidhe…: Darka' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ta hedhim “Darka”?' }));
  await user.click(dialog.getByRole('button', { name: 'Hidhe draftin' }));
  expect(await screen.findByText('Një menu e shkruar në këtë shfletues nuk është ruajtur.')).toBeVisible();
  expect(localStorage.getItem('menu-draft:oxhaku:new')).toBeNull();
  expect(localStorage.getItem('menu-draft:oxhaku:gjelle')).not.toBeNull();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Hap formularin: Gjellë' })).toHaveFocus());
});

test('what another tab keeps, or throws away, is seen', async () => {
  await open({});
  await isListed();
  const another = (value: string | null) => {
    if (value === null) localStorage.removeItem('menu-draft:oxhaku:new');
    else localStorage.setItem('menu-draft:oxhaku:new', value);
    fireEvent(window, new StorageEvent('storage'));
  };
  another(keptAs('Darka'));
  expect(await screen.findByText(/“Darka” \(menu e re\)/)).toBeVisible();
  another(null);
  await waitFor(() => expect(screen.queryByText(/“Darka”/)).not.toBeInTheDocument());
});
