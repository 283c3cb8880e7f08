import { authStore } from '@tavolina/shared-api/auth';
import { failure, pending } from '@tavolina/shared-api/testing';
import { SESSION } from '@tavolina/shared-console/testing/account-samples.ts';
import { orderOf, rowOf, STATS } from '@tavolina/shared-console/testing/order-samples.ts';
import { pressTwice } from '@tavolina/shared-console/testing/press-twice.ts';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { NO_CARDS, PLANS } from '../../testing/plan-samples.ts';
import { renderScreen, type ScreenOptions } from '../../testing/render-screen.tsx';

const HELLO = 'Mirëdita, Oxhaku i Gjyshes';
const WRONG = 'Hyrja nuk u krye. Kontrollo e-mailin dhe fjalëkalimin, pastaj provo përsëri.';

const open = (options: Partial<ScreenOptions> = {}) =>
  renderScreen({
    at: '/business/login',
    tier: null,
    ...options,
    api: {
      'POST /login': SESSION,
      'GET /orders/business': [rowOf()],
      'GET /orders/stats': STATS,
      'GET /menus/my/': [],
      'GET /orders/business/{orderId}': orderOf(),
      ...options.api,
    },
  });

const email = () => screen.getByLabelText('E-mail');
const password = () => screen.getByLabelText('Fjalëkalimi');
const submit = () => screen.getByRole('button', { name: 'Hyr' });

const signInAs = async (user: UserEvent, address = 'owner@tavolina.test', secret = 'Tavolina-2026!') => {
  await user.type(email(), address);
  await user.type(password(), secret);
  await user.click(submit());
};

test('signs in and leads to the dashboard', async () => {
  const { user, sent, router } = await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mirë se u ktheve' })).toBeVisible();
  expect(document.title).toBe('Hyr në panel · Tavolina');
  await signInAs(user, '  owner@tavolina.test ');
  expect(await screen.findByRole('heading', { level: 1, name: HELLO })).toBeVisible();
  expect(router.state.location.pathname).toBe('/business/dashboard');
  expect(sent('POST /login')[0]?.body).toEqual({
    username: 'owner@tavolina.test',
    password: 'Tavolina-2026!',
  });
  expect(localStorage.getItem('access_token')).toBe('access');
});

test('a double press signs in once, and after a refusal once more', async () => {
  let tries = 0;
  const { user, sent } = await open({
    api: {
      'POST /login': () => {
        tries += 1;
        return tries === 1 ? failure(401, 'login_failed', WRONG) : SESSION;
      },
    },
  });
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await user.type(email(), 'owner@tavolina.test');
  await user.type(password(), 'Tavolina-2026!');
  await pressTwice('Hyr');
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(sent('POST /login')).toHaveLength(1);
  await pressTwice('Hyr');
  expect(await screen.findByRole('heading', { level: 1, name: HELLO })).toBeVisible();
  expect(sent('POST /login')).toHaveLength(2);
});

test('leads back to the page that asked for it', async () => {
  const { user, router } = await open({ at: '/business/orders/K7MQ-4XTD?from=mail' });
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await signInAs(user);
  expect(await screen.findByRole('heading', { level: 1, name: /K7MQ-4XTD/ })).toBeVisible();
  expect(router.state.location.search).toBe('?from=mail');
});

test('who had chosen a plan comes to it', async () => {
  const { user, router } = await open({
    at: '/business/signup?plan=standard&billing=annual',
    api: {
      'GET /subscriptions/me': failure(404, 'not_found'),
      'GET /subscriptions/plans': PLANS,
      'GET /payments/config': NO_CARDS,
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Hyr' }));
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await signInAs(user);
  expect(await screen.findByRole('heading', { level: 1, name: 'Zgjidh planin' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/business/subscription');
  expect(router.state.location.search).toBe('?plan=standard&billing=annual');
});

test('leads nowhere outside this site', async () => {
  const { user, router } = await open({ state: { from: '//evil.example/business' } });
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await signInAs(user);
  await screen.findByRole('heading', { level: 1, name: HELLO });
  expect(router.state.location.pathname).toBe('/business/dashboard');
});

test('somebody who is signed in already goes on', async () => {
  const { router } = await open({ tier: 'standard' });
  await screen.findByRole('heading', { level: 1, name: HELLO });
  expect(router.state.location.pathname).toBe('/business/dashboard');
});

test('a wrong password is said by the server, and nothing typed is lost', async () => {
  const { user } = await open({ api: { 'POST /login': failure(401, 'login_failed', WRONG) } });
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await signInAs(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(WRONG);
  expect(email()).toHaveValue('owner@tavolina.test');
  expect(password()).toHaveValue('Tavolina-2026!');
  expect(authStore.getState().isAuthenticated).toBe(false);
});

test.each([
  [
    'too many tries',
    () => failure(429, 'rate_limited', 'Provo përsëri pas 15 minutash.'),
    'Provo përsëri pas 15 minutash.',
  ],
  ['a server at rest', () => failure(503, 'service_unavailable', 'Mirëmbajtje.'), 'Hyrja nuk u krye.'],
  ['no connection', () => Promise.reject(new TypeError('offline')), 'kontrollo lidhjen'],
  ['an odd request', () => failure(422, 'invalid_input', 'Disa fusha.'), 'Hyrja nuk u krye.'],
])('%s is said, and trying again works', async (_name, refuse, text) => {
  let tries = 0;
  const answer = () => {
    tries += 1;
    return tries === 1 ? refuse() : SESSION;
  };
  const { user } = await open({ api: { 'POST /login': answer } });
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await signInAs(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(password()).toHaveValue('Tavolina-2026!');
  await user.click(submit());
  expect(await screen.findByRole('heading', { level: 1, name: HELLO })).toBeVisible();
});

test('empty fields are named, and the first wrong one has the focus', async () => {
  const { user, sent } = await open();
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await user.click(submit());
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Plotësoje këtë fushë.');
  expect(password()).toBeInvalid();
  await user.type(email(), 'owner@tavolina.test');
  await user.click(submit());
  expect(email()).toBeValid();
  expect(password()).toHaveFocus();
  expect(sent('POST /login')).toHaveLength(0);
});

test('a second press while the first is under way asks once', async () => {
  const { user, sent } = await open({ api: { 'POST /login': pending } });
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await signInAs(user);
  await user.click(submit());
  await user.type(password(), '{Enter}');
  expect(sent('POST /login')).toHaveLength(1);
});

test('a session that ended says so and leads back', async () => {
  const refused = failure(401, 'session_expired');
  let isOver = true;
  const { user, router } = await open({
    at: '/business/orders?status=pending',
    tier: 'standard',
    api: {
      'GET /orders/business': () => (isOver ? refused : [rowOf()]),
      'POST /auth/refresh': refused,
    },
  });
  expect(await screen.findByText(/Sesioni mbaroi/)).toBeVisible();
  isOver = false;
  await signInAs(user);
  expect(await screen.findByRole('link', { name: 'K7MQ-4XTD' })).toBeVisible();
  expect(router.state.location.search).toBe('?status=pending');
});

test('speaks English when asked to', async () => {
  const { user } = await open();
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await user.click(screen.getByRole('button', { name: 'Change language to English' }));
  expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ndrysho gjuhën në shqip' })).toHaveTextContent('Shqip');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Fill in this field.');
});

test.each([
  ['a failure', failure(503, 'service_unavailable', 'Mirëmbajtje.'), 'Hyrja nuk u krye.'],
  ['too many tries', failure(429, 'rate_limited', 'Provo pas 15 minutash.'), 'Provo pas 15 minutash.'],
])('%s at the second step is said, and the code stays', async (_what, answer, text) => {
  const { user } = await open({
    api: {
      'POST /login': failure(401, 'two_factor_required', 'Duhet kodi.', { challenge: 'challenge-1' }),
      'POST /login/code': answer,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await signInAs(user);
  await user.type(await screen.findByLabelText('Kodi'), '111111');
  await user.click(screen.getByRole('button', { name: 'Hyr' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Kodi')).toHaveValue('111111');
});

test('an account with two steps asks for a code, and a wrong one can be typed again', async () => {
  let tries = 0;
  const { user, sent, router } = await open({
    api: {
      'POST /login': failure(401, 'two_factor_required', 'Duhet kodi.', { challenge: 'challenge-1' }),
      'POST /login/code': () => {
        tries += 1;
        return tries === 1 ? failure(422, 'wrong_code', 'Kodi nuk është i saktë.') : SESSION;
      },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await signInAs(user);
  const code = await screen.findByLabelText('Kodi');
  expect(code).toHaveFocus();
  await user.type(code, '111111');
  await user.click(screen.getByRole('button', { name: 'Hyr' }));
  await waitFor(() => expect(code).toHaveAccessibleDescription(/Kodi nuk është i saktë/));
  await user.clear(code);
  await user.type(code, 'ABCD-EFGH');
  await user.click(screen.getByRole('button', { name: 'Hyr' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/business/dashboard'));
  expect(sent('POST /login/code')[1]?.body).toEqual({ challenge: 'challenge-1', code: 'ABCD-EFGH' });
});

test('a double press sends a code once', async () => {
  const { user, sent } = await open({
    api: {
      'POST /login': failure(401, 'two_factor_required', 'Duhet kodi.', { challenge: 'challenge-1' }),
      'POST /login/code': pending,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  await signInAs(user);
  await user.type(await screen.findByLabelText('Kodi'), '222222');
  await pressTwice('Hyr');
  expect(sent('POST /login/code')).toHaveLength(1);
});

test('the way back from the code leads keys to the password, which stands there', async () => {
  const { user } = await open({
    api: {
      'POST /login': failure(401, 'two_factor_required', 'Duhet kodi.', { challenge: 'challenge-1' }),
    },
  });
  await screen.findByRole('heading', { name: 'Mirë se u ktheve' });
  await signInAs(user);
  await screen.findByLabelText('Kodi');
  await user.click(screen.getByRole('button', { name: 'Kthehu te fjalëkalimi' }));
  expect(password()).toHaveFocus();
  expect(password()).toHaveValue('Tavolina-2026!');
  expect(email()).toHaveValue('owner@tavolina.test');
});
