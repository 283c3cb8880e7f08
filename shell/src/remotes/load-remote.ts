import { i18n, type RemoteModule } from '@tavolina/shared-api/runtime';
import { fetchRemote } from './federation.ts';
import { liveRemotes, refreshRelease } from './live-release.ts';
import { stylesheetsReady } from './stylesheets.ts';

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

const attempt = async (name: string): Promise<RemoteModule> => {
  const release = liveRemotes()[name];
  if (!release?.manifest) throw new Error('no live version');
  // Texts that do not come must not keep the pages away; i18next goes on trying by itself.
  const [module] = await Promise.all([fetchRemote(name, release), i18n.loadNamespaces(release.namespace)]);
  await stylesheetsReady();
  return module;
};

/**
 * Loads a remote: 4 s at most, then once more with what the server says is live by then.
 * @throws RemoteUnavailableError
 */
export const loadRemote = async (name: string): Promise<RemoteModule> => {
  try {
    return await inTime(attempt(name));
  } catch {
    await refreshRelease();
  }
  try {
    return await inTime(attempt(name));
  } catch (error) {
    throw new RemoteUnavailableError(name, error);
  }
};
