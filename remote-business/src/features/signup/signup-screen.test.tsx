import { failure } from '@tavolina/shared-api/testing';
import { SESSION } from '@tavolina/shared-console/testing/account-samples.ts';
import { STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { NO_CARDS, PLANS } from '../../testing/plan-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const WITHOUT_PLAN: ScreenOptions['api'] = {
  'GET /subscriptions/me': failure(404, 'not_found'),
  'GET /subscriptions/plans': PLANS,
  'GET /payments/config': NO_CARDS,
};

const open = async (options: Partial<ScreenOptions> = {}) => {
  const opened = await renderScreen({
    at: '/business/signup',
    tier: null,
    ...options,
    api: {
      'POST /signup': { ...SESSION, subscription_tier: 'basic' },
      'GET /orders/business': [],
      'GET /orders/stats': STATS,
      'GET /menus/my/': [],
      ...options.api,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

const fillFirst = async (user: UserEvent) => {
  await user.type(screen.getByLabelText('E-mail'), 'oxhaku@shembull.al');
  await user.type(screen.getByLabelText('Emri i lokalit'), 'Oxhaku i Gjyshes');
  await user.type(screen.getByLabelText('Fjalëkalimi'), 'Tavolina-2026!');
  await user.type(screen.getByLabelText('Përsërit fjalëkalimin'), 'Tavolina-2026!');
  await user.click(screen.getByRole('button', { name: 'Vazhdo' }));
};
const fillSecond = async (user: UserEvent) => {
  await user.type(await screen.findByLabelText('Telefoni'), '+355 69 000 0000');
  await user.type(screen.getByLabelText('Adresa'), 'Rruga e Kavajës 112');
  await user.type(screen.getByLabelText('Qyteti'), 'Tiranë');
  await user.click(screen.getByRole('button', { name: 'Regjistrohu' }));
};

// product.md §2
test('two steps register a place and sign it in, with the plan it came for', async () => {
  const { user, sent, router } = await open({
    at: '/business/signup?plan=standard&billing=annual&x=1',
    api: WITHOUT_PLAN,
  });
  expect(screen.getByText('Hapi 1 nga 2')).toBeVisible();
  expect(screen.getByText(/^Ke llogari/)).toHaveTextContent('Ke llogari? Hyr');
  await fillFirst(user);
  const telephone = await screen.findByLabelText('Telefoni');
  await waitFor(() => expect(telephone).toHaveFocus());
  expect(screen.getByRole('link', { name: 'kushtet e përdorimit' })).toHaveAttribute('href', '/terms');
  expect(screen.getByRole('link', { name: 'politikën e privatësisë' })).toHaveAttribute('href', '/privacy');
  await fillSecond(user);
  await waitFor(() => expect(localStorage.getItem('access_token')).toBe('access'));
  expect(sent('POST /signup')[0]?.body).toEqual({
    email: 'oxhaku@shembull.al',
    password: 'Tavolina-2026!',
    business_name: 'Oxhaku i Gjyshes',
    telephone: '+355 69 000 0000',
    address: 'Rruga e Kavajës 112',
    city: 'Tiranë',
    description: '',
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/business/subscription'));
  expect(router.state.location.search).toBe('?plan=standard&billing=annual');
});

test('a double click on the first step opens the second one, and does not send it', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('E-mail'), 'oxhaku@shembull.al');
  await user.type(screen.getByLabelText('Emri i lokalit'), 'Oxhaku i Gjyshes');
  await user.type(screen.getByLabelText('Fjalëkalimi'), 'Tavolina-2026!');
  await user.type(screen.getByLabelText('Përsërit fjalëkalimin'), 'Tavolina-2026!');
  await user.dblClick(screen.getByRole('button', { name: 'Vazhdo' }));
  expect(await screen.findByLabelText('Telefoni')).toBeValid();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

// product.md §84
test('a reload loses nothing but the passwords, and a registered place leaves nothing behind', async () => {
  const { user, unmount } = await open();
  await fillFirst(user);
  await user.type(await screen.findByLabelText('Telefoni'), '+355 69');
  const kept = { ...sessionStorage };
  expect(JSON.stringify(kept)).not.toContain('Tavolina-2026!');
  unmount();
  const again = await open({ kept });
  expect(screen.getByLabelText('E-mail')).toHaveValue('oxhaku@shembull.al');
  expect(screen.getByLabelText('Emri i lokalit')).toHaveValue('Oxhaku i Gjyshes');
  await again.user.type(screen.getByLabelText('Fjalëkalimi'), 'Tavolina-2026!');
  await again.user.type(screen.getByLabelText('Përsërit fjalëkalimin'), 'Tavolina-2026!');
  await again.user.click(screen.getByRole('button', { name: 'Vazhdo' }));
  expect(await screen.findByLabelText('Telefoni')).toHaveValue('+355 69');
  await again.user.type(screen.getByLabelText('Telefoni'), ' 000 0000');
  await again.user.type(screen.getByLabelText('Adresa'), 'Rruga e Kavajës 112');
  await again.user.type(screen.getByLabelText('Qyteti'), 'Tiranë');
  await again.user.click(screen.getByRole('button', { name: 'Regjistrohu' }));
  await waitFor(() => expect(localStorage.getItem('access_token')).toBe('access'));
  expect(sessionStorage.getItem('signup')).toBeNull();
});

test('a refusal leads to the first step after a reload of the second, too', async () => {
  const { user } = await open({
    state: { step: 2 },
    api: { 'POST /signup': failure(409, 'email_taken', 'Ky e-mail ka tashmë një llogari.') },
  });
  await fillFirst(user);
  await fillSecond(user);
  const field = await screen.findByLabelText('E-mail');
  expect(field).toHaveAccessibleDescription('Ky e-mail ka tashmë një llogari.');
  await waitFor(() => expect(field).toHaveFocus());
});

test('the e-mail of the address is filled in, and going back keeps what was typed', async () => {
  const { user } = await open({ at: '/business/signup?email=a%40shembull.al' });
  expect(screen.getByLabelText('E-mail')).toHaveValue('a@shembull.al');
  await user.clear(screen.getByLabelText('E-mail'));
  await fillFirst(user);
  await user.type(await screen.findByLabelText('Adresa'), 'Rruga e Kavajës');
  await user.click(screen.getByRole('button', { name: 'Kthehu' }));
  expect(screen.getByLabelText('Emri i lokalit')).toHaveValue('Oxhaku i Gjyshes');
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Vazhdo' }));
  expect(await screen.findByLabelText('Adresa')).toHaveValue('Rruga e Kavajës');
});

test('the browser’s back leads from the second step to the first, with all that was typed', async () => {
  const { user, router } = await open();
  await fillFirst(user);
  await screen.findByLabelText('Adresa');
  await act(() => router.navigate(-1));
  expect(screen.getByText('Hapi 1 nga 2')).toBeVisible();
  expect(screen.getByLabelText('Emri i lokalit')).toHaveValue('Oxhaku i Gjyshes');
  expect(screen.getByLabelText('Fjalëkalimi')).toHaveValue('Tavolina-2026!');
});

// product.md §34
test.each([
  ['differ', 'Tavolina-2027!', 'Fjalëkalimet nuk përputhen.'],
  ['are too short', 'shkurt', /të paktën 8 karaktere/],
])(
  'passwords that %s since the second step was opened lead to it no more',
  async (_what, password, sentence) => {
    const { user, router, sent } = await open();
    await fillFirst(user);
    await screen.findByLabelText('Telefoni');
    await act(() => router.navigate(-1));
    const field = await screen.findByLabelText('Fjalëkalimi');
    await user.clear(field);
    await user.type(field, password);
    await act(() => router.navigate(1));
    expect(screen.getByText('Hapi 1 nga 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Vazhdo' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent('POST /signup')).toHaveLength(0);
  },
);

test('the first step says what is missing, too short or different', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: 'Vazhdo' }));
  expect(await screen.findByText('Plotëso të gjitha fushat e detyrueshme.')).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await user.type(screen.getByLabelText('E-mail'), 'gabim');
  await user.type(screen.getByLabelText('Emri i lokalit'), 'Oxhaku');
  await user.type(screen.getByLabelText('Fjalëkalimi'), 'shkurt');
  await user.type(screen.getByLabelText('Përsërit fjalëkalimin'), 'tjetër');
  await user.click(screen.getByRole('button', { name: 'Vazhdo' }));
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/Shkruaje e-mailin të plotë/);
  expect(screen.getByLabelText('Fjalëkalimi')).toHaveAccessibleDescription(/të paktën 8 karaktere/);
  expect(screen.getByLabelText('Përsërit fjalëkalimin')).toHaveAccessibleDescription(
    'Fjalëkalimet nuk përputhen.',
  );
  expect(screen.queryByText('Plotëso të gjitha fushat e detyrueshme.')).not.toBeInTheDocument();
  expect(sent('POST /signup')).toHaveLength(0);
});

test.each([
  ['an e-mail that is taken', failure(409, 'email_taken', 'Ky e-mail ka tashmë një llogari.'), 'E-mail'],
  [
    'a password that is too common',
    failure(422, 'common_password', 'Zgjidh një fjalëkalim tjetër.'),
    'Fjalëkalimi',
  ],
])('%s leads back to its field', async (_what, refusal, label) => {
  const { user } = await open({ api: { 'POST /signup': refusal } });
  await fillFirst(user);
  await fillSecond(user);
  const field = await screen.findByLabelText(label);
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveAccessibleDescription(
    /Ky e-mail ka tashmë një llogari\.|Zgjidh një fjalëkalim tjetër\./,
  );
  await waitFor(() => expect(field).toHaveFocus());
  expect(screen.getByText('Hapi 1 nga 2')).toBeVisible();
});

test.each([
  ['without connection', () => Promise.reject(new TypeError('offline'))],
  ['where the server fails', () => failure(500, 'internal_error', 'Diçka nuk shkoi.')],
])('%s nothing typed is lost', async (_what, answer) => {
  const { user } = await open({ api: { 'POST /signup': answer } });
  await fillFirst(user);
  await fillSecond(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Regjistrimi nuk u krye. Provo përsëri.');
  expect(screen.getByLabelText('Adresa')).toHaveValue('Rruga e Kavajës 112');
});

// product.md §94
test('a plan comes back from the login, and an owner who is signed in comes to it at once', async () => {
  const at = '/business/signup?plan=standard&billing=annual';
  const { user, router, unmount } = await open({ at });
  await user.click(screen.getByRole('link', { name: 'Hyr' }));
  await user.click(await screen.findByRole('link', { name: 'Regjistro lokalin' }));
  await screen.findByText('Hapi 1 nga 2');
  expect(router.state.location.search).toBe('?plan=standard&billing=annual');
  unmount();
  const signedIn = await open({ at, tier: 'basic', api: WITHOUT_PLAN });
  await waitFor(() => expect(signedIn.router.state.location.pathname).toBe('/business/subscription'));
  expect(await screen.findByRole('radio', { name: /^Vjetore/ })).toBeChecked();
});

test('speaks English, and somebody signed in has no need of it', async () => {
  const { user, unmount } = await open({ lng: 'en' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
  unmount();
  const { router } = await open({ tier: 'standard' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/business/dashboard'));
});

// product.md §133
test('the city is required', async () => {
  const { user, sent } = await open();
  await fillFirst(user);
  await user.type(await screen.findByLabelText('Telefoni'), '+355 69 000 0000');
  await user.type(screen.getByLabelText('Adresa'), 'Rruga e Kavajës 112');
  await user.click(screen.getByRole('button', { name: 'Regjistrohu' }));
  await waitFor(() => expect(screen.getByLabelText('Qyteti')).toHaveFocus());
  expect(screen.getByLabelText('Qyteti')).toBeInvalid();
  expect(sent('POST /signup')).toHaveLength(0);
});
