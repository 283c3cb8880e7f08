import { calls } from '@tavolina/shared-api/contract';
import type { CallRegistry } from '../../../platform/http/register-call.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { MenusDeps } from '../menus-deps.ts';
import { countedOf, setItemStock, setOptionStock } from './stock.ts';

/** Serves how many of things are left, to owners and their tills. */
export const registerStock = (
  { register }: CallRegistry,
  deps: Pick<MenusDeps, 'database' | 'clock'> & { jobs: Jobs },
): void => {
  register(calls.stock.mine, (_request, { businessId }) => countedOf(deps.database, businessId));
  register(calls.stock.setItem, ({ params: { id, itemId }, body: request }, { businessId }) =>
    setItemStock(deps, { id, businessId, itemId, request }),
  );
  register(calls.stock.setOption, ({ params: { id, optionId }, body: request }, { businessId }) =>
    setOptionStock(deps, { id, businessId, optionId, request }),
  );
};
