import type { Menu } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import type { ScreenOptions } from '../../../testing/render-screen.tsx';

const GONE = () => failure(404, 'menu_not_found', 'Menuja nuk u gjet.');
const PNG = new File(['x'], 'tave.png', { type: 'image/png' });

/** Opens a menu, writes in it, and saves when it is deleted. */
const saveDeleted = async (api: ScreenOptions['api'] = {}) => {
  const opened = await openEditor({
    api: {
      'PATCH /menus/{id}': GONE(),
      'POST /menus/{id}/image/': GONE(),
      'POST /menus/': menuOf({ id: 'e-re', title: 'Menuja e drekës 2', version: 1 }),
      ...api,
    },
  });
  await opened.user.type(await screen.findByLabelText('Titulli'), ' 2');
  return opened;
};
const save = () => screen.getByRole('button', { name: 'Ruaj menunë' });
const saveAsNew = () => screen.findByRole('button', { name: 'Ruaje si menu të re' });

// product.md §182
test('a menu that was deleted while it was written becomes a new one with one press, pictures included', async () => {
  const { user, sent, router } = await saveDeleted();
  await user.upload(screen.getByLabelText(/Zgjidh foto/), PNG);
  await screen.findByRole('button', { name: /Ngarko/ });
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Kjo menu u fshi ndërkohë.');
  expect(screen.queryByText('Menuja nuk u gjet.')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Titulli')).toHaveValue('Menuja e drekës 2');
  await user.click(await saveAsNew());
  await waitFor(() => expect(router.state.location.pathname).toBe('/menus/e-re'));
  expect(sent('POST /menus/')[0]?.body).toMatchObject({
    title: 'Menuja e drekës 2',
    image_base64: expect.stringMatching(/^data:image\/png/),
    sections: [{ title: 'Gatime tavash', items: [{ name: 'Tavë kosi' }, { name: 'Fërgesë' }] }],
    items: [{ name: 'Trileçe' }],
  });
  expect(localStorage.getItem('menu-draft:oxhaku:dreka')).toBeNull();
});

test.each([
  ['sq', 'https://tavolina.test/media/aa/960.webp', null],
  ['sq', null, 'Disa foto nuk ruhen më: zgjidhi përsëri.'],
  ['en', null, 'Some photos are no longer stored: choose them again.'],
] as const)('photos that are stored no more are told of, in %s', async (lng, image_url, text) => {
  const made = menuOf({ id: 'e-re', title: 'Menuja', image_url });
  const { user } = await openEditor({
    lng,
    api: {
      'GET /menus/{id}': menuOf({ image_url: 'https://tavolina.test/media/aa/960.webp' }),
      'PATCH /menus/{id}': GONE(),
      'POST /menus/': made,
    },
  });
  await user.type(await screen.findByLabelText(/^Titulli|^Title/), '!');
  await user.click(screen.getByRole('button', { name: /^Ruaj menunë|^Save/ }));
  await user.click(await screen.findByRole('button', { name: /^Ruaje si menu të re|^Save as a new menu/ }));
  const toast = await screen.findByRole('dialog', { name: /“Menuja”/ });
  if (text === null) expect(toast).not.toHaveAccessibleDescription();
  else expect(toast).toHaveAccessibleDescription(text);
});

test('a menu that the page asks for again and that is gone stays in its form, which says so at once', async () => {
  let isGone = false;
  await saveDeleted({ 'GET /menus/{id}': () => (isGone ? GONE() : menuOf()) });
  isGone = true;
  const later = Date.now() + 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect(await saveAsNew()).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Kjo menu u fshi ndërkohë.');
  expect(screen.getByLabelText('Titulli')).toHaveValue('Menuja e drekës 2');
});

test('one that was withdrawn is not published by it', async () => {
  const { user, sent } = await saveDeleted({
    'PATCH /menus/{id}': ({ params }) => (params.id === 'e-re' ? menuOf({ id: 'e-re' }) : GONE()),
  });
  await user.click(screen.getByRole('switch', { name: /^E publikuar/ }));
  await user.click(save());
  await user.click(await saveAsNew());
  await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(2));
  expect(sent('PATCH /menus/{id}')[1]?.body).toEqual({ version: 1, is_published: 'draft' });
});

test('nothing is typed past it, nor saved besides, while it is on its way', async () => {
  let answer = (_menu: Menu): void => undefined;
  const { user, sent, router } = await saveDeleted({
    'POST /menus/': () =>
      new Promise<Menu>((resolve) => {
        answer = resolve;
      }),
  });
  await user.click(save());
  await user.click(await saveAsNew());
  await waitFor(() => expect(sent('POST /menus/')).toHaveLength(1));
  expect(screen.getByLabelText('Titulli')).toBeDisabled();
  await user.click(save());
  expect(screen.getByRole('button', { name: 'Po krijohet…' })).toBeVisible();
  expect(sent('PATCH /menus/{id}')).toHaveLength(1);
  answer(menuOf({ id: 'e-re' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/menus/e-re'));
});

test('what keeps any menu from being saved keeps it from becoming a new one', async () => {
  const { user, sent } = await saveDeleted();
  await user.click(save());
  await user.clear(screen.getByLabelText('Titulli'));
  await user.click(await saveAsNew());
  expect(screen.getByLabelText('Titulli')).toBeInvalid();
  expect(sent('POST /menus/')).toHaveLength(0);
});

test('where that fails too, it says why, and can be pressed again', async () => {
  const { user, sent } = await saveDeleted({
    'POST /menus/': failure(403, 'plan_limit_reached', 'Plani yt e arriti kufirin: 1 menu.'),
  });
  await user.click(save());
  await user.click(await saveAsNew());
  expect(await screen.findByText('Plani yt e arriti kufirin: 1 menu.')).toBeVisible();
  await user.click(await saveAsNew());
  await waitFor(() => expect(sent('POST /menus/')).toHaveLength(2));
});
