import { failure } from '@tavolina/shared-api/testing';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { CSV, chooseTable, openMenuFiles, PREVIEW, PREVIEW_CALL } from '../../testing/open-menu-files.ts';

describe('a table', () => {
  test('is applied to the version it was compared with, and undone', async () => {
    const opened = await openMenuFiles({
      'PUT /menus/{id}/csv': menuOf({ title: 'Menuja e re', version: 4 }),
      'POST /menus/{id}/csv/undo': menuOf(),
    });
    await chooseTable(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
    expect(await screen.findByText(/Tabela u importua/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Importo nga Excel/CSV' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 1, name: /Menuja e re/ })).toBeVisible();
    expect(opened.sent('PUT /menus/{id}/csv')[0]?.body).toEqual({ csv: CSV, version: 3 });
    await opened.user.click(screen.getByRole('button', { name: 'Zhbëj importin e fundit' }));
    expect(await screen.findByText(/Importi u zhbë/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: /Menuja e drekës/ })).toBeVisible();
  });

  test('that is applied leaves the keyboard where it has gone meanwhile', async () => {
    let answer = (): void => undefined;
    const opened = await openMenuFiles({
      'PUT /menus/{id}/csv': async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return menuOf({ version: 4 });
      },
    });
    await chooseTable(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
    await waitFor(() => expect(opened.sent('PUT /menus/{id}/csv')).toHaveLength(1));
    const elsewhere = screen.getByRole('button', { name: 'Shkarko JSON' });
    act(() => elsewhere.focus());
    await act(async () => answer());
    expect(await screen.findByText(/Tabela u importua/)).toBeVisible();
    expect(elsewhere).toHaveFocus();
  });

  test('is applied and undone once for a double press each', async () => {
    const opened = await openMenuFiles({
      'PUT /menus/{id}/csv': menuOf({ version: 4 }),
      'POST /menus/{id}/csv/undo': menuOf(),
    });
    await chooseTable(opened);
    await screen.findByRole('button', { name: 'Importo' });
    await pressTwice('Importo');
    expect(await screen.findByText(/Tabela u importua/)).toBeVisible();
    expect(opened.sent('PUT /menus/{id}/csv')).toHaveLength(1);
    await pressTwice('Zhbëj importin e fundit');
    expect(await screen.findByText(/Importi u zhbë/)).toBeVisible();
    expect(opened.sent('POST /menus/{id}/csv/undo')).toHaveLength(1);
  });

  test('is compared again when the menu was saved meanwhile', async () => {
    let version = 3;
    const opened = await openMenuFiles({
      [PREVIEW_CALL]: () => ({ ...PREVIEW, version }),
      'PUT /menus/{id}/csv': () => {
        version = 5;
        return failure(409, 'version_conflict', 'Menuja u ndryshua ndërkohë.');
      },
    });
    await chooseTable(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
    expect(await screen.findByText(/Menuja u ndryshua ndërkohë/)).toBeVisible();
    await waitFor(() => expect(opened.sent(PREVIEW_CALL)).toHaveLength(2));
    await opened.user.click(screen.getByRole('button', { name: 'Importo' }));
    await waitFor(() =>
      expect(opened.sent('PUT /menus/{id}/csv').at(-1)?.body).toEqual({ csv: CSV, version: 5 }),
    );
  });
});

// product.md §198
test('an undo is offered only while there is something to undo', async () => {
  let canUndo = true;
  const { user } = await openMenuFiles({
    'GET /menus/{id}/csv/undo': () => ({ can_undo: canUndo }),
    'POST /menus/{id}/csv/undo': () => {
      canUndo = false;
      return menuOf({ version: 5 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Zhbëj importin e fundit' }));
  expect(await screen.findByText(/Importi u zhbë/)).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Zhbëj importin e fundit' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(screen.getByLabelText(/^Zgjidh një tabelë/)).toHaveFocus());
});

test('nothing to undo any more is said in the server’s words, and not offered again', async () => {
  let canUndo = true;
  const opened = await openMenuFiles({
    'GET /menus/{id}/csv/undo': () => ({ can_undo: canUndo }),
    'GET /menus/{id}': () => (canUndo ? menuOf() : menuOf({ title: 'Ruajtur tjetërkund', version: 5 })),
    'PUT /menus/{id}/csv': menuOf({ version: 4 }),
    'POST /menus/{id}/csv/undo': () => {
      canUndo = false;
      return failure(409, 'nothing_to_undo', 'Nuk ka import për të zhbërë.');
    },
  });
  await chooseTable(opened);
  await opened.user.click(await screen.findByRole('button', { name: 'Importo' }));
  await opened.user.click(await screen.findByRole('button', { name: 'Zhbëj importin e fundit' }));
  expect(await screen.findByText(/Nuk ka import për të zhbërë/)).toBeVisible();
  expect(screen.queryByText(/Tabela u importua/)).not.toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 1, name: /Ruajtur tjetërkund/ })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Zhbëj importin e fundit' })).not.toBeInTheDocument(),
  );
});
