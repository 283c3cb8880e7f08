import type { Item, SoldOutSpan } from '@tavolina/shared-api/contract';
import { type Database, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { defineJob, type Jobs } from '../../../platform/jobs/jobs.ts';
import { clearEndedOptions } from '../choices/option-groups-repository.ts';
import { presentItem } from '../menu-presenter.ts';
import type { ItemRow } from '../menu-rows.ts';
import { refreshMenus } from '../refresh-menus-repository.ts';
import { lockMenu } from '../save/edit-menu-repository.ts';
import { clearEndedSoldOut, findOwnItem, makeAvailable, updateSoldOut } from './sold-out-repository.ts';
import { hasStockChanged, tellStock } from './told-stock.ts';

/** The moment at which an item of a menu can be had again. */
export const soldOutEndsJob = defineJob<{ menu_id: string }>('sold-out-ends');

/**
 * An item of a business's menu, with the menu's version.
 * @throws {ApiFailure} `menu_not_found`, `item_not_found`
 */
export const ownItem = async (
  ...own: Parameters<typeof findOwnItem>
): Promise<{ item: ItemRow; version: number }> => {
  const found = await findOwnItem(...own);
  if (!found) throw new ApiFailure('menu_not_found');
  const { item, version } = found;
  if (!item) throw new ApiFailure('item_not_found');
  return { item, version };
};

/**
 * Says how long an item is sold out (product.md §61). The menu's version stays, so that an open editor can save; only where
 * the menu itself said that the item cannot be had, having it again is a change of the menu.
 * @throws {ApiFailure} `menu_not_found`, `item_not_found`
 */
export const setSoldOut = async (
  { database, jobs }: { database: Database; jobs: Jobs },
  { span, ...own }: { id: string; businessId: string; itemId: string; span: SoldOutSpan },
): Promise<{ item: Item; version: number }> =>
  transaction(database, async (client) => {
    await lockMenu(client, own.id);
    const before = await ownItem(client, own);
    const endsAt = await updateSoldOut(client, own.itemId, span);
    if (span === 'no' && !before.item.available) await makeAvailable(client, own.id, own.itemId);
    if (endsAt) await jobs.send(client, soldOutEndsJob, { menu_id: own.id }, endsAt);
    await refreshMenus(client, [own.id]);
    const after = await ownItem(client, own);
    if (hasStockChanged(before.item, after.item))
      await tellStock(client, jobs, own.businessId, { menuId: own.id, ...after.item });
    return { item: presentItem(after.item, own.id), version: after.version };
  });

/**
 * Brings lists and kept answers up to date at the moment an item can be had again. Menus and orders read the time
 * themselves and do not wait for this.
 */
export const startSoldOutUpkeep = (database: Database, jobs: Jobs): void => {
  jobs.handle(soldOutEndsJob, ({ menu_id }) =>
    transaction(database, async (client) => {
      await lockMenu(client, menu_id);
      const back = await clearEndedSoldOut(client, menu_id);
      await clearEndedOptions(client, menu_id);
      for (const { business_id, ...item } of back)
        if (item.available)
          await tellStock(client, jobs, business_id, { menuId: menu_id, ...item, sold_out_until: null });
      await refreshMenus(client, [menu_id]);
    }),
  );
};
