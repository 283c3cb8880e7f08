import { waitFor } from '@testing-library/dom';
import {
  authStore,
  currentPlace,
  enterPlace,
  followOtherTabs,
  loadSession,
  replaceTokens,
  setTier,
  signIn,
  signOut,
} from './auth-store.ts';
import { startAuth } from './start-auth.ts';
import { hasTier } from './tiers.ts';

const session = {
  access_token: 'a1',
  refresh_token: 'r1',
  user_id: 'u1',
  subscription_tier: 'standard' as const,
};

const answer = (status: number, body: unknown) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(body), { status }));

const addressesOf = (fetch: jest.SpiedFunction<typeof globalThis.fetch>): string[] =>
  fetch.mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));

const otherTab = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' }));
};

beforeEach(() => {
  signOut();
  authStore.setState({ isChecked: false });
});

// product.md §37
test('keeps tokens and user in local storage and the tier in session storage', () => {
  signIn(session);
  expect(localStorage.getItem('access_token')).toBe('a1');
  expect(localStorage.getItem('refresh_token')).toBe('r1');
  expect(localStorage.getItem('user_id')).toBe('u1');
  expect(sessionStorage.getItem('subscription_tier')).toBe('standard');
  expect(localStorage.getItem('subscription_tier')).toBeNull();
});

test('signing out forgets everything', () => {
  signIn(session);
  signOut();
  expect(authStore.getState()).toMatchObject({
    isAuthenticated: false,
    hasExpired: false,
    accessToken: null,
    tier: null,
  });
  expect(localStorage).toHaveLength(0);
});

test('follows a sign-in and a sign-out of another tab', () => {
  const stop = followOtherTabs();
  otherTab(() => {
    localStorage.setItem('access_token', 'a2');
    localStorage.setItem('user_id', 'u2');
  });
  expect(authStore.getState()).toMatchObject({ isAuthenticated: true, accessToken: 'a2' });
  otherTab(() => localStorage.removeItem('access_token'));
  otherTab(() => localStorage.clear());
  expect(authStore.getState()).toMatchObject({ isAuthenticated: false, hasExpired: true });
  otherTab(() => {
    localStorage.setItem('access_token', 'a3');
    localStorage.setItem('user_id', 'u2');
  });
  expect(authStore.getState()).toMatchObject({ isAuthenticated: true, hasExpired: false });
  stop();
});

test('a token refreshed in another tab keeps the tier this tab knows', () => {
  signIn(session);
  sessionStorage.clear();
  localStorage.setItem('access_token', 'a2');
  loadSession();
  expect(authStore.getState()).toMatchObject({ accessToken: 'a2', tier: 'standard' });
});

test('another owner’s session does not inherit the tier', () => {
  signIn(session);
  sessionStorage.clear();
  localStorage.setItem('user_id', 'u2');
  loadSession();
  expect(authStore.getState().tier).toBeNull();
});

describe('the start-up check', () => {
  test('asks nobody when nothing is stored', async () => {
    const fetch = answer(200, {});
    await startAuth();
    expect(fetch).not.toHaveBeenCalled();
    expect(authStore.getState()).toMatchObject({ isChecked: true, isAuthenticated: false });
  });

  test('needs both access token and user id', async () => {
    localStorage.setItem('access_token', 'a1');
    await startAuth();
    expect(authStore.getState().isAuthenticated).toBe(false);
  });

  test('learns the tier from the profile', async () => {
    signIn(session);
    answer(200, { subscription_tier: 'basic' });
    await startAuth();
    expect(authStore.getState()).toMatchObject({ isChecked: true, isAuthenticated: true, tier: 'basic' });
  });

  test('a refused session is forgotten', async () => {
    signIn(session);
    answer(401, { detail: 'x', code: 'session_expired' });
    await startAuth();
    expect(authStore.getState()).toMatchObject({ isChecked: true, isAuthenticated: false, hasExpired: true });
  });

  test('an unreachable server signs nobody out', async () => {
    signIn(session);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await startAuth();
    expect(authStore.getState()).toMatchObject({ isChecked: true, isAuthenticated: true });
  });
});

test.each([
  ['basic', 'standard', false],
  ['standard', 'standard', true],
  ['premium', 'standard', true],
  [null, 'basic', true],
  [null, 'standard', false],
] as const)('tier %s against %s: %s', (tier, required, allowed) => {
  expect(hasTier(tier, required)).toBe(allowed);
});

test('an upgrade is noted', () => {
  signIn(session);
  setTier('premium');
  expect(sessionStorage.getItem('subscription_tier')).toBe('premium');
});

test('noting the tier leaves tokens alone that another tab has just renewed', () => {
  signIn(session);
  localStorage.setItem('access_token', 'a2');
  setTier('premium');
  expect(localStorage.getItem('access_token')).toBe('a2');
});

test('a sign-in of another tab brings no tier, so the profile is asked once', async () => {
  const fetch = answer(200, { subscription_tier: 'standard' });
  await startAuth();
  localStorage.setItem('user_id', 'u3');
  otherTab(() => localStorage.setItem('access_token', 'a3'));
  otherTab(() => localStorage.setItem('refresh_token', 'r3'));
  await waitFor(() => expect(authStore.getState().tier).toBe('standard'));
  // A ping may be sent too, because an earlier test lost the connection.
  expect(addressesOf(fetch).filter((url) => url.includes('/users/profile'))).toHaveLength(1);
});

describe('the place of a session', () => {
  const tokenFor = (sub: string) =>
    `head.${btoa(JSON.stringify({ sub, sid: '~~>>??' })).replaceAll('+', '-')}.x`;

  test('is the one its token names, and the owner’s first with any other token', () => {
    expect(currentPlace()).toBeNull();
    signIn(session);
    expect(currentPlace()).toBe('u1');
    replaceTokens({ access_token: tokenFor('p2') });
    expect(currentPlace()).toBe('p2');
  });

  test('changes with the tier, and keeps the owner and what renews the session', () => {
    signIn(session);
    enterPlace({ access_token: tokenFor('p2'), subscription_tier: 'basic' });
    expect(authStore.getState()).toMatchObject({
      placeId: 'p2',
      userId: 'u1',
      refreshToken: 'r1',
      tier: 'basic',
      isAuthenticated: true,
    });
    signOut();
    expect(currentPlace()).toBeNull();
  });

  test('another tab’s choice is taken over without the tier of the place before', () => {
    signIn(session);
    sessionStorage.clear();
    localStorage.setItem('access_token', tokenFor('p2'));
    loadSession();
    expect(authStore.getState()).toMatchObject({ placeId: 'p2', tier: null });
  });

  test('a start for a place that its owner no longer works for ends the session', async () => {
    signIn(session);
    answer(403, { detail: 'x', code: 'not_a_member' });
    await startAuth();
    expect(authStore.getState()).toMatchObject({ isAuthenticated: false, hasExpired: true });
  });
});
