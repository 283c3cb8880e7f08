import type { Queryable } from '../../platform/database/database.ts';
import { publish } from '../../platform/events/event-bus.ts';

/** Which sessions of a business ended: one, or all but one that may go on. */
export type SessionsEnded = { one: string } | { allBut: string | null };

/** Topic of the ends of a business's sessions. */
export const sessionEndsTopic = (businessId: string): string => `sessions-ended:${businessId}`;

/** Tells all server processes that sessions ended, once that is committed. */
export const announceEnd = (client: Queryable, businessId: string, ended: SessionsEnded): Promise<void> =>
  publish(client, sessionEndsTopic(businessId), ended);
