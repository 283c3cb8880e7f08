import type { CountedThing, Item, Option, StockRequest } from '@tavolina/shared-api/contract';
import type { Clock } from '../../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { endOfBusinessDayOf } from '../../availability/availability-service.ts';
import type { StockRow } from '../../stock/stock-service.ts';
import { listCounted, storeCounts } from '../../stock/stock-service.ts';
import { presentOption } from '../choices/option-groups.ts';
import { presentItem } from '../menu-presenter.ts';
import { refreshMenus } from '../refresh-menus-repository.ts';
import { lockMenu } from '../save/edit-menu-repository.ts';
import { ownItem } from './sold-out.ts';
import { ownOption } from './sold-out-options.ts';
import { presentCounted, tellCounts } from './told-counts.ts';
import { hasStockChanged, tellStock } from './told-stock.ts';

interface StockDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
}

/** All that a business counts. */
export const countedOf = async (database: Database, businessId: string): Promise<CountedThing[]> =>
  (await listCounted(database, businessId)).map(presentCounted);

/** Whether there are other numbers than the caller saw (product.md §439); those that are asked for already are no conflict. */
const isOutdated = (stored: StockRow | null, { left, daily, seen }: StockRequest): boolean => {
  if (seen === undefined || seen === (stored?.left ?? null)) return false;
  return left !== (stored?.left ?? null) || (daily ?? null) !== (stored?.daily ?? null);
};

/** Stores counts of a menu, with everything that follows from it. */
export const setCounts = async (
  client: Queryable,
  { jobs, clock }: Pick<StockDeps, 'jobs' | 'clock'>,
  { businessId, menuId }: { businessId: string; menuId: string },
  counts: readonly { thingId: string; left: number | null; daily?: number | null | undefined }[],
): Promise<void> => {
  const isDaily = ({ left, daily }: (typeof counts)[number]): boolean =>
    left !== null && typeof daily === 'number';
  const resetsAt = counts.some(isDaily) ? await endOfBusinessDayOf(client, businessId, clock()) : null;
  await storeCounts(
    client,
    menuId,
    counts.map((count) => ({ daily: null, ...count, resetsAt: isDaily(count) ? resetsAt : null })),
  );
  await refreshMenus(client, [menuId]);
  await tellCounts(
    client,
    jobs,
    businessId,
    counts.map(({ thingId }) => thingId),
  );
};

/**
 * Says how many of an item are left (product.md §435). The menu's version stays, so that an open editor can save.
 * @throws {ApiFailure} `menu_not_found`, `item_not_found`; `version_conflict` with the item as it is, where other many are left
 * than the caller saw
 */
export const setItemStock = async (
  deps: StockDeps,
  { request, ...own }: { id: string; businessId: string; itemId: string; request: StockRequest },
): Promise<{ item: Item; version: number }> =>
  transaction(deps.database, async (client) => {
    await lockMenu(client, own.id);
    const answer = async () => {
      const { item, version } = await ownItem(client, own);
      return { row: item, shown: { item: presentItem(item, own.id), version } };
    };
    const before = await answer();
    if (isOutdated(before.row.stock, request))
      throw new ApiFailure('version_conflict', { current: before.shown });
    const { id: menuId, businessId, itemId: thingId } = own;
    await setCounts(client, deps, { businessId, menuId }, [{ thingId, ...request }]);
    const after = await answer();
    if (hasStockChanged(before.row, after.row))
      await tellStock(client, deps.jobs, businessId, { menuId, ...after.row });
    return after.shown;
  });

/**
 * The same of an option of a group.
 * @throws {ApiFailure} as `setItemStock`
 */
export const setOptionStock = async (
  deps: StockDeps,
  { request, ...own }: { id: string; businessId: string; optionId: string; request: StockRequest },
): Promise<{ option: Option; version: number }> =>
  transaction(deps.database, async (client) => {
    await lockMenu(client, own.id);
    const answer = async () => {
      const [menu, option] = await ownOption(client, own);
      return { menu, shown: { option: presentOption(option, menu), version: menu.version } };
    };
    const { menu, shown } = await answer();
    if (isOutdated(menu.stock[own.optionId] ?? null, request))
      throw new ApiFailure('version_conflict', { current: shown });
    const { id: menuId, businessId, optionId: thingId } = own;
    await setCounts(client, deps, { businessId, menuId }, [{ thingId, ...request }]);
    return (await answer()).shown;
  });
