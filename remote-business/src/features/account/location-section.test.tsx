import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { PROFILE } from '../../testing/account-samples.ts';
import { openAccount } from '../../testing/open-account.ts';
import { readLocation } from './read-location.ts';

const SQUARE = { latitude: 41.3275, longitude: 19.8187 };
const saved = ({ body }: FakeRequest) => ({ ...PROFILE, ...(body as object) });
const section = async () => within(await screen.findByRole('region', { name: 'Vendi në hartë' }));

// product.md §265
test('a place is put on the map by its coordinates, and taken off again', async () => {
  const { user, sent } = await openAccount({ api: { 'PATCH /users/profile/': saved } });
  const here = await section();
  await user.click(await here.findByRole('button', { name: 'Vendose në hartë' }));
  await user.click(here.getByRole('button', { name: 'Ruaj vendin' }));
  const field = here.getByLabelText('Koordinatat');
  expect(field).toHaveAccessibleDescription(/Shkruaj gjerësinë dhe gjatësinë/);
  expect(field).toHaveFocus();
  await user.type(field, '41.3275, 19.8187');
  await user.click(here.getByRole('button', { name: 'Ruaj vendin' }));
  expect(await here.findByText('Ndryshimet u ruajtën.')).toBeVisible();
  expect(sent('PATCH /users/profile/')[0]?.body).toEqual({ location: SQUARE });
  expect(here.getByText('41.3275, 19.8187')).toBeVisible();
  await waitFor(() => expect(here.getByRole('button', { name: 'Ndrysho vendin' })).toHaveFocus());
  await user.click(here.getByRole('button', { name: 'Hiqe nga harta' }));
  expect(await here.findByText('Ende pa vend në hartë.')).toBeVisible();
  expect(sent('PATCH /users/profile/')[1]?.body).toEqual({ location: null });
});

// product.md §265
test('the map and the field say the same; what the server refuses stands at the field', async () => {
  const { user } = await openAccount({
    at: '/business/account?map=open',
    api: {
      'GET /users/profile/': { ...PROFILE, location: SQUARE },
      'PATCH /users/profile/': failure(422, 'invalid_input', 'Kontrollo fushat.', {
        errors: [{ field: 'location.latitude', message: 'Kjo gjerësi nuk ka.' }],
      }),
    },
  });
  const here = await section();
  const field = await here.findByLabelText('Koordinatat');
  (await here.findByRole('button', { name: /^Vendi në hartë: 41,32750/ })).focus();
  await user.keyboard('{ArrowRight}');
  expect(field).toHaveValue('41.3275, 19.81887');
  await user.click(here.getByRole('button', { name: 'Ruaj vendin' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Kjo gjerësi nuk ka/));
});

test.each([
  ['41.3275, 19.8187', SQUARE],
  ['41.3275,19.8187', SQUARE],
  ['41,3275; 19,8187', SQUARE],
  ['41.3275° 19.8187°', SQUARE],
  ['91, 19', undefined],
  ['41.3275', undefined],
  ['te sheshi', undefined],
  ['', undefined],
])('“%s” is read', (written, location) => {
  expect(readLocation(written)).toEqual(location);
});
