import { report } from '../reports/report.ts';
import { liveRemotes } from './live-release.ts';
import { matchRemote } from './match-remote.ts';
import { runningVersion } from './running-version.ts';

const fallen = new Set<string>();
const listeners = new Set<() => void>();

/** Whether a remote runs, or is to run, in its last good version in this page. */
export const hasFallenBack = (name: string): boolean => fallen.has(name);

/** Calls a listener whenever a remote is to be loaded anew in its last good version. Returns what ends that. */
export const onFallback = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * How many remotes have fallen back in this page: for whoever begins to listen after the first failure, which a page
 * that is drawn in one piece tells before what is around it has begun.
 */
export const countFallbacks = (): number => fallen.size;

/**
 * Goes over to the last good version of the remote that owns a path, after its code has failed. Once per page: when
 * there is no such version, or it is the one that failed, nothing happens and the notice stays.
 */
export const fallBack = (path: string): void => {
  const name = matchRemote(liveRemotes(), path);
  const version = name === undefined ? undefined : runningVersion(name);
  if (name === undefined || version === undefined || fallen.has(name)) return;
  report({ kind: 'render_failed', part: name, version });
  const lastGood = liveRemotes()[name]?.fallback;
  if (!lastGood || lastGood.version === version) return;
  fallen.add(name);
  for (const listener of listeners) listener();
};
