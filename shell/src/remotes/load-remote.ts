import { i18n, type RemoteModule, type RemoteRelease } from '@tavolina/shared-api/runtime';
import { showFailure } from '../preview/show-failure.ts';
import { report } from '../reports/report.ts';
import { reportReady } from '../reports/report-ready.ts';
import { recordStart } from '../reports/start-records.ts';
import { hasFallenBack } from './fallback.ts';
import { fetchRemote } from './federation.ts';
import { liveRemotes, refreshRelease } from './live-release.ts';
import { setRunningVersion } from './running-version.ts';
import { retryStylesheets, stylesheetsReady } from './stylesheets.ts';

/**
 * Timeout of each attempt to load a remote, in ms. Stylesheets have a shorter one (`stylesheets.ts`), so
 * that they cannot use it up.
 */
const ATTEMPT_MS = 4_000;

/** A remote could not be loaded: missing, too slow, modified or broken. */
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
  retryStylesheets();
  // Missing texts must not block the pages; i18next keeps retrying.
  const [module] = await Promise.all([fetchRemote(name, release), i18n.loadNamespaces(release.namespace)]);
  await stylesheetsReady();
  return module;
};

/** One attempt with one version, with a timeout. */
const open = async (name: string, release: RemoteRelease | undefined): Promise<RemoteModule> => {
  const version = release?.version ?? '';
  // The shell has started successfully, even if the remote does not.
  reportReady();
  if (release?.manifest) recordStart(name, version);
  const module = await inTime(fetched(name, release));
  setRunningVersion(name, version);
  report({ kind: 'opened', part: name, version });
  return module;
};

/** The same, and reports a failure with the version. */
const openWithReport = async (name: string, release: RemoteRelease | undefined): Promise<RemoteModule> => {
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
  return openWithReport(name, liveRemotes()[name]);
};

/**
 * Loads a remote: one attempt, one with the versions that the server names as live by then, then the last
 * good version, each with a timeout. After an earlier failure in this page, the last good version is used
 * at once.
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
    const module = await openWithReport(name, fallback);
    // Counted for the version that failed, so that a canary's figures show it.
    report({ kind: 'fell_back', part: name, version: liveRemotes()[name]?.version ?? '' });
    return module;
  } catch (error) {
    throw new RemoteUnavailableError(name, error);
  }
};
