import { screen, waitFor, within } from '@testing-library/react';
import { menuWithGroups } from '../../testing/choices-samples.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const open = async (lng: 'sq' | 'en' = 'sq') => {
  const opened = await renderScreen({
    at: '/menus/dreka/choices',
    lng,
    api: { 'GET /orders/business': [], 'GET /menus/{id}': menuWithGroups() },
  });
  await screen.findByRole('heading', { level: 2, name: 'Madhësia' });
  return opened;
};
const button = (name: string) => screen.getByRole('button', { name });
/** What is heard besides what has the keys. */
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

// product.md §688
test('a group that its arrow moves keeps the keys, and where it is now is heard', async () => {
  const { user } = await open();
  button('Lëviz poshtë: Madhësia').focus();
  await user.keyboard('{Enter}');
  expect(heard()).toContain('Madhësia kaloi në vendin 2 nga 2.');
  expect(button('Lëviz poshtë: Madhësia')).toHaveFocus();
});

// product.md §688
test('a copy is heard of, and its name has the keys', async () => {
  const { user } = await open();
  await user.click(button('Hap: Pija'));
  button('Kopjo grupin').focus();
  await user.keyboard('{Enter}');
  expect(heard()).toContain('Pija u kopjua. Kopja është hapur.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Emri i grupit/ })).toHaveFocus());
  expect(document.activeElement).toHaveValue('Pija (kopje)');
});

// product.md §688
test.each([
  ['Madhësia', 'Zhvendos: Pija'],
  ['Pija', 'Zhvendos: Madhësia'],
])('after %s is removed, which is heard, the keys go on at what stands there', async (name, next) => {
  const { user } = await open();
  await user.click(button(`Hap: ${name}`));
  button('Hiq grupin').focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(button(next)).toHaveFocus());
  expect(heard()).toContain(`${name} u hoq.`);
});

// product.md §688
test('after an option is removed the keys go on at the next one', async () => {
  const { user } = await open('en');
  await user.click(button('Open: Madhësia'));
  const options = within(screen.getByRole('group', { name: 'Options' }));
  const [first] = options.getAllByRole('button', { name: /^Remove option/ });
  first?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(options.getByRole('button', { name: /^Move: / })).toHaveFocus());
  expect(heard()).toContain('E vogël was removed.');
});
