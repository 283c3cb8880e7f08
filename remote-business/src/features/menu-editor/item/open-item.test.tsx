import type { Item } from '@tavolina/shared-api/contract';
import { fireEvent, screen, within } from '@testing-library/react';
import { itemOf, menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';

/** Opens the first section, in English. */
const openSection = async (dishes?: Item[]) => {
  const menu = menuOf();
  const sections = menu.sections.map((section) => ({ ...section, items: dishes ?? section.items }));
  const { user } = await openEditor({ lng: 'en', api: { 'GET /menus/{id}': { ...menu, sections } } });
  const content = within(await screen.findByRole('navigation', { name: 'Content' }));
  await user.click(content.getByRole('button', { name: /^Gatime tavash/ }));
  await screen.findByRole('button', { name: 'Open: Tavë kosi' });
  return user;
};

const open = (name: string) => screen.queryByRole('button', { name: `Open: ${name}` });
const close = (name: string) => screen.getByRole('button', { name: `Close: ${name}` });

// product.md §181
test('an open item stands alone; Escape brings back the list, at its line', async () => {
  const user = await openSection();
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  expect(open('Fërgesë')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Move Tavë kosi/ })).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Name'), '!{Escape}');
  expect(open('Fërgesë')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Open: Tavë kosi/ })).toHaveFocus();
});

test('the bar above it leads to the next item, to the one before, and back to the list', async () => {
  const user = await openSection();
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  expect(screen.getByText('1 of 2')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Previous item' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Next item' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Fërgesë');
  const next = screen.getByRole('button', { name: 'Next item' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toBeEnabled();
  expect(next).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Previous item' }));
  expect(close('Tavë kosi')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the list' }));
  expect(open('Tavë kosi')).toHaveFocus();
  expect(open('Fërgesë')).toBeVisible();
});

// product.md §181
test('Alt with a page key goes on in the same field of the next item', async () => {
  const user = await openSection();
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  await user.click(screen.getByLabelText('Price in lek'));
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  expect(close('Fërgesë')).toBeVisible();
  expect(screen.getByLabelText('Price in lek')).toHaveFocus();
  await user.keyboard('{Alt>}{PageDown}{PageUp}{/Alt}');
  expect(close('Tavë kosi')).toBeVisible();
});

test('Alt with a page key goes to the name of an item that has no such field, and on from there', async () => {
  const dishes = [
    itemOf({
      prices: [
        { currency: 'ALL', price: 650, is_default: true },
        { currency: 'USD', price: 7, is_default: false },
      ],
    }),
    itemOf({ id: 'fergese', name: 'Fërgesë' }),
    itemOf({ id: 'byrek', name: 'Byrek' }),
  ];
  const user = await openSection(dishes);
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  await user.click(screen.getByLabelText('Price in dollars'));
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('{Alt>}{PageDown}{/Alt}');
  expect(close('Byrek')).toBeVisible();
});

// product.md §181
test('what the browser finds in another line brings the list back and takes no focus', async () => {
  const user = await openSection();
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  const name = screen.getByLabelText('Name');
  await user.click(name);
  fireEvent(name, new Event('beforematch', { bubbles: true }));
  expect(await screen.findByRole('button', { name: 'Open: Fërgesë' })).toBeVisible();
  expect(document.body).toHaveFocus();
});

// product.md §312
test('minutes of the kitchen’s work are chosen, also those that a table has said', async () => {
  const [dish, other] = [itemOf({ name: 'Tavë kosi', work_minutes: 7 }), itemOf({ name: 'Fërgesë' })];
  const user = await openSection([dish, other]);
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  const minutes = screen.getByRole('combobox', { name: /^Kitchen work for one portion/ });
  expect(minutes).toHaveDisplayValue('7 minutes');
  await user.selectOptions(minutes, '12 minutes');
  expect(minutes).toHaveDisplayValue('12 minutes');
  await user.selectOptions(minutes, 'Not said');
  expect(minutes).toHaveDisplayValue('Not said');
});

// product.md §412
test('how much an item is, is a field of it', async () => {
  const user = await openSection([itemOf({ portion: '350 g' })]);
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  const field = screen.getByRole('textbox', { name: /^Portion or weight/ });
  expect(field).toHaveValue('350 g');
});

// product.md §412
test('what is too long for an item says how long it may be', async () => {
  const user = await openSection([itemOf()]);
  await user.click(screen.getByRole('button', { name: 'Open: Tavë kosi' }));
  await user.click(screen.getByRole('textbox', { name: /^Portion or weight/ }));
  await user.paste('x'.repeat(41));
  await user.click(screen.getByRole('button', { name: 'Save the menu' }));
  expect(await screen.findAllByText('“Tavë kosi”: write at most 40 characters.')).not.toHaveLength(0);
});
