import { i18n, type RemoteModule, type RemoteRelease } from '@tavolina/shared-api/runtime';
import { report } from '../reports/report.ts';
import { hasFallenBack } from './fallback.ts';
import { fetchRemote } from './federation.ts';
import { liveRemotes, refreshRelease } from './live-release.ts';
import { renewStylesheets, stylesheetsReady } from './stylesheets.ts';

/** Longest wait for a remote, in ms, per attempt. */
const TIME_LIMIT = 4000;

/** A remote that did not come: missing, too slow, tampered with or broken. */
export class RemoteUnavailableError extends Error {
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`${remote} is unavailable`, { cause });
    this.name = 'RemoteUnavailableError';
    this.remote = remote;
  }
}

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: number | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = window.setTimeout(() => reject(new Error('too slow')), TIME_LIMIT);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    window.clearTimeout(timer);
  }
};

const attempt = async (name: string, release: RemoteRelease | undefined): Promise<RemoteModule> => {
  if (!release?.manifest) throw new Error('no live version');
  renewStylesheets();
  // Texts that do not come must not keep the pages away; i18next goes on trying by itself.
  const [module] = await Promise.all([fetchRemote(name, release), i18n.loadNamespaces(release.namespace)]);
  await stylesheetsReady();
  return module;
};

const running = new Map<string, string>();

/** The version of a remote that this page runs: the live one, a newer one, or the last good one. */
export const runningVersion = (name: string): string | undefined => running.get(name);

const opened = (part: string, release: RemoteRelease | undefined): void => {
  const version = release?.version ?? '';
  running.set(part, version);
  report({ kind: 'opened', part, version });
};

/** One version: 4 s at most, and whatever kept it away is reported with the version's name. */
const attemptVersion = async (name: string, release: RemoteRelease | undefined): Promise<RemoteModule> => {
  try {
    const module = await inTime(attempt(name, release));
    opened(name, release);
    return module;
  } catch (error) {
    report({ kind: 'load_failed', part: name, version: release?.version ?? '' });
    throw error;
  }
};

const attemptLive = async (name: string): Promise<RemoteModule> => {
  try {
    const module = await inTime(attempt(name, liveRemotes()[name]));
    opened(name, liveRemotes()[name]);
    return module;
  } catch {
    await refreshRelease();
  }
  return attemptVersion(name, liveRemotes()[name]);
};

/**
 * Loads a remote: 4 s at most, then once more with what the server says is live by then, then the last good version.
 * A remote that has failed in this page before comes in its last good version at once.
 * @throws RemoteUnavailableError
 */
export const loadRemote = async (name: string): Promise<RemoteModule> => {
  if (!hasFallenBack(name)) {
    try {
      return await attemptLive(name);
    } catch (error) {
      if (!liveRemotes()[name]?.fallback) throw new RemoteUnavailableError(name, error);
    }
  }
  const fallback = liveRemotes()[name]?.fallback;
  try {
    const module = await attemptVersion(name, fallback);
    // Counted for the version that was left: a canary's figure tells how often the canary was given up.
    report({ kind: 'fell_back', part: name, version: liveRemotes()[name]?.version ?? '' });
    return module;
  } catch (error) {
    throw new RemoteUnavailableError(name, error);
  }
};
