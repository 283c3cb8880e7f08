import { screen, within } from '@testing-library/react';
import { encode } from 'uqr';
import { renderScreen } from '../../testing/render-screen.tsx';
import { menuOf } from '../../testing/samples.ts';

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

test('makes a card for each table, from the first number on, with the table in the link', async () => {
  const { user } = await open();
  const sheet = await cards();
  await user.clear(screen.getByLabelText('Sa tavolina'));
  await user.type(screen.getByLabelText('Sa tavolina'), '3');
  await user.clear(screen.getByLabelText('Tavolina e parë'));
  await user.type(screen.getByLabelText('Tavolina e parë'), '7');
  expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    [7, 8, 9].map((table) => `Oxhaku i GjyshesSkanoje dhe shih menunëTavolina ${table}`),
  );
  expect(darkIn(sheet.getByRole('img', { name: 'Kodi QR i tavolinës 8' }))).toBe(
    darkOf('http://localhost/menu/dreka?table=8'),
  );
});

test('the sheet is printed on a press, and a draft says that its code does not open yet', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = await open('en', menuOf({ is_published: 'draft' }));
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/The menu is a draft/)).toBeVisible();
});
