import { report } from '../reports/report.ts';
import { liveRemotes } from './live-release.ts';
import { matchRemote } from './match-remote.ts';
import { runningVersion } from './running-version.ts';

const fallen = new Set<string>();
const listeners = new Set<() => void>();

/** Whether a remote runs in its last good version in this page. */
export const hasFallenBack = (name: string): boolean => fallen.has(name);

/**
 * Calls a listener whenever a remote must be reloaded in its last good version. Returns the function that
 * unsubscribes.
 */
export const onFallback = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Number of remotes that have fallen back, for listeners that subscribe after the first failure: a page
 * that renders in one step may fail before its parents subscribe.
 */
export const countFallbacks = (): number => fallen.size;

/**
 * Switches the remote that owns a path to its last good version after its code failed. Once per page.
 * Without such a version, or if that one failed, nothing happens and the error stays.
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
