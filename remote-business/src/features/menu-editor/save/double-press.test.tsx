import { failure } from '@tavolina/shared-api/testing';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { screen } from '@testing-library/react';
import { menuOf } from '../../../testing/menu-samples.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import { publishAnyway } from '../../../testing/publish-anyway.ts';

test('a double press saves a menu once', async () => {
  const { user, sent } = await openEditor({ api: { 'PATCH /menus/{id}': menuOf({ version: 4 }) } });
  await user.type(await screen.findByLabelText('Titulli'), ' e re');
  await pressTwice('Ruaj menunë');
  expect(await screen.findByText('Menuja u përditësua me sukses')).toBeVisible();
  expect(sent('PATCH /menus/{id}')).toHaveLength(1);
});

test('a double press creates a menu once, and one that failed is pressed again', async () => {
  let isDown = true;
  const { user, sent } = await openEditor({
    at: '/menus/create',
    api: { 'POST /menus/': () => (isDown ? failure(503, 'service_unavailable') : menuOf()) },
  });
  await user.type(await screen.findByLabelText('Titulli'), 'Dreka');
  await publishAnyway(user);
  expect(await screen.findByText(/Menuja nuk u krijua/)).toBeVisible();
  expect(sent('POST /menus/')).toHaveLength(1);
  isDown = false;
  await pressTwice('Krijo menunë');
  expect(await screen.findByRole('heading', { level: 1, name: 'Menutë' })).toBeVisible();
  expect(sent('POST /menus/')).toHaveLength(2);
});
