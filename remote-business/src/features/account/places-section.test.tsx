import type { Profile } from '@tavolina/shared-api/contract';
import { failure, pending } from '@tavolina/shared-api/testing';
import { PLACE, PROFILE } from '@tavolina/shared-console/testing/account-samples.ts';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { tokenFor } from '@tavolina/shared-console/testing/token-for.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { openAccount } from '../../testing/open-account.ts';

const SECOND = {
  ...PLACE,
  id: 'deti',
  business_name: 'Oxhaku në Durrës',
  city: 'Durrës',
  is_current: false,
};
const ENTERED = {
  access_token: tokenFor('deti'),
  business_id: 'deti',
  subscription_tier: 'basic' as const,
};

const section = () => screen.findByRole('region', { name: 'Lokalet e tua' });

const openForm = async (api: Parameters<typeof openAccount>[0] = {}) => {
  const opened = await openAccount(api);
  await opened.user.click(await screen.findByRole('button', { name: 'Shto një lokal' }));
  return opened;
};
const fill = async ({ user }: Awaited<ReturnType<typeof openForm>>) => {
  const form = screen.getByRole('form', { name: 'Një lokal tjetër' });
  await user.type(within(form).getByLabelText('Emri i lokalit'), 'Oxhaku në Durrës');
  await user.type(within(form).getByLabelText('Telefoni'), '+355 69 111 1111');
  await user.type(within(form).getByLabelText('Qyteti'), 'Durrës');
};

test('names the one place of an owner, with nothing to switch to', async () => {
  await openAccount();
  const places = await section();
  expect(await within(places).findByText('Oxhaku i Gjyshes')).toBeVisible();
  expect(within(places).getByText('Ky lokal')).toBeVisible();
  expect(within(places).getAllByRole('button')).toHaveLength(1);
});

// product.md §156
test('its button comes after the profile above it, which would move it away under a press', async () => {
  let answer = (_: Profile): void => undefined;
  const profile = new Promise<Profile>((resolve) => {
    answer = resolve;
  });
  await openAccount({ api: { 'GET /users/profile/': () => profile } });
  const add = await screen.findByRole('button', { name: 'Shto një lokal', hidden: true });
  expect(add).not.toBeVisible();
  answer(PROFILE);
  await waitFor(() => expect(add).toBeVisible());
});

test('has the new name of a place as soon as it is saved', async () => {
  let place = PLACE;
  const { user } = await openAccount({
    api: {
      'GET /businesses/mine': () => [place],
      'PATCH /users/profile/': () => {
        place = { ...PLACE, business_name: 'Oxhaku i Ri' };
        return { ...PROFILE, business_name: 'Oxhaku i Ri' };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  await user.type(screen.getByLabelText('Emri i lokalit'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Ruaj ndryshimet' }));
  expect(await within(await section()).findByText('Oxhaku i Ri')).toBeVisible();
});

test('opens another place, with its own plan and nothing of the place before', async () => {
  let profile: Profile = PROFILE;
  let places = [PLACE, SECOND];
  const { user, sent, router } = await openAccount({
    api: {
      'GET /businesses/mine': () => places,
      'GET /users/profile/': () => profile,
      'PUT /auth/business': ENTERED,
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Ndrysho' }));
  await user.type(screen.getByLabelText('Emri i lokalit'), ' 2');
  profile = {
    ...PROFILE,
    business_id: 'deti',
    business_name: SECOND.business_name,
    subscription_tier: 'basic',
  };
  places = [{ ...SECOND, is_current: true }];
  await user.click(screen.getByRole('button', { name: 'Kalo te Oxhaku në Durrës' }));
  expect(await screen.findByRole('button', { name: 'Llogaria Oxhaku në Durrës' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/business/dashboard');
  expect(sent('PUT /auth/business')[0]?.body).toEqual({ business_id: 'deti' });
  expect(await screen.findByRole('tab', { name: 'Menuja', selected: true })).toBeVisible();
  expect(document.body).not.toHaveTextContent('Oxhaku i Gjyshes');
  const last = sent('GET /menus/my/').at(-1);
  expect(last?.headers.get('authorization')).toBe(`Bearer ${ENTERED.access_token}`);
  // What was typed at the first place waits there.
  expect(sessionStorage.getItem('profile-edit:oxhaku')).toContain('Oxhaku i Gjyshes 2');
});

test('says why a place was not opened', async () => {
  const { user } = await openAccount({
    api: {
      'GET /businesses/mine': [PLACE, SECOND],
      'PUT /auth/business': failure(404, 'place_not_found', 'Lokali nuk u gjet.'),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Kalo te Oxhaku në Durrës' }));
  expect(await within(await section()).findByRole('alert')).toHaveTextContent('Lokali nuk u gjet.');
});

test.each([
  ['loads', pending, 'Shto një lokal'],
  ['cannot be had', failure(403, 'forbidden', 'Nuk lejohet.'), 'Nuk lejohet.'],
])('while the list %s another place can be added', async (_, answer, seen) => {
  await openAccount({ api: { 'GET /businesses/mine': answer } });
  expect(await section()).toHaveTextContent(seen);
  expect(screen.getByRole('button', { name: 'Shto një lokal' })).toBeEnabled();
});

test('adds a place once, however it is pressed, and opens it', async () => {
  const opened = await openForm({
    tier: 'basic',
    api: { 'POST /businesses': SECOND, 'PUT /auth/business': ENTERED },
  });
  expect(screen.getByRole('form').querySelector('input')).toHaveFocus();
  await fill(opened);
  await pressTwice('Shto lokalin');
  await waitFor(() => expect(opened.router.state.location.pathname).toBe('/business/dashboard'));
  const [request, ...more] = opened.sent('POST /businesses');
  expect(more).toEqual([]);
  expect(request?.body).toEqual({
    business_name: 'Oxhaku në Durrës',
    telephone: '+355 69 111 1111',
    city: 'Durrës',
  });
  expect(request?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
  expect(sessionStorage.getItem('new-place:oxhaku')).toBeNull();
});

test('asks for what is missing, and sends nothing before', async () => {
  const { user, sent } = await openForm();
  await user.click(screen.getByRole('button', { name: 'Shto lokalin' }));
  expect(await screen.findAllByText('Plotësoje këtë fushë.')).toHaveLength(3);
  expect(sent('POST /businesses')).toEqual([]);
});

test('keeps what was typed when the server refuses, and through a reload', async () => {
  const opened = await openForm({
    api: { 'POST /businesses': failure(403, 'too_many_businesses', 'Ke tashmë 20 lokale.') },
  });
  await fill(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Shto lokalin' }));
  expect(await within(await section()).findByRole('alert')).toHaveTextContent('Ke tashmë 20 lokale.');
  expect(screen.getByLabelText('Emri i lokalit')).toHaveValue('Oxhaku në Durrës');
  const kept = sessionStorage.getItem('new-place:oxhaku') ?? '';
  opened.unmount();
  await openAccount({ kept: { 'new-place:oxhaku': kept } });
  expect(await screen.findByLabelText('Emri i lokalit')).toHaveValue('Oxhaku në Durrës');
});

test('says that a place was added whose answer was lost, when it is sent with another name', async () => {
  let tries = 0;
  const opened = await openForm({
    api: {
      'POST /businesses': () => {
        tries += 1;
        return tries === 1
          ? Promise.reject(new TypeError('offline'))
          : failure(409, 'idempotency_conflict', 'Dërgesë tjetër.');
      },
    },
  });
  await fill(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Shto lokalin' }));
  await within(await section()).findByRole('alert');
  await opened.user.type(screen.getByLabelText('Emri i lokalit'), ' 2');
  await opened.user.click(screen.getByRole('button', { name: 'Shto lokalin' }));
  expect(await screen.findByText(/Lokali u shtua tashmë, siç e shkrove herën e parë/)).toBeVisible();
  const [first, second] = opened.sent('POST /businesses');
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(opened.sent('GET /businesses/mine').length).toBeGreaterThan(1);
});

test('giving up forgets what was typed and leads back to the button', async () => {
  const opened = await openForm();
  await fill(opened);
  await opened.user.click(screen.getByRole('button', { name: 'Anulo' }));
  expect(screen.getByRole('button', { name: 'Shto një lokal' })).toHaveFocus();
  expect(sessionStorage.getItem('new-place:oxhaku')).toBeNull();
});

test('says the same in English', async () => {
  await openAccount({ lng: 'en', api: { 'GET /businesses/mine': [PLACE, SECOND] } });
  expect(await screen.findByRole('button', { name: 'Switch to Oxhaku në Durrës' })).toHaveTextContent('Open');
  expect(screen.getByRole('button', { name: 'Add a place' })).toBeVisible();
});
