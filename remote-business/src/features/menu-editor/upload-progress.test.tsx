import type { Menu } from '@tavolina/shared-api/contract';
import { failure, pending } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { menuOf } from '../../testing/menu-samples.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { publishAnyway } from '../../testing/publish-anyway.ts';

const PNG = new File(['x'], 'tave.png', { type: 'image/png' });

const progress = () => screen.findByRole('progressbar', { name: 'Dërgimi i fotos' });

test('a menu’s picture shows how much of it has gone out, and the bar goes when it is there', async () => {
  let arrive: (menu: Menu) => void = () => undefined;
  const { user } = await openEditor({
    api: { 'POST /menus/{id}/image/': () => new Promise<Menu>((resolve) => (arrive = resolve)) },
  });
  await user.upload(await screen.findByLabelText('Zgjidh foto'), PNG);
  await user.click(await screen.findByRole('button', { name: 'Ngarko tani' }));
  expect(await progress()).toHaveValue(50);
  expect(screen.getByText('Po dërgohet fotoja…')).toBeVisible();
  arrive(menuOf({ image_url: '/media/1/640.jpg' }));
  expect(await screen.findByText('Imazhi u ngarkua me sukses')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});

test('a menu’s picture that does not arrive leaves all that was typed, and is sent again', async () => {
  let isDown = true;
  const { user } = await openEditor({
    api: {
      'POST /menus/{id}/image/': () =>
        isDown ? failure(503, 'service_unavailable') : menuOf({ image_url: '/media/1/640.jpg' }),
      'PATCH /menus/{id}': menuOf({ version: 4 }),
    },
  });
  const title = await screen.findByLabelText('Titulli');
  await user.type(title, ' e re');
  await user.upload(screen.getByLabelText('Zgjidh foto'), PNG);
  await screen.findByRole('button', { name: 'Ngarko tani' });
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Fotoja nuk u ngarkua.');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(title).toHaveValue('Menuja e drekës e re');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
});

test('an item’s picture goes out with the save, and the save says how far it is', async () => {
  const { user, sent } = await openEditor({ api: { 'PATCH /menus/{id}': pending } });
  const content = within(await screen.findByRole('navigation', { name: 'Përmbajtja' }));
  await user.click(content.getByRole('button', { name: /^Gatime tavash/ }));
  await user.click(screen.getByRole('button', { name: 'Hap: Tavë kosi' }));
  await user.upload(screen.getByLabelText('Zgjidh foto'), PNG);
  await screen.findByText(/^Ndryshime të paruajtura/);
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  expect(await progress()).toHaveValue(50);
  expect(JSON.stringify(sent('PATCH /menus/{id}')[0]?.body)).toContain('data:image/png');
});

test('a new menu’s pictures say how far they are, in English too', async () => {
  const { user } = await openEditor({ at: '/menus/create', api: { 'POST /menus/': pending }, lng: 'en' });
  await user.type(await screen.findByLabelText('Title'), 'Lunch');
  await user.upload(screen.getByLabelText('Choose a photo'), PNG);
  await publishAnyway(user, 'Create the menu');
  expect(await screen.findByRole('progressbar', { name: 'Sending the photo' })).toHaveValue(50);
});

test('a save without pictures shows no bar', async () => {
  const { user, sent } = await openEditor({ api: { 'PATCH /menus/{id}': pending } });
  await user.type(await screen.findByLabelText('Titulli'), ' e re');
  await user.click(screen.getByRole('button', { name: 'Ruaj menunë' }));
  await waitFor(() => expect(sent('PATCH /menus/{id}')).toHaveLength(1));
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
});
