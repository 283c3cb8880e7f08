import { calls } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { deleteScreen } from './ready-screens-repository.ts';
import { ownScreen, renewScreen, shownScreen } from './ready-screens-service.ts';

/** Serves the screens that tell guests which orders are ready. */
export const registerReadyScreens = (
  { register }: CallRegistry,
  { database, clock }: { database: Database; clock: Clock },
): void => {
  const { readyScreen } = calls;
  register(readyScreen.show, ({ params }) => shownScreen(database, params.code, clock()), {
    isCached: true,
  });
  register(readyScreen.own, (_request, { businessId }) => ownScreen(database, businessId));
  register(readyScreen.renew, (_request, { businessId }) => renewScreen(database, businessId));
  register(readyScreen.remove, (_request, { businessId }) => deleteScreen(database, businessId));
};
