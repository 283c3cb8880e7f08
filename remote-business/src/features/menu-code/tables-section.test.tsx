import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const open = (api: ScreenOptions['api']) =>
  renderScreen({
    at: '/menus/dreka/code',
    api: {
      'GET /orders/business': [],
      'GET /menus/{id}': menuOf(),
      'GET /tables': [{ id: 't7', label: '7', code: 'q3Zr8Yw2LxT5' }],
      ...api,
    },
  });
const nameField = () => screen.findByRole('textbox', { name: /^Numri ose emri/ });
const bodies = (calls: readonly { body?: unknown }[]) => calls.map(({ body }) => body);

// product.md §284
test('tables typed one after the other are all added, in their order, while the first is on its way', async () => {
  let answer: () => void = () => undefined;
  const first = new Promise<void>((resolve) => (answer = resolve));
  const { user, sent } = await open({
    'POST /tables': async ({ body }) => {
      await first;
      return { id: 't', code: 'b7Kp1Qd9MnV4', ...(body as { label: string }) };
    },
  });
  const name = await nameField();
  await user.type(name, '1{Enter}2{Enter}3{Enter}{Enter}');
  expect(name).toHaveValue('');
  expect(name).toBeValid();
  expect(await screen.findByText('Po shtohet: 1, 2, 3')).toBeVisible();
  answer();
  await waitFor(() =>
    expect(bodies(sent('POST /tables'))).toEqual(['1', '2', '3'].map((label) => ({ label }))),
  );
  await waitFor(() => expect(screen.queryByText(/^Po shtohet/)).not.toBeInTheDocument());
});

// product.md §284
test('each name that was not added is told of until another is added, and one comes back selected', async () => {
  const select = jest.spyOn(HTMLInputElement.prototype, 'select');
  const { user } = await open({
    'POST /tables': ({ body }) =>
      (body as { label: string }).label === '3'
        ? { id: 't3', label: '3', code: 'b7Kp1Qd9MnV4' }
        : failure(409, 'table_exists', 'Ky emër është zënë.'),
  });
  const name = await nameField();
  await user.type(name, '1{Enter}');
  expect(await screen.findByText(/Tavolina 1 nuk u shtua/)).toBeVisible();
  await waitFor(() => expect(name).toHaveValue('1'));
  expect(select).toHaveBeenCalledTimes(1);
  await user.clear(name);
  await user.type(name, '2{Enter}');
  expect(await screen.findByText(/Tavolina 2 nuk u shtua/)).toBeVisible();
  expect(screen.getByText(/Tavolina 1 nuk u shtua/)).toBeVisible();
  await waitFor(() => expect(name).toHaveValue('2'));
  await user.clear(name);
  await user.type(name, '3{Enter}');
  await waitFor(() => expect(screen.queryByText(/nuk u shtua/)).not.toBeInTheDocument());
  expect(name).toHaveValue('');
});

// product.md §284
test('a table that another device removed is named, and its removal is what was asked for', async () => {
  const gone = () => failure(404, 'table_unknown', 'Ky kod tavoline nuk vlen më.');
  const { user, sent } = await open({ 'POST /tables/{id}/code': gone, 'DELETE /tables/{id}': gone });
  const agree = async (press: string, confirm: string) => {
    await user.click(await screen.findByRole('button', { name: press }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }));
  };
  await agree('Kod i ri për tavolinën 7', 'Kod i ri');
  expect(await screen.findByText('Tavolina 7 është hequr ndërkohë nga një pajisje tjetër.')).toBeVisible();
  await agree('Hiq tavolinën 7', 'Hiqe');
  await waitFor(() => expect(sent('DELETE /tables/{id}')).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(/Tavolina 7 është hequr/)).not.toBeInTheDocument());
  expect(screen.queryByText(/nuk u hoq/)).not.toBeInTheDocument();
});

// product.md §84
test('a name that was not sent is there after a reload, and one that was sent is not', async () => {
  const { user } = await renderScreen({
    at: '/menus/dreka/code',
    kept: { 'new-table:oxhaku': '{"label":"Verandë"}' },
    api: {
      'GET /orders/business': [],
      'GET /menus/{id}': menuOf(),
      'GET /tables': [],
      'POST /tables': { id: 't', label: 'Verandë 3', code: 'b7Kp1Qd9MnV4' },
    },
  });
  const name = await nameField();
  expect(name).toHaveValue('Verandë');
  await user.type(name, ' 3');
  expect(sessionStorage.getItem('new-table:oxhaku')).toBe('{"label":"Verandë 3"}');
  await user.type(name, '{Enter}');
  await waitFor(() => expect(sessionStorage.getItem('new-table:oxhaku')).toBeNull());
  expect(name).toHaveValue('');
});

// product.md §583
test('a name that is too long stays as typed, and its field says so', async () => {
  const { user, sent } = await open({});
  const name = await nameField();
  await user.click(name);
  await user.paste('Tavolina te dritarja e madhe');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^Shkruaj deri në 20 shenja\./));
  expect(name).toHaveValue('Tavolina te dritarja e madhe');
  expect(sent('POST /tables')).toEqual([]);
});
