import type { RemoteModule, RemoteRelease } from '@tavolina/shared-api/runtime';
import { hasFallenBack } from './fallback.ts';
import { liveRemotes } from './live-release.ts';
import { loadRemote } from './load-remote.ts';

const opened = new WeakMap<RemoteRelease, Promise<RemoteModule>>();

/**
 * A remote's module, loaded once for each release: a second copy of its code would hold a second copy of its state.
 * After a failure the next call loads it again; a remote that has fallen back is another release.
 * @throws RemoteUnavailableError
 */
export const openRemote = async (name: string): Promise<RemoteModule> => {
  const live = liveRemotes()[name];
  const release = hasFallenBack(name) ? live?.fallback : live;
  if (!release) return loadRemote(name);
  const module = opened.get(release) ?? loadRemote(name);
  opened.set(release, module);
  try {
    return await module;
  } catch (error) {
    opened.delete(release);
    throw error;
  }
};
