import { calls } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { leaveView, viewsForOwner } from './support-views-service.ts';

/** Serves when support viewed a place, and the end of a view. Operators open one among their own calls. */
export const registerSupportViews = (
  { register }: CallRegistry,
  { database, clock }: { database: Database; clock: Clock },
): void => {
  register(calls.supportViews.list, (_request, { businessId }) => viewsForOwner(database, businessId));
  register(calls.supportViews.end, ({ body }) => leaveView(database, body.view_token, clock()));
};
