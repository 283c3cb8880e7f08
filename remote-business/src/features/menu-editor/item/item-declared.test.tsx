import { screen, within } from '@testing-library/react';
import { itemOf, menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';

/** Opens the first item, in English. */
const openItem = async () => {
  const menu = menuOf();
  const items = [
    itemOf({ id: 'a', name: 'Tavë kosi', diets: { vegan: 'suitable' } }),
    itemOf({ id: 'b', name: 'Fërgesë', allergens: { milk: 'contains' }, diets: { halal: 'suitable' } }),
  ];
  const sections = menu.sections.map((section) => ({ ...section, items }));
  const opened = await openEditor({ lng: 'en', api: { 'GET /menus/{id}': { ...menu, sections } } });
  const { user } = opened;
  const content = within(await screen.findByRole('navigation', { name: 'Content' }));
  await user.click(content.getByRole('button', { name: /^Gatime tavash/ }));
  await user.click(await screen.findByRole('button', { name: 'Open: Tavë kosi' }));
  return opened;
};
const field = (name: string) => screen.getByRole('combobox', { name });

// product.md §415
test('an item says folded what it declares; opened, each allergen and diet has an answer or none', async () => {
  const { user } = await openItem();
  expect(screen.getByText('Suitable: Vegan')).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Milk' })).not.toBeInTheDocument();
  await user.click(screen.getByText('Allergens and diets'));
  expect(within(screen.getByRole('group', { name: 'Allergens' })).getAllByRole('combobox')).toHaveLength(14);
  expect(within(screen.getByRole('group', { name: 'Diets' })).getAllByRole('combobox')).toHaveLength(6);
  expect(field('Milk')).toHaveDisplayValue('Not declared');
  await user.selectOptions(field('Nuts'), 'May contain');
  await user.selectOptions(field('Eggs'), 'Free from');
  expect(screen.getByText('Suitable: Vegan · May contain: Nuts · Free from: Eggs')).toBeVisible();
  await user.selectOptions(field('Nuts'), 'Not declared');
  expect(screen.getByText('Suitable: Vegan · Free from: Eggs')).toBeVisible();
});

// product.md §414
test('a diet that an allergen contradicts is said at the diet, and is not saved', async () => {
  const { user } = await openItem();
  await user.click(screen.getByText('Allergens and diets'));
  await user.selectOptions(field('Milk'), 'Contains');
  expect(field('Vegan')).toHaveAccessibleDescription('Contradicts the allergen: Milk.');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText('A diet of “Tavë kosi” contradicts its allergens.')).toBeInTheDocument();
  await user.selectOptions(field('Vegan'), 'Not suitable');
  expect(field('Vegan')).toHaveAccessibleDescription('');
});

test('what another item declares is copied', async () => {
  const { user } = await openItem();
  await user.click(screen.getByText('Allergens and diets'));
  await user.selectOptions(field('Copy from'), 'Fërgesë');
  expect(screen.getByText('Suitable: Halal · Contains: Milk')).toBeVisible();
  expect(field('Milk')).toHaveDisplayValue('Contains');
  expect(field('Vegan')).toHaveDisplayValue('Not declared');
});
