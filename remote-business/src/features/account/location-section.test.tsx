import { type FakeRequest, failure } from '@tavolina/shared-api/testing';
import { PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { screen, waitFor, within } from '@testing-library/react';
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

// product.md §84
test('coordinates that were not saved are there after a reload, until they are given up', async () => {
  const key = `location-edit:${PROFILE.business_id}`;
  const { user } = await openAccount({ kept: { [key]: '{"coordinates":"41.3, 19.8"}' } });
  const here = await section();
  expect(await here.findByLabelText('Koordinatat')).toHaveValue('41.3, 19.8');
  await user.click(here.getByRole('button', { name: 'Anulo' }));
  expect(await here.findByText('Ende pa vend në hartë.')).toBeVisible();
  expect(sessionStorage.getItem(key)).toBeNull();
});

// product.md §84
test('coordinates typed while others are being saved stay, unsaved', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  const { user, sent } = await openAccount({
    at: '/business/account?map=open',
    api: {
      'PATCH /users/profile/': async (request) => {
        await asked;
        return saved(request);
      },
    },
  });
  const here = await section();
  const field = await here.findByLabelText('Koordinatat');
  await user.type(field, '41.3275, 19.8187{Enter}');
  await waitFor(() => expect(sent('PATCH /users/profile/')).toHaveLength(1));
  await user.type(field, '5');
  answer();
  expect(await here.findByText(/ruaje përsëri/)).toBeVisible();
  expect(field).toHaveValue('41.3275, 19.81875');
  await user.click(here.getByRole('button', { name: 'Ruaj vendin' }));
  await waitFor(() => expect(here.queryByLabelText('Koordinatat')).not.toBeInTheDocument());
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
