import { liveRemotes } from '../remotes/live-release.ts';
import { matchRemote } from '../remotes/match-remote.ts';
import { runningVersion } from '../remotes/running-version.ts';
import { recordStart } from '../reports/start-records.ts';
import type { ShellRouter } from './shell-router.tsx';

/** Pages that are recorded within one document, because it may send only some reports and each needs an end. */
const MOST_RECORDED = 20;

/**
 * Records the start of each page that is reached within the document, before any of its code runs: it may be in an
 * endless loop although its remote's other pages are not (product.md §143). A remote that is not loaded yet is recorded
 * as it loads. `PageReady` ends the record.
 *
 * Only once the router is drawn: it keeps its first page for the first who subscribes, and that must be what draws it.
 * @returns ends it
 */
export const recordPages = (router: ShellRouter): (() => void) => {
  let path = router.state.location.pathname;
  let count = 0;
  return router.subscribe(({ navigation, location }) => {
    const { pathname } = navigation.location ?? location;
    if (pathname === path || count === MOST_RECORDED) return;
    path = pathname;
    const name = matchRemote(liveRemotes(), pathname);
    const version = name && runningVersion(name);
    if (!name || !version) return;
    count += 1;
    recordStart(name, version);
  });
};
