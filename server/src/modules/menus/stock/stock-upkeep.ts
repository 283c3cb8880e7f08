import type { Clock } from '../../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { endOfBusinessDayOf } from '../../availability/availability-service.ts';
import { listDueMenus, listEmptied, resetCounts } from '../../stock/stock-service.ts';
import { refreshMenus } from '../refresh-menus-repository.ts';
import { lockMenu } from '../save/edit-menu-repository.ts';
import { findToldItems } from './sold-out-repository.ts';
import { stockTurnedJob } from './taken-stock.ts';
import { tellCounts } from './told-counts.ts';
import { tellStock } from './told-stock.ts';

/** Looks for counts that a new day has begun for. */
export const stockResetsJob = defineJob<Record<string, never>>('stock-resets');

const tellItems = async (
  client: Queryable,
  jobs: Jobs,
  menuId: string,
  ids: readonly string[],
): Promise<void> => {
  for (const { business_id, ...item } of await findToldItems(client, menuId, ids))
    await tellStock(client, jobs, business_id, { menuId, ...item });
};

/**
 * Brings lists, kept answers and tills up to date with counts that came to nothing or are there again, and sets daily counts
 * (product.md §438). Menus and orders read both themselves and do not wait for this.
 */
export const startStockUpkeep = ({
  database,
  jobs,
  clock,
}: {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}): void => {
  jobs.handle(stockTurnedJob, ({ menu_id, thing_ids }) =>
    transaction(database, async (client) => {
      await lockMenu(client, menu_id);
      await tellItems(client, jobs, menu_id, thing_ids);
      await refreshMenus(client, [menu_id]);
    }),
  );

  jobs.handle(stockResetsJob, async () => {
    for (const { menu_id, business_id } of await listDueMenus(database))
      await transaction(database, async (client) => {
        await lockMenu(client, menu_id);
        const nextAt = await endOfBusinessDayOf(client, business_id, clock());
        const emptied = await listEmptied(client, menu_id);
        const ids = await resetCounts(client, menu_id, nextAt);
        await tellItems(client, jobs, menu_id, emptied);
        await tellCounts(client, jobs, business_id, ids);
        await refreshMenus(client, [menu_id]);
      });
  });
  jobs.repeat(stockResetsJob, '* * * * *');
};
