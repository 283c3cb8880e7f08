import type { Database } from '../../platform/database/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { WatchSession } from '../../platform/events/stream-registry.ts';
import { type SessionsEnded, sessionEndsTopic } from './session-end-events.ts';
import { findOpenFamily } from './sessions-repository.ts';

/**
 * How often a session is checked in addition to events, in ms. Events are lost while the event connection
 * is down.
 */
const CHECK_MS = 15_000;

/** Watches for the end of sessions, so that their streams end too (product.md §65). */
export const watchSessionsWith =
  (database: Database, events: EventBus): WatchSession =>
  ({ userId, sessionId, businessId }, onEnd) => {
    const leave = events.subscribe(sessionEndsTopic(userId), (payload) => {
      const ended = payload as SessionsEnded;
      if ('one' in ended ? ended.one === sessionId : ended.allBut !== sessionId) onEnd();
    });
    const check = async (): Promise<void> => {
      if (!(await findOpenFamily(database, sessionId, businessId))?.role) onEnd();
    };
    // While the database is unavailable, nobody can sign out either.
    const timer = setInterval(() => void check().catch(() => undefined), CHECK_MS);
    return () => {
      clearInterval(timer);
      leave();
    };
  };
