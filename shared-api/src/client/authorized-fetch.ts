import { authStore, expireSession, loadSession, replaceTokens } from '../auth/auth-store.ts';
import type { Route } from '../contract/calls.ts';
import { apiConfig } from './api-config.ts';
import { readFailure } from './api-error.ts';

let refreshing: Promise<boolean> | undefined;

const REFRESH: Route = 'POST /auth/refresh';
/** Longest wait for new tokens, in ms. Every call of the owner waits for them. */
const REFRESH_MS = 10_000;

/**
 * Sends and keeps the cookie by which a session recognises its device (product.md §36), also where the API is at another
 * origin.
 */
const WITH_DEVICE: RequestInit = { credentials: 'include' };

const post = (route: Route, body: unknown): Promise<Response> =>
  fetch(apiConfig().baseUrl + route.slice('POST '.length), {
    ...WITH_DEVICE,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': apiConfig().language() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REFRESH_MS),
  });

const exchange = async (usedToken: string): Promise<boolean> => {
  const { userId: asker, placeId: place } = authStore.getState();
  /**
   * Whether the session is still the caller's and for the same place, after changes by other tabs were
   * loaded.
   */
  const isCallers = (): boolean => {
    loadSession();
    const { userId, placeId } = authStore.getState();
    return userId === asker && placeId === place;
  };
  // A call must not run for another user who signed in from another tab, or for another place.
  if (!isCallers()) return false;
  const { accessToken, refreshToken } = authStore.getState();
  // Another tab has already refreshed, so its token is used.
  if (accessToken !== null && accessToken !== usedToken) return true;
  if (refreshToken === null) {
    expireSession();
    return false;
  }
  // The place is sent, because the server may have processed a switch whose response was lost.
  const response = await post(REFRESH, { refresh_token: refreshToken, business_id: place });
  if (response.ok) {
    const tokens = (await response.json()) as { access_token: string; refresh_token?: string };
    if (!isCallers()) return false;
    replaceTokens(tokens);
    return true;
  }
  // Only these statuses mean that the session has ended. Other errors may be temporary.
  if (response.status !== 401 && response.status !== 422) throw await readFailure(response);
  if (isCallers()) expireSession();
  return false;
};

/**
 * Refreshes the tokens, once for all waiting calls. False when the session has ended. Rejects on a timeout
 * or any other error: the session stays, and the next call tries again (product.md §36, §184).
 */
const refreshOnce = (usedToken: string): Promise<boolean> => {
  refreshing ??= exchange(usedToken).finally(() => {
    refreshing = undefined;
  });
  return refreshing;
};

const withHeaders = (init: RequestInit, token: string | null): RequestInit => {
  const headers = new Headers(init.headers);
  headers.set('accept-language', apiConfig().language());
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
};

const asOwner = (init: RequestInit, token: string | null): RequestInit => ({
  ...withHeaders(init, token),
  ...WITH_DEVICE,
});

/**
 * `fetch` for a path of the API with the owner's token. On 401 it refreshes once and repeats the call. If
 * the refresh is rejected, the session ends and the 401 is returned. Rejects when the refresh fails
 * otherwise. `send` replaces the browser's `fetch`.
 */
export const authorizedFetch = async (
  url: string,
  init: RequestInit,
  send: (url: string, init: RequestInit) => Promise<Response> = (...call) => fetch(...call),
): Promise<Response> => {
  const token = authStore.getState().accessToken;
  const response = await send(url, asOwner(init, token));
  if (response.status !== 401 || token === null) return response;
  return (await refreshOnce(token)) ? send(url, asOwner(init, authStore.getState().accessToken)) : response;
};

/** `fetch` without the owner's token, for public calls. */
export const publicFetch = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, withHeaders(init, null));

/** The same for calls that begin a session. */
export const signInFetch = (url: string, init: RequestInit): Promise<Response> =>
  publicFetch(url, { ...init, ...WITH_DEVICE });
