import { currentRelease } from '@tavolina/shared-api/runtime';
import { liveRemotes } from '../remotes/live-release.ts';
import { matchRemote } from '../remotes/match-remote.ts';
import { runningVersion } from '../remotes/running-version.ts';
import { report } from './report.ts';

/**
 * Measures web vitals for the shell and for the remote whose page was opened, in the version that runs when
 * the value is final. Called when the page is ready: earlier entries are buffered, and nothing waits for
 * it.
 */
export const watchVitals = async (): Promise<void> => {
  const remote = matchRemote(liveRemotes(), location.pathname);
  const { watch } = await import('./vitals.ts');
  watch((kind, value) => {
    report({ kind, part: 'shell', version: currentRelease().shell.version, value });
    const version = remote === undefined ? undefined : runningVersion(remote);
    if (remote !== undefined && version !== undefined) report({ kind, part: remote, version, value });
  });
};
