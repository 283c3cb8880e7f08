import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { WatchSession } from '../../platform/events/stream-registry.ts';
import { isViewOpen } from './support-views-repository.ts';

/** How often it is checked that a view is open, in ms. A view changes nothing, so its stream need not end at once. */
const CHECK_MS = 5_000;

/** Wraps the watch of sessions so that the stream of a view ends with the view (product.md §701). */
export const watchViewsWith =
  ({ database, clock }: { database: Database; clock: Clock }, watchSession: WatchSession): WatchSession =>
  (caller, onEnd) => {
    if (!caller.covered) return watchSession(caller, onEnd);
    const check = async (): Promise<void> => {
      if (!(await isViewOpen(database, caller.sessionId, clock()))) onEnd();
    };
    // While the database is unavailable, nothing is read either.
    const timer = setInterval(() => void check().catch(() => undefined), CHECK_MS);
    return () => clearInterval(timer);
  };
