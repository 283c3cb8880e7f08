import { failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { encode } from 'uqr';
import { menuOf } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';
import { catchSavedFiles } from '../../testing/saved-files.ts';

const TABLES = [
  { id: 't7', label: '7', code: 'q3Zr8Yw2LxT5' },
  { id: 't8', label: 'Verandë', code: 'b7Kp1Qd9MnV4' },
];

const open = (lng: 'sq' | 'en' = 'sq', menu = menuOf(), api: ScreenOptions['api'] = {}) =>
  renderScreen({
    at: '/menus/dreka/code',
    lng,
    api: { 'GET /orders/business': [], 'GET /menus/{id}': menu, 'GET /tables': TABLES, ...api },
  });
const cards = async () => within(await screen.findByRole('list', { name: 'Fleta për printim' }));
/** Dark squares of a code, as its path draws them. */
const darkIn = (svg: Element): number =>
  (svg.lastElementChild?.getAttribute('d') ?? '').split('M').length - 1;
const darkOf = (text: string): number =>
  encode(text, { ecc: 'M', border: 4 }).data.flat().filter(Boolean).length;

test('begins with one code that leads to the public menu', async () => {
  await open();
  const code = (await cards()).getByRole('img', { name: 'Kodi QR i menusë Menuja e drekës' });
  expect(darkIn(code)).toBe(darkOf('http://localhost/menu/dreka'));
});

// product.md §71, §284
test('makes a card for each table, with its code in the link', async () => {
  await open();
  const sheet = await cards();
  await screen.findByRole('heading', { name: 'Tavolinat' });
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Oxhaku i GjyshesSkanoje dhe shih menunëShkarko SVG',
    ...['7', 'Verandë'].map((table) => `Oxhaku i GjyshesSkanoje dhe shih menunëTavolina ${table}Shkarko SVG`),
  ]);
  expect(darkIn(sheet.getByRole('img', { name: 'Kodi QR i tavolinës 7' }))).toBe(
    darkOf('http://localhost/menu/dreka?table=q3Zr8Yw2LxT5'),
  );
});

// product.md §71
test('each code is downloaded as a drawing of its own', async () => {
  const saved = catchSavedFiles();
  const { user } = await open();
  const sheet = await cards();
  await user.click(sheet.getByRole('button', { name: 'Shkarko SVG' }));
  await user.click(await sheet.findByRole('button', { name: 'Shkarko SVG: tavolina 7' }));
  expect(saved.map(({ name }) => name)).toEqual([
    'Oxhaku i Gjyshes - Menuja e drekës.svg',
    'Oxhaku i Gjyshes - Menuja e drekës - Tavolina 7.svg',
  ]);
  expect(saved[1]?.blob.type).toBe('image/svg+xml');
});

// product.md §284
test('a table is added by its name, and a refusal stands beside it', async () => {
  const { user, sent } = await open('sq', menuOf(), {
    'POST /tables': () => failure(409, 'table_exists', 'Një tavolinë e ka tashmë këtë emër.'),
  });
  const name = await screen.findByRole('textbox', { name: /^Numri ose emri/ });
  await user.click(screen.getByRole('button', { name: 'Shto tavolinën' }));
  expect(name).toBeInvalid();
  await user.type(name, ' 7 ');
  await user.click(screen.getByRole('button', { name: 'Shto tavolinën' }));
  expect(await screen.findByText('Një tavolinë e ka tashmë këtë emër.')).toBeVisible();
  expect(sent('POST /tables')).toMatchObject([{ body: { label: '7' } }]);
});

// product.md §284
test.each([
  ['Kod i ri për tavolinën 7', 'Kod i ri', 'POST /tables/{id}/code'],
  ['Hiq tavolinën 7', 'Hiqe', 'DELETE /tables/{id}'],
] as const)('%s asks first', async (button, confirm, route) => {
  const { user, sent } = await open('sq', menuOf(), {
    'POST /tables/{id}/code': { id: 't7', label: '7', code: 'new' },
    'DELETE /tables/{id}': undefined,
  });
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(sent(route)).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(sent(route)).toMatchObject([{ params: { id: 't7' } }]));
  await waitFor(() => expect(sent('GET /tables')).toHaveLength(2));
});

test('tables that did not load say so, and the code of the menu stays', async () => {
  await open('sq', menuOf(), { 'GET /tables': () => failure(503, 'service_unavailable') });
  expect(await screen.findByText(/Tavolinat nuk u ngarkuan/)).toBeVisible();
  expect((await cards()).getAllByRole('listitem')).toHaveLength(1);
});

test('the sheet is printed on a press, and a draft says that its code does not open yet', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open('en', menuOf({ is_published: 'draft' }));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/The menu is a draft/)).toBeVisible();
});
