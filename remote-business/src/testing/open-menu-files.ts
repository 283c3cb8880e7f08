import { screen } from '@testing-library/react';
import { menuOf } from './menu-samples.ts';
import { renderScreen, type ScreenOptions } from './render-screen.tsx';
import { fileOf } from './table-files.ts';

/** What the server says of a table: one dish comes, two go. */
export const PREVIEW = {
  version: 3,
  table: 'items' as const,
  added: 1,
  changed: 0,
  removed: 2,
  unchanged: 1,
  sections_removed: 1,
  reordered: false,
  warnings: [],
  changes: [
    {
      kind: 'added' as const,
      row: 2,
      section: 'Pije',
      name: 'Boza',
      prices: [{ currency: 'ALL' as const, before: null, after: 1234 }],
      fields: {},
    },
    { kind: 'removed' as const, row: null, section: '', name: 'Trileçe', prices: [], fields: {} },
    { kind: 'removed' as const, row: null, section: '', name: 'Trileçe', prices: [], fields: {} },
  ],
  sections: [{ kind: 'removed' as const, row: null, title: 'Ëmbëlsira', translations: [] }],
  groups: [],
  problems: [],
};

/** The call that compares a table with the menu. */
export const PREVIEW_CALL = 'POST /menus/{id}/csv/preview';

/** A table as a spreadsheet saves it. */
export const CSV = 'Seksioni,Emri,Çmimi ALL\nPije,Boza,120\n';

/** Opens the page on which a menu leaves and comes as a file. */
export const openMenuFiles = (api: ScreenOptions['api'] = {}, options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/menus/dreka/files',
    ...options,
    api: {
      'GET /orders/business': [],
      'GET /menus/my/': [],
      'GET /menus/{id}': menuOf(),
      'GET /menus/{id}/csv/undo': { can_undo: true },
      [PREVIEW_CALL]: PREVIEW,
      ...api,
    },
  });

/** Chooses a table on it. */
export const chooseTable = async (
  { user }: Pick<Awaited<ReturnType<typeof openMenuFiles>>, 'user'>,
  file = fileOf(CSV),
): Promise<void> => user.upload(await screen.findByLabelText(/^Zgjidh një tabelë|^Choose a table/), file);
