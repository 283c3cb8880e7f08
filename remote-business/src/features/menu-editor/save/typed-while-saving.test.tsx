import type { Menu } from '@tavolina/shared-api/contract';
import type { FakeRequest } from '@tavolina/shared-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { itemOf, menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import type { EditBody } from './menu-requests.ts';

const SAVE = 'PATCH /menus/{id}';
const save = () => screen.getByRole('button', { name: 'Ruaj menunë' });
const description = () => screen.getByLabelText(/^Përshkrimi/);
const kept = () => JSON.parse(localStorage.getItem('menu-draft:oxhaku:dreka') ?? 'null');

/** A server that answers a save when it is let. */
const slowServer = () => {
  let held: Menu = menuOf();
  const waiting: (() => void)[] = [];
  return {
    answer: () => act(async () => waiting.shift()?.()),
    api: {
      'GET /menus/{id}': () => held,
      [SAVE]: async ({ body }: FakeRequest) => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        const { title, description: text, items } = body as EditBody;
        held = {
          ...held,
          version: held.version + 1,
          title: title ?? held.title,
          description: text ?? held.description,
          items: (items ?? []).map(({ id, name = '' }, at) =>
            itemOf({ id: String(id ?? `stored-${at}`), name: String(name), section_id: null }),
          ),
        };
        return held;
      },
    },
  };
};

const openAndSave = async () => {
  const { api, answer } = slowServer();
  const opened = await openEditor({ api });
  await opened.user.type(await screen.findByLabelText('Titulli'), ' e re');
  return { ...opened, answer, bodies: () => opened.sent(SAVE).map(({ body }) => body as EditBody) };
};

// product.md §199
test('what is typed while a menu is saved stays in the form, and the next save takes it along', async () => {
  const { user, answer, bodies, router } = await openAndSave();
  await user.click(save());
  await user.type(description(), ', çdo ditë');
  await answer();
  expect(await screen.findByText(/Ajo që shkrove më pas nuk është ruajtur ende/)).toBeVisible();
  expect(description()).toHaveValue('Nga ora 12, çdo ditë');
  expect(await screen.findByText(/^Ndryshime të paruajtura/)).toBeVisible();
  expect(kept()).toMatchObject({ version: 4, values: { description: 'Nga ora 12, çdo ditë' } });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Menutë' }));
  await user.click(await screen.findByRole('button', { name: 'Qëndro' }));
  expect(router.state.location.pathname).toBe('/menus/dreka/edit');
  await user.click(save());
  await answer();
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
  expect(screen.queryByText(/nuk është ruajtur ende/)).not.toBeInTheDocument();
  expect(bodies()[1]).toMatchObject({
    version: 4,
    title: 'Menuja e drekës e re',
    description: 'Nga ora 12, çdo ditë',
  });
  expect(kept()).toBeNull();
});

test('what was typed back to what it had been counts as unsaved', async () => {
  const { user, answer } = await openAndSave();
  await user.click(save());
  const title = screen.getByLabelText('Titulli');
  await user.clear(title);
  await user.type(title, 'Menuja e drekës');
  await answer();
  expect(await screen.findByText(/^Ndryshime të paruajtura/)).toBeVisible();
  expect(title).toHaveValue('Menuja e drekës');
});

test('what is typed before the menu’s own page follows keeps it from following', async () => {
  const { user, answer } = await openAndSave();
  await user.click(save());
  await answer();
  await screen.findByText('Menuja u përditësua me sukses');
  expect(kept()).toBeNull();
  await user.type(description(), ', çdo ditë');
  expect(await screen.findByText(/nuk është ruajtur ende/)).toBeVisible();
  expect(save()).toBeEnabled();
  await waitFor(() =>
    expect(kept()).toMatchObject({ version: 4, values: { description: 'Nga ora 12, çdo ditë' } }),
  );
});

test('an item that was new goes on as the one that was stored', async () => {
  const { user, answer, bodies } = await openAndSave();
  await user.click(screen.getByRole('button', { name: /^Të tjera/ }));
  await user.click(screen.getByRole('button', { name: 'Shto artikull' }));
  await user.type(await screen.findByLabelText('Emri'), 'Byrek');
  await user.type(screen.getByLabelText('Çmimi në lekë'), '100');
  await user.click(save());
  await user.type(screen.getByLabelText('Emri'), ' me spinaq');
  await answer();
  await screen.findByText(/nuk është ruajtur ende/);
  expect(screen.getByLabelText('Emri')).toHaveValue('Byrek me spinaq');
  await user.click(save());
  await waitFor(() => expect(bodies()).toHaveLength(2));
  expect(bodies()[0]?.items?.[1]).not.toHaveProperty('id');
  expect(bodies()[1]?.items).toHaveLength(2);
  expect(bodies()[1]?.items?.[1]).toMatchObject({
    id: 'stored-1',
    name: 'Byrek me spinaq',
    isDeleted: false,
  });
});

test('what was saved counts among what the plan has used, while the form stays open', async () => {
  const { api, answer } = slowServer();
  let used = 42;
  const usage = () => ({
    tier: 'standard' as const,
    menus: { used: 1, limit: 5 },
    items: { used, limit: 100 },
    trial_available: true,
  });
  const { user } = await openEditor({ api: { ...api, 'GET /subscriptions/usage': usage } });
  expect(await screen.findByText('42 / 100')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Të tjera/ }));
  await user.click(screen.getByRole('button', { name: 'Shto artikull' }));
  await user.type(await screen.findByLabelText('Emri'), 'Byrek');
  expect(await screen.findByText('43 / 100')).toBeVisible();
  await user.click(save());
  await user.type(screen.getByLabelText('Emri'), ' me spinaq');
  used = 43;
  await answer();
  await screen.findByText(/nuk është ruajtur ende/);
  expect(await screen.findByText('43 / 100')).toBeVisible();
});

// product.md §199
test('a menu that is being created holds its fields until it is, and gives them back where it fails', async () => {
  let refuse = (): void => undefined;
  const { user } = await openEditor({
    at: '/menus/create',
    api: {
      'POST /menus/': () =>
        new Promise((_, reject) => {
          refuse = () => reject(new TypeError('offline'));
        }),
    },
  });
  await user.type(await screen.findByLabelText('Titulli'), 'Darka{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Publikoje gjithsesi' }));
  await waitFor(() => expect(description()).toBeDisabled());
  expect(screen.getByRole('button', { name: 'Po krijohet…' })).toBeVisible();
  await act(async () => refuse());
  expect(await screen.findByRole('alert')).toHaveTextContent('Menuja nuk u krijua.');
  expect(description()).toBeEnabled();
  expect(screen.getByLabelText('Titulli')).toHaveFocus();
});
