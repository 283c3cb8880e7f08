import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../../platform/http/register-call.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { MenusDeps } from '../menus-deps.ts';
import { listPriceChanges, planPriceChanges } from './price-changes.ts';

/** Some thousands of changes, as a menu of a thousand items has them. */
const PLAN_BODY_BYTES = 2 * 1024 * 1024;

/** Serves prices that come on a day, to owners. */
export const registerPriceChanges = (
  { register }: CallRegistry,
  deps: Pick<MenusDeps, 'database' | 'clock'> & { jobs: Jobs },
): void => {
  register(calls.priceChanges.list, ({ params: { id } }, { businessId }) =>
    listPriceChanges(deps.database, { id, businessId }),
  );
  register(
    calls.priceChanges.plan,
    ({ params: { id }, body: request }, { businessId, language }) =>
      planPriceChanges(deps, { id, businessId, request, language }),
    { bodyLimit: PLAN_BODY_BYTES },
  );
};
