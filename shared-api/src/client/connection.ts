import { createStore } from 'zustand/vanilla';
import type { healthCalls } from '../contract/health.ts';
import { apiConfig } from './api-config.ts';
import { ApiError } from './api-error.ts';

/** `offline`: the device has no connection. `unreachable`: it has one, but the server does not answer. */
export type Connection = 'up' | 'offline' | 'unreachable';

/** Longest wait for the sign of life, in ms. */
const PING_MS = 10_000;
/** How often the server is asked while it cannot be reached, in ms. */
const AGAIN_MS = 5_000;
/** An answer this young, in ms, is as good as a sign of life. */
const FRESH_MS = 30_000;

/** Tells an answer that the device had kept from one of the server; the service worker sets it. */
const KEPT_HEADER = 'x-tavolina-kept';

const PING: (typeof healthCalls.live)['path'] = '/health/live';

/** Where pages are drawn without a browser there is nothing to be cut off from. */
const hasNetwork = (): boolean => typeof window === 'undefined' || navigator.onLine;

const store = createStore<{ isReached: boolean }>(() => ({ isReached: hasNetwork() }));
let answeredAt = 0;

/** How the server was found last. */
export const connection = (): Connection => {
  if (store.getState().isReached) return 'up';
  return hasNetwork() ? 'unreachable' : 'offline';
};

const noteLife = (): void => {
  answeredAt = Date.now();
  store.setState({ isReached: true });
};

const ping = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PING_MS);
    const answer = await fetch(apiConfig().baseUrl + PING, { cache: 'no-store', signal });
    if (answer.headers.has(KEPT_HEADER)) throw new Error('an answer that the device had kept');
    noteLife();
    return true;
  } catch {
    store.setState({ isReached: false });
    return false;
  }
};

let asking: Promise<boolean> | undefined;

/** Asks the server for a sign of life, once for all who ask at the same time; true when it gives one. */
export const askForLife = (): Promise<boolean> => {
  asking ??= ping().finally(() => {
    asking = undefined;
  });
  return asking;
};

/** Takes in that no answer came. One lost call is no lost connection: a second one is asked. */
export const noteNoAnswer = (): void => {
  if (store.getState().isReached) void askForLife();
};

/**
 * Takes in that an answer came. One that the device had kept says that the server was not there. Any other may still
 * be from the browser's own cache, so where the server was not reached it only leads to asking.
 */
export const noteAnswer = (response: Response): void => {
  if (response.headers.has(KEPT_HEADER)) noteNoAnswer();
  else if (store.getState().isReached) answeredAt = Date.now();
  else void askForLife();
};

/**
 * Ends what would be lost: where the server was not to be reached last, and still is not, nothing is sent.
 * @throws {ApiError} `offline`, when nothing has been sent
 */
export const needConnection = async (): Promise<void> => {
  if (connection() === 'up' && hasNetwork()) return;
  if (!(await askForLife())) throw new ApiError({ status: 0, code: 'offline' });
};

const askUnlessFresh = (): void => {
  if (Date.now() - answeredAt > FRESH_MS || !store.getState().isReached) void askForLife();
};

const askWhileSeen = (): void => {
  if (!store.getState().isReached && document.visibilityState === 'visible') void askForLife();
};

const LISTENERS = {
  online: () => void askForLife(),
  offline: () => store.setState({ isReached: false }),
  focus: askUnlessFresh,
};

const watch = (): (() => void) => {
  for (const [name, listener] of Object.entries(LISTENERS)) window.addEventListener(name, listener);
  const timer = setInterval(askWhileSeen, AGAIN_MS);
  return () => {
    for (const [name, listener] of Object.entries(LISTENERS)) window.removeEventListener(name, listener);
    clearInterval(timer);
  };
};

let followers = 0;
let stopWatching = (): void => undefined;

/** Calls back whenever the connection goes or comes, until the returned function is called. */
export const followConnection = (onChange: () => void): (() => void) => {
  const stop = store.subscribe(onChange);
  followers += 1;
  if (followers === 1) stopWatching = watch();
  return () => {
    stop();
    followers -= 1;
    if (followers === 0) stopWatching();
  };
};
