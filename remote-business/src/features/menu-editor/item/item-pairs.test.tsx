import type { FakeRequest } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { itemOf, menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';

const ITEMS = ['Tavë kosi', 'Ujë', 'Ujë me gaz', 'Salcë', 'Byrek'].map((name) => itemOf({ id: name, name }));

/** Opens the first item. */
const openItem = async (items = ITEMS) => {
  const saved: FakeRequest[] = [];
  const menu = menuOf();
  const given = { ...menu, sections: menu.sections.map((section) => ({ ...section, items })), items: [] };
  const opened = await openEditor({
    lng: 'en',
    api: {
      'GET /menus/{id}': given,
      'PATCH /menus/{id}': (request: FakeRequest) => {
        saved.push(request);
        return { ...given, version: 4 };
      },
    },
  });
  const { user } = opened;
  const content = within(await screen.findByRole('navigation', { name: 'Content' }));
  await user.click(content.getByRole('button', { name: /^Gatime tavash/ }));
  await user.click(await screen.findByRole('button', { name: 'Open: Tavë kosi' }));
  return { user, saved };
};
const field = () => screen.getByRole('combobox', { name: /^Goes well with/ });
const chosen = () =>
  within(screen.getByRole('list', { name: 'Goes well with' }))
    .getAllByRole('button')
    .map(({ title }) => title);

// product.md §500
test('items that go with one are found by their names, in any letters, and saved', async () => {
  const { user, saved } = await openItem();
  await user.type(field(), 'salce');
  expect(chosen()).toEqual(['Remove Salcë']);
  expect(field()).toHaveValue('');
  // Another name begins with this one.
  await user.type(field(), 'Ujë');
  expect(chosen()).toEqual(['Remove Salcë']);
  await user.keyboard('{Enter}');
  expect(chosen()).toEqual(['Remove Salcë', 'Remove Ujë']);
  await user.click(screen.getByRole('button', { name: 'Remove Salcë' }));
  expect(field()).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.body).toMatchObject({
    sections: [{ items: [{ id: 'Tavë kosi', goes_with: ['Ujë'] }, {}, {}, {}, {}] }],
  });
});

// product.md §500
test('a name that is written in part is taken where it is the only one, else it is said that none is', async () => {
  const { user } = await openItem();
  await user.type(field(), 'byr');
  await user.tab();
  expect(chosen()).toEqual(['Remove Byrek']);
  await user.type(field(), 'uj');
  expect(field()).not.toHaveAccessibleDescription(/no item of this name/);
  await user.tab();
  expect(field()).toHaveAccessibleDescription(/no item of this name/);
  expect(chosen()).toEqual(['Remove Byrek']);
});

// product.md §500
test('a name that no item has is said; three are the most', async () => {
  const items = ITEMS.map((item, index) =>
    index === 0 ? { ...item, goes_with: ['Ujë', 'Salcë', 'gone'] } : item,
  );
  const { user } = await openItem(items);
  expect(chosen()).toEqual(['Remove Ujë', 'Remove Salcë']);
  await user.type(field(), 'Tort');
  expect(field()).toHaveAccessibleDescription(/The menu has no item of this name/);
  await user.clear(field());
  await user.type(field(), 'Byrek');
  expect(chosen()).toHaveLength(3);
  expect(field()).toHaveAttribute('readonly');
  expect(field()).toHaveAccessibleDescription(/3 items, which is the most/);
});
