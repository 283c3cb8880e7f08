import { screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import type { EditBody } from '../save/menu-requests.ts';

/** Opens an item of the first section, in English. */
const openItem = async (name: string, options: Parameters<typeof openEditor>[0] = {}) => {
  const opened = await openEditor({ lng: 'en', ...options });
  const content = within(await screen.findByRole('navigation', { name: 'Content' }));
  await opened.user.click(content.getByRole('button', { name: /^Gatime tavash/ }));
  await opened.user.click(await screen.findByRole('button', { name: `Open: ${name}` }));
  return opened;
};

test('prices and their rate are written as the language does, and read back as typed in either way', async () => {
  const { user } = await openItem('Tavë kosi');
  const lek = screen.getByLabelText('Price in lek');
  const euro = screen.getByLabelText('Price in euro');
  expect(lek).toHaveValue('650');
  expect(euro).toHaveValue('6.63');
  expect(screen.getByText('Converted at 98 L')).toBeVisible();
  await user.clear(lek);
  await user.type(lek, '1.225,00');
  await user.tab();
  expect(euro).toHaveValue('12.50');
});

test.each([
  ['what the rate makes of the price follows it, also once it is stored', 6.63, '12.76'],
  ['another price than the rate makes stays', 6.5, '6.50'],
])('a stored euro price: %s', async (_, stored, followed) => {
  const menu = menuOf();
  const [tave] = menu.sections[0]?.items ?? [];
  tave?.prices.push({ currency: 'EUR', price: stored, is_default: false });
  const { user } = await openItem('Tavë kosi', { api: { 'GET /menus/{id}': menu } });
  const lek = screen.getByLabelText('Price in lek');
  await user.clear(lek);
  await user.type(lek, '1250');
  await user.tab();
  expect(screen.getByLabelText('Price in euro')).toHaveValue(followed);
});

test('the euro and the line follow a price when typing rests', async () => {
  const { user } = await openItem('Tavë kosi');
  const line = within(
    screen.getByRole('button', { name: 'Close: Tavë kosi' }).parentElement ?? document.body,
  );
  await user.type(screen.getByLabelText('Price in lek'), '1');
  expect(screen.getByLabelText('Price in euro')).toHaveValue('6.63');
  expect(await line.findByText(/6,501\sL/)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Price in euro')).toHaveValue('66.34'));
});

// product.md §87
test('a euro price of its own is no longer converted, from its first key on', async () => {
  const { user } = await openItem('Tavë kosi');
  const euro = screen.getByLabelText('Price in euro');
  await user.clear(euro);
  await user.type(euro, '7');
  expect(screen.queryByText('Converted at 98 L')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Price in lek'), '{Backspace}5');
  expect(euro).toHaveValue('7');
});

test('a line that is opened again at once has the price and the euro that were typed last', async () => {
  const { user } = await openItem('Tavë kosi');
  const lek = screen.getByLabelText('Price in lek');
  await user.clear(lek);
  await user.type(lek, '980');
  await user.click(screen.getByRole('button', { name: 'Close: Tavë kosi' }));
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  expect(screen.getByLabelText('Price in lek')).toHaveValue('980');
  expect(screen.getByLabelText('Price in euro')).toHaveValue('10.00');
});

test('a save by key, before typing has rested, takes the euro of the price along', async () => {
  const { user, sent } = await openItem('Tavë kosi', { api: { 'PATCH /menus/{id}': menuOf() } });
  const lek = screen.getByLabelText('Price in lek');
  await user.clear(lek);
  await user.type(lek, '980{Enter}');
  await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(1));
  const [saved] = sent('PATCH /menus/{id}').map(({ body }) => body as EditBody);
  expect(saved?.sections?.[0]?.items?.[0]).toMatchObject({ currency_prices: { ALL: 980, EUR: 10 } });
});

test('what is no number is said at its field, until it is one', async () => {
  const { user } = await openItem('Tavë kosi');
  const lek = screen.getByLabelText('Price in lek');
  await user.clear(lek);
  await user.type(lek, 'abc');
  expect(await screen.findByText('Write the price as a number, or leave it empty.')).toBeVisible();
  expect(lek).toHaveAccessibleDescription(/Write the price as a number, or leave it empty\./);
  await user.clear(lek);
  await user.type(lek, '7 L');
  expect(await screen.findByText('Write the price as a number, or leave it empty.')).toBeVisible();
  await user.type(lek, '{Backspace}');
  await waitFor(() => expect(screen.queryByText(/as a number/)).not.toBeInTheDocument());
});

// product.md §18
test.each([
  ['a stored item', 'Price in lek'],
  ['a price in a further currency', 'Price in dollars'],
  ['a new item', undefined],
])('what is no number is not saved, but said at its field: %s', async (_what, label) => {
  const { user, sent } = await openItem('Tavë kosi');
  if (label === 'Price in dollars') await user.click(screen.getByRole('button', { name: 'Add dollars' }));
  if (label === undefined) {
    await user.click(screen.getByRole('button', { name: 'Back to the list' }));
    await user.click(screen.getByRole('button', { name: 'Add an item' }));
    await user.type(await screen.findByLabelText('Name'), 'Byrek');
  }
  const field = () => screen.getByLabelText(label ?? 'Price in lek');
  await user.clear(field());
  await user.type(field(), 'abc');
  await user.click(screen.getByRole('button', { name: 'Save the menu' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Write the price of “.+” as a number/);
  await waitFor(() => expect(field()).toHaveFocus());
  expect(field()).toBeInvalid();
  expect(sent('PATCH /menus/{id}')).toHaveLength(0);
});

test('and says so in Albanian', async () => {
  const { user } = await openEditor();
  await user.click(await screen.findByRole('button', { name: /^Gatime tavash/ }));
  await user.click(await screen.findByRole('button', { name: 'Hap: Tavë kosi' }));
  await user.type(screen.getByLabelText('Çmimi në lekë'), 'abc');
  expect(await screen.findByText('Shkruaje çmimin si numër ose lëre bosh.')).toBeVisible();
});

test('a price beyond the highest is refused at its field, as its language and currency write it', async () => {
  const { user, sent } = await openItem('Tavë kosi');
  const lek = () => screen.getByLabelText('Price in lek');
  await user.clear(lek());
  await user.type(lek(), '10000000{Enter}');
  await waitFor(() => expect(lek()).toBeInvalid());
  expect(screen.getByRole('alert')).toHaveTextContent('Fix one thing before you save.');
  expect(lek()).toHaveAccessibleDescription(/The price of “Tavë kosi” can be 9,999,999\.99\sL at most\./);
  expect(sent('PATCH /menus/{id}')).toHaveLength(0);
});

test.each([
  ['in a section', 'Fërgesë', /^Gatime tavash/],
  ['that stands alone', 'Trileçe', /^Other items/],
])('a stored second price of an item %s, emptied and left, is still unsaved', async (_, name, part) => {
  const menu = menuOf();
  menu.items[0]?.prices.push({ currency: 'EUR', price: 3, is_default: false });
  const { user } = await openEditor({ lng: 'en', api: { 'GET /menus/{id}': menu } });
  const content = within(await screen.findByRole('navigation', { name: 'Content' }));
  await user.click(content.getByRole('button', { name: part }));
  await user.click(await screen.findByRole('button', { name: `Open: ${name}` }));
  await user.clear(screen.getByLabelText('Price in euro'));
  await user.tab();
  expect(screen.queryByLabelText('Price in euro')).not.toBeInTheDocument();
  expect(await screen.findByText(/^Unsaved changes/)).toBeVisible();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Menus' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

// product.md §105
test.each([
  ['lek', '1650.555'],
  ['euro', '1.005'],
])(
  'a price in %s with more than two decimals is not saved, and its field says so',
  async (currency, text) => {
    const { user, sent } = await openItem('Tavë kosi');
    const name = `Price in ${currency}`;
    const field = screen.getByLabelText(name);
    await user.clear(field);
    await user.type(field, text);
    await user.click(screen.getByRole('button', { name: 'Save the menu' }));
    expect(await screen.findByRole('textbox', { name })).toHaveAccessibleDescription(
      /^Write the price of “Tavë kosi” with at most two decimals\./,
    );
    expect(sent('PATCH /menus/{id}')).toEqual([]);
  },
);

test('a price below zero is one thing to correct, at the field that it was typed in', async () => {
  const { user } = await openItem('Tavë kosi');
  await user.clear(screen.getByLabelText('Price in lek'));
  await user.type(screen.getByLabelText('Price in lek'), '-5');
  await user.click(screen.getByRole('button', { name: 'Save the menu' }));
  expect(await screen.findByText('Fix one thing before you save.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Price in lek')).toBeInvalid());
  expect(screen.getByLabelText('Price in euro')).toBeValid();
});
