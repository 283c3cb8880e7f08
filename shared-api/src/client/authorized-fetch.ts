import { authStore, expireSession, loadSession, replaceTokens } from '../auth/auth-store.ts';
import type { Route } from '../contract/calls.ts';
import { apiConfig } from './api-config.ts';
import { readFailure } from './api-error.ts';

let refreshing: Promise<boolean> | undefined;

const REFRESH: Route = 'POST /auth/refresh';
/** Longest wait for new tokens, in ms: every call of the owner waits for them. */
const REFRESH_MS = 10_000;

const post = (route: Route, body: unknown): Promise<Response> =>
  fetch(apiConfig().baseUrl + route.slice('POST '.length), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': apiConfig().language() },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(REFRESH_MS),
  });

const exchange = async (usedToken: string): Promise<boolean> => {
  const { userId: asker, placeId: place } = authStore.getState();
  /** Whether the session is still its asker's, and for the same place; what other tabs did to it is taken over first. */
  const isAskers = (): boolean => {
    loadSession();
    const { userId, placeId } = authStore.getState();
    return userId === asker && placeId === place;
  };
  // What one owner asks for is never done as another, whom another tab has signed in, nor at another place of theirs.
  if (!isAskers()) return false;
  const { accessToken, refreshToken } = authStore.getState();
  // Another tab has refreshed in the meantime: its token serves us too.
  if (accessToken !== null && accessToken !== usedToken) return true;
  if (refreshToken === null) {
    expireSession();
    return false;
  }
  // The place is named, because the server may have taken a choice of another one whose answer was lost.
  const response = await post(REFRESH, { refresh_token: refreshToken, business_id: place });
  if (response.ok) {
    const tokens = (await response.json()) as { access_token: string; refresh_token?: string };
    if (!isAskers()) return false;
    replaceTokens(tokens);
    return true;
  }
  // Only this says that the session is over. Whatever else went wrong may be well at the next try.
  if (response.status !== 401 && response.status !== 422) throw await readFailure(response);
  if (isAskers()) expireSession();
  return false;
};

/**
 * One refresh at a time, however many calls wait for it. False when the session is over. Rejects when no answer came in
 * time, or one that says nothing of the session: it goes on, and the next call asks again (product.md §184).
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

/**
 * `fetch` for a path of the API, with the owner's token. A 401 leads to one refresh and one repetition; when the refresh
 * is refused the session ends and the 401 is returned. Rejects when the refresh fails otherwise. `send` stands in for the browser's `fetch`.
 */
export const authorizedFetch = async (
  url: string,
  init: RequestInit,
  send: (url: string, init: RequestInit) => Promise<Response> = (...call) => fetch(...call),
): Promise<Response> => {
  const token = authStore.getState().accessToken;
  const response = await send(url, withHeaders(init, token));
  if (response.status !== 401 || token === null) return response;
  return (await refreshOnce(token))
    ? send(url, withHeaders(init, authStore.getState().accessToken))
    : response;
};

/** `fetch` without the owner's token, for calls that carry none. */
export const publicFetch = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, withHeaders(init, null));
