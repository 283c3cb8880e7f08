import { screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const TABLES = Array.from({ length: 45 }, (_, index) => ({
  id: `t${index + 1}`,
  label: index === 44 ? 'Verandë 3' : String(index + 1),
  code: `q3Zr8Yw2Lx${String(index).padStart(2, '0')}`,
}));
const open = (api: ScreenOptions['api'] = {}) =>
  renderScreen({
    at: '/menus/dreka/code',
    api: { 'GET /orders/business': [], 'GET /menus/{id}': menuOf(), 'GET /tables': TABLES, ...api },
  });
const names = (list: HTMLElement): string[] =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => /Tavolina (\d+|Verandë 3)/.exec(row.textContent)?.[1] ?? '');

// product.md §562
test('many tables are shown a page at a time, each with its code; the print has all codes', async () => {
  const { user } = await open();
  const sheet = await screen.findByRole('list', { name: 'Fleta për printim' });
  await waitFor(() => expect(within(sheet).getAllByRole('listitem')).toHaveLength(21));
  expect(screen.getAllByRole('button', { name: /^Kod i ri për/ })).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Faqja e fundit' }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Kod i ri për/ })).toHaveLength(5));
  expect(names(sheet)).toEqual(['', '41', '42', '43', '44', 'Verandë 3']);
  expect(within(sheet).getAllByRole('listitem', { hidden: true })).toHaveLength(46);
});

// product.md §562
test('a table is found by its name, however it is written', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('searchbox', { name: 'Gjej një tavolinë' }), 'verande');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /^Kod i ri për/ })).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Kod i ri për tavolinën Verandë 3' })).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('Asnjë tavolinë nuk i përgjigjet këtij kërkimi.')).toBeVisible();
});

// product.md §582
test('a table that was added is shown on the page where it stands, and the field keeps the focus', async () => {
  let tables = TABLES;
  const { user } = await open({
    'GET /tables': () => tables,
    'POST /tables': ({ body }) => {
      const table = { id: 'new', label: (body as { label: string }).label, code: 'b7Kp1Qd9MnV4' };
      tables = [...TABLES.slice(0, 44), table, ...TABLES.slice(44)];
      return table;
    },
  });
  const name = await screen.findByRole('textbox', { name: /^Numri ose emri/ });
  await user.type(name, '46{Enter}');
  expect(await screen.findByRole('button', { name: 'Kod i ri për tavolinën 46' })).toBeVisible();
  expect(await screen.findByText('Tavolina 46 u shtua.')).toBeVisible();
  expect(names(screen.getByRole('list', { name: 'Fleta për printim' })).at(-2)).toBe('46');
  expect(name).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Faqja e parë' }));
  expect(await screen.findByRole('button', { name: 'Kod i ri për tavolinën 1' })).toBeVisible();
});
