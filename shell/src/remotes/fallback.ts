import { report } from '../reports/report.ts';
import { liveRemotes } from './live-release.ts';
import { matchRemote } from './match-remote.ts';

const fallen = new Set<string>();
const listeners = new Set<() => void>();

/** Whether a remote runs, or is to run, in its last good version in this page. */
export const hasFallenBack = (name: string): boolean => fallen.has(name);

/** Calls a listener whenever a remote is to be loaded anew in its last good version. Returns what ends that. */
export const onFallback = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Goes over to the last good version of the remote that owns a path, after its code has failed. Once per page: when
 * there is no such version, or it has failed too, nothing happens and the notice stays.
 */
export const fallBack = (path: string): void => {
  const name = matchRemote(liveRemotes(), path);
  const release = name === undefined ? undefined : liveRemotes()[name];
  if (name === undefined || !release || fallen.has(name)) return;
  report({ kind: 'render_failed', part: name, version: release.version });
  if (!release.fallback) return;
  fallen.add(name);
  for (const listener of listeners) listener();
};
