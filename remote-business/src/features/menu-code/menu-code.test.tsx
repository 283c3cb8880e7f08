import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { encode } from 'uqr';
import { menuOf } from '../../testing/menu-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { catchSavedFiles } from '../../testing/saved-files.ts';

const open = (lng: 'sq' | 'en' = 'sq', menu = menuOf()) =>
  renderScreen({
    at: '/menus/dreka/code',
    lng,
    api: { 'GET /orders/business': [], 'GET /menus/{id}': menu },
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

const askForTables = async (user: UserEvent): Promise<void> => {
  await user.clear(screen.getByLabelText('Sa tavolina'));
  await user.type(screen.getByLabelText('Sa tavolina'), '3');
  await user.clear(screen.getByLabelText('Tavolina e parë'));
  await user.type(screen.getByLabelText('Tavolina e parë'), '7');
};

// product.md §71
test('makes a card for each table, from the first number on, with the table in the link', async () => {
  const { user } = await open();
  const sheet = await cards();
  await askForTables(user);
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [7, 8, 9].map((table) => `Oxhaku i GjyshesSkanoje dhe shih menunëTavolina ${table}Shkarko SVG`),
  );
  expect(darkIn(sheet.getByRole('img', { name: 'Kodi QR i tavolinës 8' }))).toBe(
    darkOf('http://localhost/menu/dreka?table=8'),
  );
});

// product.md §71
test('each code is downloaded as a drawing of its own', async () => {
  const saved = catchSavedFiles();
  const { user } = await open();
  const sheet = await cards();
  await user.click(sheet.getByRole('button', { name: 'Shkarko SVG' }));
  await askForTables(user);
  await user.click(sheet.getByRole('button', { name: 'Shkarko SVG: tavolina 8' }));
  expect(saved.map(({ name }) => name)).toEqual([
    'Oxhaku i Gjyshes - Menuja e drekës.svg',
    'Oxhaku i Gjyshes - Menuja e drekës - Tavolina 8.svg',
  ]);
  expect(saved[1]?.blob.type).toBe('image/svg+xml');
});

test('the sheet is printed on a press, and a draft says that its code does not open yet', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open('en', menuOf({ is_published: 'draft' }));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/The menu is a draft/)).toBeVisible();
});
