import type { Queryable } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/event-bus.ts';

/** Which sessions of a user ended: one, or all except one that may continue. */
export type SessionsEnded = { one: string } | { allBut: string | null };

/** Event topic of ended sessions of a user. */
export const sessionEndsTopic = (userId: string): string => `sessions-ended:${userId}`;

/** Publishes ended sessions to all server processes when the transaction commits. */
export const announceEnd = (client: Queryable, userId: string, ended: SessionsEnded): Promise<void> =>
  publish(client, sessionEndsTopic(userId), ended);
