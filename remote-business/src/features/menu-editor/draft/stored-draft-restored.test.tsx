import { signIn, signOut, startAuth } from '@tavolina/shared-api/auth';
import { failure } from '@tavolina/shared-api/testing';
import { SESSION } from '@tavolina/shared-console/testing/account-samples.ts';
import { STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';

const kept = (): string | undefined =>
  JSON.parse(localStorage.getItem('menu-draft:oxhaku:dreka') ?? 'null')?.values.title;

test('a form that an earlier build kept has the fields of now', async () => {
  const item = { storedId: null, name: 'Fli', description: '', currency: 'ALL', prices: { ALL: '300,00' } };
  const values = { title: 'Menuja e re', sections: [{ title: 'Të reja', items: [item] }], items: [item] };
  await openEditor({
    keptOnDevice: {
      'menu-draft:oxhaku:dreka': JSON.stringify({ values, version: 3, at: '2026-11-20T12:00:00Z' }),
    },
  });
  expect(await screen.findByLabelText('Titulli')).toHaveValue('Menuja e re');
  expect(screen.getByLabelText(/^Përshkrimi/)).toHaveValue('');
});

// product.md §84
test('a reload keeps also what was typed a moment before it', async () => {
  const { user } = await openEditor();
  await user.type(await screen.findByLabelText('Titulli'), '!');
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(kept()).toBe('Menuja e drekës!');
});

test('a sign-out in another tab says that what was written is kept, and signing in leads back to it', async () => {
  const { user, router } = await openEditor({ api: { 'POST /login': SESSION } });
  await user.type(await screen.findByLabelText('Titulli'), '!');
  await act(startAuth);
  localStorage.removeItem('access_token');
  act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));
  expect(await screen.findByText(/ajo që shkrove është ruajtur/)).toBeVisible();
  expect(kept()).toBe('Menuja e drekës!');
  await user.type(screen.getByLabelText('E-mail'), 'a@shembull.al');
  await user.type(screen.getByLabelText('Fjalëkalimi'), 'Tavolina-2026!');
  await user.click(screen.getByRole('button', { name: 'Hyr' }));
  expect(await screen.findByLabelText('Titulli')).toHaveValue('Menuja e drekës!');
  expect(router.state.location.pathname).toBe('/menus/dreka/edit');
});

test('whoever signs in next on the same browser finds nothing of it, and its owner all of it', async () => {
  const gone = failure(404, 'menu_not_found', 'Menuja nuk u gjet.');
  const { user, router } = await openEditor({
    at: '/menus/create',
    api: {
      'GET /menus/{id}': gone,
      'GET /orders/stats': STATS,
      'GET /subscriptions/me': failure(404, 'not_found'),
    },
  });
  const goTo = (path: string) => act(() => router.navigate(path));
  const changeTo = async (user_id: string) => {
    act(signOut);
    act(() => signIn({ ...SESSION, user_id }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/business/dashboard'));
  };
  await user.type(await screen.findByLabelText('Titulli'), 'Darka');
  await changeTo('tjetri');
  await goTo('/menus/create');
  expect(await screen.findByLabelText('Titulli')).toHaveValue('');
  await goTo('/menus/create?draft=new');
  expect(await screen.findByRole('button', { name: 'Krijo menunë' })).toBeVisible();
  expect(screen.getByLabelText('Titulli')).toHaveValue('');
  await changeTo('oxhaku');
  await goTo('/menus/create');
  expect(await screen.findByLabelText('Titulli')).toHaveValue('Darka');
});

test('what was saved is no longer said to be kept nowhere', async () => {
  const { user } = await openEditor({ api: { 'PATCH /menus/{id}': menuOf({ version: 4 }) } });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.type(await screen.findByLabelText('Titulli'), '!');
  expect(await screen.findByText(/Ky shfletues nuk ka vend/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
  expect(screen.queryByText(/Ky shfletues nuk ka vend/)).not.toBeInTheDocument();
});

// product.md §84
test('a browser without room says once that it keeps nothing, and the form goes on', async () => {
  const { user } = await openEditor();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  await user.type(await screen.findByLabelText('Titulli'), '!');
  expect(await screen.findByText(/Ky shfletues nuk ka vend/)).toBeVisible();
  await user.type(screen.getByLabelText('Titulli'), '!');
  expect(screen.getAllByText(/Ky shfletues nuk ka vend/)).toHaveLength(1);
  expect(screen.getByLabelText('Titulli')).toHaveValue('Menuja e drekës!!');
  full.mockRestore();
  await user.type(screen.getByLabelText('Titulli'), '!');
  await waitFor(() => expect(screen.queryByText(/Ky shfletues nuk ka vend/)).not.toBeInTheDocument());
});
