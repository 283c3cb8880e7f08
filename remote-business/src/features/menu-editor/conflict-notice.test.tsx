import type { Menu } from '@tavolina/shared-api/contract';
import { failure } from '@tavolina/shared-api/testing';
import { screen } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { openEditor } from '../../testing/open-editor.ts';
import type { ScreenOptions } from '../../testing/render-screen.tsx';

/** Opens a menu that somebody else saves first, as `theirs`. */
const openStale = (theirs: Partial<Menu>, { api, ...options }: Partial<ScreenOptions> = {}) => {
  let held = menuOf();
  return openEditor({
    ...options,
    api: {
      'GET /menus/{id}': () => held,
      'PATCH /menus/{id}': () => {
        held = menuOf({ version: 5, ...theirs });
        return failure(409, 'version_conflict', 'Menuja ndryshoi ndërkohë.');
      },
      ...api,
    },
  });
};
const [tava] = menuOf().sections;
const REVERSED = tava ? [{ ...tava, items: tava.items.toReversed() }] : [];
const PICTURE = '/media/dreka/960.webp';

test.each([
  ['sq', 'Titulli', 'Ruaj menunë', 'Radhë e re te: Gatime tavash'],
  ['en', 'Title', 'Save the menu', 'New order in: Gatime tavash'],
] as const)('another order is said where it is (%s)', async (lng, title, save, told) => {
  const { user } = await openStale({ sections: REVERSED }, { lng });
  await user.type(await screen.findByLabelText(title), ' 2');
  await user.click(screen.getByRole('button', { name: save }));
  expect(await screen.findByText(told)).toBeVisible();
});

test('the picture that went out with one’s own save is nobody else’s change', async () => {
  const { user } = await openStale(
    { image_url: PICTURE },
    { lng: 'en', api: { 'POST /menus/{id}/image/': menuOf({ image_url: PICTURE }) } },
  );
  await user.upload(
    await screen.findByLabelText('Choose a photo'),
    new File(['x'], 'dreka.png', { type: 'image/png' }),
  );
  await screen.findByRole('button', { name: 'Upload now' });
  await user.click(screen.getByRole('button', { name: 'Save the menu' }));
  expect(await screen.findByText('It was saved without changing anything you see.')).toBeVisible();
  expect(screen.queryByText(/^Changed:/)).not.toBeInTheDocument();
});
