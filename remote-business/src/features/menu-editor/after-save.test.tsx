import type { FakeRequest } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { itemOf, menuOf } from '../../testing/menu-samples.ts';
import { openEditor } from '../../testing/open-editor.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

afterEach(() => jest.useRealTimers());

const open = async (
  menu = menuOf(),
  saved = menuOf({ version: 4 }),
  options: Partial<ScreenOptions> = {},
) => {
  const opened = await openEditor({
    ...options,
    api: { 'GET /menus/{id}': menu, 'PATCH /menus/{id}': (_request: FakeRequest) => saved },
  });
  await screen.findByRole('navigation', { name: 'Përmbajtja' });
  return opened;
};
type Opened = Awaited<ReturnType<typeof open>>;
const save = async ({ user }: Opened): Promise<void> => {
  await user.type(screen.getByLabelText('Titulli'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
};
const UNPRICED = menuOf({
  version: 4,
  items: [itemOf({ id: 'peshk', name: 'Peshk i ditës', price: 0, prices: [], section_id: null })],
});

test.each([
  ['a menu with a dish without a price', UNPRICED],
  ['a draft', menuOf({ version: 4, is_published: 'draft' })],
])('a save of %s leads to the owner’s page of the menu', async (_name, saved) => {
  // The page follows two seconds later.
  jest.useFakeTimers();
  const opened = await open(menuOf(), saved, { advanceTimers: jest.advanceTimersByTime });
  await save(opened);
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
  await waitFor(() => expect(opened.router.state.location.pathname).toBe('/menus/dreka'));
});

// product.md §164
test('a menu that lost all its dishes is saved only after a question', async () => {
  const opened = await open(menuOf({ sections: [], items: [itemOf({ section_id: null })] }));
  const { user, sent } = opened;
  await user.click(screen.getByRole('button', { name: /^Të tjera/ }));
  await user.click(await screen.findByRole('button', { name: 'Hap: Tavë kosi' }));
  await user.click(screen.getByRole('button', { name: 'Hiq artikullin' }));
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/klientët do të gjejnë një faqe bosh/)).toBeVisible();
  expect(sent('PATCH /menus/{id}')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Publikoje gjithsesi' }));
  await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(1));
});

// product.md §164
test.each([
  [
    'whose sections are all hidden',
    menuOf({ sections: menuOf().sections.map((section) => ({ ...section, display: false })), items: [] }),
  ],
  [
    'whose dishes are all off',
    menuOf({ sections: [], items: [itemOf({ section_id: null, available: false })] }),
  ],
])('a menu %s is saved only after a question', async (_what, menu) => {
  const opened = await open(menu);
  await save(opened);
  const question = within(await screen.findByRole('alertdialog'));
  expect(opened.sent('PATCH /menus/{id}')).toHaveLength(0);
  await opened.user.click(question.getByRole('button', { name: 'Publikoje gjithsesi' }));
  await waitFor(() => expect(opened.sent('PATCH /menus/{id}')).toHaveLength(1));
});

test('a draft that lost all its dishes is saved without one', async () => {
  const { user, sent } = await open(
    menuOf({ sections: [], items: [itemOf({ section_id: null })], is_published: 'draft' }),
  );
  await user.click(screen.getByRole('button', { name: /^Të tjera/ }));
  await user.click(await screen.findByRole('button', { name: 'Hap: Tavë kosi' }));
  await user.click(screen.getByRole('button', { name: 'Hiq artikullin' }));
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
