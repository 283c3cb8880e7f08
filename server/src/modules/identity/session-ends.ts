import type { Queryable } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/event-bus.ts';

/** Which sessions of a person ended: one, or all but one that may go on. */
export type SessionsEnded = { one: string } | { allBut: string | null };

/** Topic of the ends of a person's sessions. */
export const sessionEndsTopic = (userId: string): string => `sessions-ended:${userId}`;

/** Tells all server processes that sessions ended, once that is committed. */
export const announceEnd = (client: Queryable, userId: string, ended: SessionsEnded): Promise<void> =>
  publish(client, sessionEndsTopic(userId), ended);
