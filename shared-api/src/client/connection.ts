import { createStore } from 'zustand/vanilla';
import type { healthCalls } from '../contract/health.ts';
import { apiConfig } from './api-config.ts';
import { ApiError } from './api-error.ts';
import { waitLonger } from './wait-longer.ts';

/** `offline`: the device has no connection. `unreachable`: it has one, but the server does not respond. */
export type Connection = 'up' | 'offline' | 'unreachable';

/** Timeout of a ping, in ms. */
const PING_MS = 10_000;
/** After which times an unreachable server is pinged again, in ms. */
const AGAIN_MS = { first: 3_000, longest: 7_000 };
/** A response within this time, in ms, makes a ping unnecessary. */
const FRESH_MS = 30_000;

/** Header that the service worker adds to cached responses. */
const KEPT_HEADER = 'x-tavolina-kept';

const PING: (typeof healthCalls.live)['path'] = '/health/live';

/** On the server there is no connection to lose. */
const hasNetwork = (): boolean => typeof window === 'undefined' || navigator.onLine;

const store = createStore<{ isReached: boolean }>(() => ({ isReached: hasNetwork() }));
let answeredAt = 0;
/** Pings in a row that nobody answered. */
let unanswered = 0;

/** The last known state of the connection. */
export const connection = (): Connection => {
  if (store.getState().isReached) return 'up';
  return hasNetwork() ? 'unreachable' : 'offline';
};

const markReached = (): void => {
  answeredAt = Date.now();
  unanswered = 0;
  store.setState({ isReached: true });
};

const ping = async (): Promise<boolean> => {
  try {
    const signal = AbortSignal.timeout(PING_MS);
    const answer = await fetch(apiConfig().baseUrl + PING, { cache: 'no-store', signal });
    if (answer.headers.has(KEPT_HEADER)) throw new Error('an answer that the device had kept');
    markReached();
    return true;
  } catch {
    unanswered += 1;
    store.setState({ isReached: false });
    return false;
  }
};

let asking: Promise<boolean> | undefined;

/** Pings the server, once for all concurrent callers. True when it responds. */
export const askForLife = (): Promise<boolean> => {
  asking ??= ping().finally(() => {
    asking = undefined;
  });
  return asking;
};

/** Reports a call without a response. One lost call is not a lost connection, so a ping is sent. */
export const reportNoResponse = (): void => {
  if (store.getState().isReached) void askForLife();
};

/**
 * Reports a response. A response from the service worker's cache means that the server was unreachable. Any
 * other may come from the browser's cache, so after an outage it only triggers a ping.
 */
export const reportResponse = (response: Response): void => {
  if (response.headers.has(KEPT_HEADER)) reportNoResponse();
  else if (store.getState().isReached) answeredAt = Date.now();
  else void askForLife();
};

/**
 * Throws if the server was unreachable and still is, so that a call that would be lost is not sent.
 * @throws {ApiError} `offline`, when nothing has been sent
 */
export const needConnection = async (): Promise<void> => {
  if (connection() === 'up' && hasNetwork()) return;
  if (!(await askForLife())) throw new ApiError({ status: 0, code: 'offline' });
};

const pingUnlessFresh = (): void => {
  if (Date.now() - answeredAt > FRESH_MS || !store.getState().isReached) void askForLife();
};

const pingWhileVisible = (): void => {
  if (!store.getState().isReached && document.visibilityState === 'visible') void askForLife();
};

const LISTENERS = {
  online: () => void askForLife(),
  offline: () => store.setState({ isReached: false }),
  focus: pingUnlessFresh,
};

const watch = (): (() => void) => {
  for (const [name, listener] of Object.entries(LISTENERS)) window.addEventListener(name, listener);
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    timer = setTimeout(
      () => {
        pingWhileVisible();
        wait();
      },
      waitLonger(Math.max(0, unanswered - 1), AGAIN_MS),
    );
  };
  wait();
  return () => {
    for (const [name, listener] of Object.entries(LISTENERS)) window.removeEventListener(name, listener);
    clearTimeout(timer);
  };
};

let followers = 0;
let stopWatching = (): void => undefined;

/** Calls back whenever the connection is lost or restored. Returns the function that stops it. */
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
