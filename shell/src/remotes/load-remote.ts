import { i18n, type RemoteModule, type RemoteRelease } from '@tavolina/shared-api/runtime';
import { showFailure } from '../preview/show-failure.ts';
import { tellReady } from '../reports/ready.ts';
import { report } from '../reports/report.ts';
import { noteStart } from '../reports/starting.ts';
import { hasFallenBack } from './fallback.ts';
import { fetchRemote } from './federation.ts';
import { liveRemotes, refreshRelease } from './live-release.ts';
import { noteRunning } from './running-version.ts';
import { renewStylesheets, stylesheetsReady } from './stylesheets.ts';

/** Longest wait for a remote, per attempt. Stylesheets have less (`stylesheets.ts`), so that code is not lost to them. */
const ATTEMPT_MS = 4_000;

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
    timer = window.setTimeout(() => reject(new Error('too slow')), ATTEMPT_MS);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    window.clearTimeout(timer);
  }
};

const fetched = async (name: string, release: RemoteRelease | undefined): Promise<RemoteModule> => {
  if (!release?.manifest) throw new Error('no live version');
  renewStylesheets();
  // Texts that do not come must not keep the pages away; i18next goes on trying by itself.
  const [module] = await Promise.all([fetchRemote(name, release), i18n.loadNamespaces(release.namespace)]);
  await stylesheetsReady();
  return module;
};

/** One attempt at one version, in time. */
const open = async (name: string, release: RemoteRelease | undefined): Promise<RemoteModule> => {
  const version = release?.version ?? '';
  // The shell has come to its end, which the remote may not.
  tellReady();
  if (release?.manifest) noteStart(name, version);
  const module = await inTime(fetched(name, release));
  noteRunning(name, version);
  report({ kind: 'opened', part: name, version });
  return module;
};

/** The same, where whatever kept the version away is reported with its name. */
const openOrReport = async (name: string, release: RemoteRelease | undefined): Promise<RemoteModule> => {
  try {
    return await open(name, release);
  } catch (error) {
    report({ kind: 'load_failed', part: name, version: release?.version ?? '' });
    showFailure(error);
    throw error;
  }
};

const openLive = async (name: string): Promise<RemoteModule> => {
  try {
    return await open(name, liveRemotes()[name]);
  } catch {
    await refreshRelease();
  }
  return openOrReport(name, liveRemotes()[name]);
};

/**
 * Loads a remote: once, once more with what the server says is live by then, then the last good version, each in time.
 * A remote that has failed in this page before comes in its last good version at once.
 * @throws RemoteUnavailableError
 */
export const loadRemote = async (name: string): Promise<RemoteModule> => {
  if (!hasFallenBack(name)) {
    try {
      return await openLive(name);
    } catch (error) {
      if (!liveRemotes()[name]?.fallback) throw new RemoteUnavailableError(name, error);
    }
  }
  const fallback = liveRemotes()[name]?.fallback;
  try {
    const module = await openOrReport(name, fallback);
    // Counted for the version that was left: a canary's figure tells how often the canary was given up.
    report({ kind: 'fell_back', part: name, version: liveRemotes()[name]?.version ?? '' });
    return module;
  } catch (error) {
    throw new RemoteUnavailableError(name, error);
  }
};
