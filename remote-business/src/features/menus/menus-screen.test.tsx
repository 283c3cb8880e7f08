import { failure, pending } from '@tavolina/shared-api/testing';
import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { menuCardOf, menuOf } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const MENUS = [
  menuCardOf(),
  menuCardOf({ id: 'embelsira', title: 'Ëmbëlsira', description: '', is_published: 'draft' }),
];

const open = (api: ScreenOptions['api'] = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/business/menus',
    ...options,
    api: { 'GET /menus/my/': MENUS, 'GET /orders/business': [], ...api },
  });
const card = async (title: string) =>
  within((await screen.findByRole('heading', { level: 2, name: title })).closest('article') as HTMLElement);

test('shows each menu with what it is and where it leads', async () => {
  await open();
  const menu = await card('Menuja e drekës');
  expect(menu.getByText('Tradicionale · Dreka · $$')).toBeVisible();
  expect(menu.getByText('5 seksione · 10 artikuj')).toBeVisible();
  expect(menu.getByText('E publikuar')).toBeVisible();
  expect(menu.getByRole('link', { name: 'Menuja e drekës' })).toHaveAttribute('href', '/menus/dreka');
  expect(menu.getByRole('link', { name: /Ndrysho/ })).toHaveAttribute('href', '/menus/dreka/edit');
  const view = menu.getByRole('link', { name: /Shiko/ });
  expect(view).toHaveAttribute('href', '/menu/dreka');
  expect(view).toHaveAttribute('target', '_blank');
  expect((await card('Ëmbëlsira')).getByText('Pa përshkrim')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Menu e re' })).toHaveAttribute('href', '/menus/create');
  expect(document.title).toBe('Menutë · Tavolina');
});

test.each([
  ['sq', '1 seksion · 1.000 artikuj'],
  ['en', '1 section · 1,000 items'],
] as const)('a large menu’s items are grouped as numbers are written, %s', async (lng, text) => {
  const large = menuCardOf({ title: 'Gjithçka', sections_count: 1, items_count: 1_000 });
  await open({ 'GET /menus/my/': [large] }, { lng });
  expect((await card('Gjithçka')).getByText(text)).toBeVisible();
});

test('the link to the public page is copied, and says so for a while', async () => {
  const { user } = await open({}, { lng: 'en' });
  await user.click(
    (await card('Menuja e drekës')).getByRole('button', { name: 'Copy the link: Menuja e drekës' }),
  );
  expect(await screen.findByRole('button', { name: 'Copied: Menuja e drekës' })).toBeVisible();
  expect(screen.getByText('Copied', { selector: 'output' })).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe(`${window.location.origin}/menu/dreka`);
});

test('is found under both addresses, in English too, and by owners of any plan', async () => {
  await open({}, { at: '/menus', lng: 'en', tier: 'basic' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Menus' })).toBeVisible();
  expect((await card('Ëmbëlsira')).getByText('Draft')).toBeVisible();
});

test('the search minds neither case nor diacritics, and stands in the URL', async () => {
  const { user, router } = await open();
  await user.type(await screen.findByRole('searchbox'), 'EMBELSIRA');
  expect(screen.queryByRole('heading', { name: 'Menuja e drekës' })).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name: 'Ëmbëlsira' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?search=EMBELSIRA'));
  await user.type(screen.getByRole('searchbox'), 'x');
  await user.click(screen.getByRole('button', { name: 'Pastro kërkimin' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Menuja e drekës' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: 'Menuja e drekës' })).toHaveFocus());
});

test('deleting asks first, and says what will be lost', async () => {
  const { user, sent } = await open({ 'DELETE /menus/{id}': undefined });
  await user.click((await card('Menuja e drekës')).getByRole('button', { name: /Fshi/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Ta fshijmë “Menuja e drekës”?' }));
  expect(dialog.getByText(/Do të humbasin 5 seksione, 10 artikuj/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fshi menunë' }));
  await waitFor(() => expect(sent('DELETE /menus/{id}')[0]?.params).toEqual({ id: 'dreka' }));
});

test('keys go on beside a menu that was deleted', async () => {
  let held = MENUS;
  const { user } = await open({
    'GET /menus/my/': () => held,
    'DELETE /menus/{id}': () => {
      held = MENUS.slice(1);
      return undefined;
    },
  });
  await user.click((await card('Menuja e drekës')).getByRole('button', { name: /Fshi/ }));
  await user.click(await screen.findByRole('button', { name: 'Fshi menunë' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ëmbëlsira' })).toHaveFocus());
});

test('a menu that went from another window meanwhile is deleted all the same', async () => {
  let menus = MENUS;
  const { user } = await open({
    'GET /menus/my/': () => menus,
    'DELETE /menus/{id}': () => {
      menus = MENUS.slice(1);
      return failure(404, 'menu_not_found', 'Menuja nuk u gjet.');
    },
  });
  await user.click((await card('Menuja e drekës')).getByRole('button', { name: /Fshi/ }));
  await user.click(await screen.findByRole('button', { name: 'Fshi menunë' }));
  expect(await screen.findByText('Menuja “Menuja e drekës” u fshi.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['a menu', MENUS, '', 'Ëmbëlsira'],
  ['the only menu', MENUS.slice(0, 1), '', 'Menuja e drekës'],
  ['the only one that was found', MENUS, '?search=drek', 'Menuja e drekës'],
])(
  '%s that could not be deleted comes back, the screen says so, and keys go on in the list',
  async (_which, menus, search, on) => {
    let isAway = false;
    const { user } = await open(
      {
        'GET /menus/my/': () => (isAway ? pending() : menus),
        'DELETE /menus/{id}': async () => {
          const title = { level: 2, name: 'Menuja e drekës' };
          await waitFor(() => expect(screen.queryByRole('heading', title)).not.toBeInTheDocument());
          await waitFor(() => expect(document.body).not.toHaveFocus());
          isAway = true;
          return failure(503, 'service_unavailable');
        },
      },
      { at: `/business/menus${search}` },
    );
    await user.click((await card('Menuja e drekës')).getByRole('button', { name: /Fshi/ }));
    await user.click(await screen.findByRole('button', { name: 'Fshi menunë' }));
    expect(await screen.findByText(/Menuja “Menuja e drekës” nuk u fshi/)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Menuja e drekës' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('link', { name: on })).toHaveFocus());
  },
);

test.each([
  ['published', 'Publike: Ëmbëlsira'],
  ['deleted', 'Fshi…: Ëmbëlsira'],
])('of a menu whose answer never came nobody says that it stayed: it was %s', async (done, press) => {
  const changed = MENUS.flatMap((menu) => {
    if (menu.id !== 'embelsira') return menu;
    return done === 'deleted' ? [] : { ...menu, is_published: 'published' as const };
  });
  // The first answer overtakes the change, the second one comes after it.
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  let before = Number.POSITIVE_INFINITY;
  const change = () => {
    before = 1;
    return failure(504, 'timeout');
  };
  const { user } = await open({
    'GET /menus/my/': () => (before-- > 0 ? MENUS : arrived.then(() => changed)),
    'PATCH /menus/{id}': change,
    'DELETE /menus/{id}': change,
  });
  await card('Ëmbëlsira');
  await user.click(screen.getByLabelText(press));
  if (done === 'deleted') await user.click(await screen.findByRole('button', { name: 'Fshi menunë' }));
  expect(await screen.findByText(/^Nuk erdhi përgjigje për menunë “Ëmbëlsira”/)).toBeVisible();
  act(arrive);
  await waitFor(() => expect(screen.queryByText(/^Nuk erdhi përgjigje/)).not.toBeInTheDocument());
});

test('a menu that could not be published says so at once, though the server stays away', async () => {
  let isAway = false;
  const { user } = await open({
    'GET /menus/my/': () => (isAway ? pending() : MENUS),
    'PATCH /menus/{id}': () => {
      isAway = true;
      return failure(503, 'service_unavailable');
    },
  });
  const menu = await card('Ëmbëlsira');
  await user.click(menu.getByRole('switch', { name: 'Publike: Ëmbëlsira' }));
  expect(await screen.findByText(/Menuja “Ëmbëlsira” mbeti siç ishte/)).toBeVisible();
  expect(menu.getByRole('switch', { name: 'Publike: Ëmbëlsira' })).not.toBeChecked();
});

test('a menu is published by one switch', async () => {
  const { user, sent } = await open({ 'PATCH /menus/{id}': menuOf() });
  const menu = await card('Ëmbëlsira');
  await user.click(menu.getByRole('switch', { name: 'Publike: Ëmbëlsira' }));
  await waitFor(() => expect(sent('PATCH /menus/{id}')[0]?.body).toEqual({ is_published: 'published' }));
});

// product.md §566
test('a menu that operators took down says why, leads to them and is not published', async () => {
  const taken_down = { at: '2026-11-18T09:02:00.000Z', reason: 'Çmimet janë mashtrim' };
  await open({ 'GET /menus/my/': [menuCardOf({ is_published: 'draft', taken_down })] });
  const menu = await card('Menuja e drekës');
  expect(menu.getByText('Tavolina e hoqi këtë menu: Çmimet janë mashtrim')).toBeVisible();
  expect(menu.getByRole('link', { name: 'Na shkruaj' })).toHaveAttribute('href', '/contact');
  expect(menu.getByRole('switch')).toBeDisabled();
  expect(menu.getByRole('button', { name: /Fshi/ })).toBeEnabled();
});

// product.md §698
test('a place without menus that operators took down says why, and leads to them', async () => {
  const taken_down = { at: '2026-11-18T09:02:00.000Z', reason: 'Ky lokal nuk ekziston' };
  await open({ 'GET /menus/my/': [], 'GET /users/profile/': { ...PROFILE, taken_down } });
  expect(await screen.findByText('Tavolina e hoqi lokalin tënd: Ky lokal nuk ekziston')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Na shkruaj' })).toHaveAttribute('href', '/contact');
});

test('no menus yet lead to the first one', async () => {
  await open({ 'GET /menus/my/': [] });
  expect(await screen.findByText('Ende asnjë menu.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Krijo menunë e parë' })).toHaveAttribute('href', '/menus/create');
});

test('a failure can be tried again', async () => {
  let isDown = true;
  const { user } = await open({ 'GET /menus/my/': () => (isDown ? failure(500, 'internal_error') : MENUS) });
  expect(await screen.findByText('Menutë nuk u ngarkuan.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Provo përsëri' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Menuja e drekës' })).toBeVisible();
});

test('while it waits it promises nothing', async () => {
  await open({ 'GET /menus/my/': pending });
  expect(await screen.findByRole('heading', { level: 1, name: 'Menutë' })).toBeVisible();
  expect(screen.queryByText('Ende asnjë menu.')).not.toBeInTheDocument();
});

// product.md §164
test.each([
  ['a menu without dishes', { items_count: 0, sections_count: 0 }],
  ['a menu whose dishes are all hidden', { items_count: 2 }],
])('%s is published only after a question', async (_what, counts) => {
  const empty = menuCardOf({ title: 'Ëmbëlsira', is_published: 'draft', item_names: [], ...counts });
  const { user, sent, router } = await open({ 'GET /menus/my/': [empty], 'PATCH /menus/{id}': menuOf() });
  const toggle = (await card('Ëmbëlsira')).getByRole('switch', { name: 'Publike: Ëmbëlsira' });
  await user.click(toggle);
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/klientët do të gjejnë një faqe bosh/)).toBeVisible();
  expect(sent('PATCH /menus/{id}')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Publikoje gjithsesi' }));
  await waitFor(() => expect(sent('PATCH /menus/{id}')[0]?.body).toEqual({ is_published: 'published' }));
  expect(router.state.location.pathname).toBe('/business/menus');
});

// product.md §164
test('the question leads to the menu’s form, where dishes are added', async () => {
  const empty = menuCardOf({ title: 'Ëmbëlsira', is_published: 'draft', items_count: 0, item_names: [] });
  const { user, sent, router } = await open({ 'GET /menus/my/': [empty], 'GET /menus/{id}': pending });
  await user.click((await card('Ëmbëlsira')).getByRole('switch', { name: 'Publike: Ëmbëlsira' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Shto gatime' }),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe(`/menus/${empty.id}/edit`));
  expect(sent('PATCH /menus/{id}')).toHaveLength(0);
});
