import type { Option, SoldOutSpan } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../../platform/database/database.ts';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { type OptionRecord, presentOption } from '../choices/option-groups.ts';
import { markOptionAvailable, updateSoldOutOption } from '../choices/option-groups-repository.ts';
import type { MenuRow } from '../menu-rows.ts';
import { refreshMenus } from '../refresh-menus-repository.ts';
import { findOwnMenu } from '../save/change-menu.ts';
import { lockMenu } from '../save/edit-menu-repository.ts';
import { soldOutEndsJob } from './sold-out.ts';

interface OwnOption {
  id: string;
  businessId: string;
  optionId: string;
}

/**
 * An option of a business's menu, with the menu.
 * @throws {ApiFailure} `menu_not_found`, `item_not_found`
 */
export const ownOption = async (client: Queryable, own: OwnOption): Promise<[MenuRow, OptionRecord]> => {
  const menu = await findOwnMenu(client, own);
  const option = menu.groups.flatMap(({ options }) => options).find(({ id }) => id === own.optionId);
  if (!option) throw new ApiFailure('item_not_found');
  return [menu, option];
};

/**
 * Says how long an option of a group is sold out (product.md §405), as `setSoldOut` does of an item: the menu's version
 * moves only where the menu itself said that it cannot be had.
 * @throws {ApiFailure} `menu_not_found`, `item_not_found`
 */
export const setOptionSoldOut = async (
  { database, jobs }: { database: Database; jobs: Jobs },
  { span, ...own }: OwnOption & { span: SoldOutSpan },
): Promise<{ option: Option; version: number }> =>
  transaction(database, async (client) => {
    await lockMenu(client, own.id);
    const [menu, before] = await ownOption(client, own);
    const endsAt = await updateSoldOutOption(client, own, span);
    if (span === 'no' && !before.available) await markOptionAvailable(client, menu, own.optionId);
    if (endsAt) await jobs.send(client, soldOutEndsJob, { menu_id: own.id }, endsAt);
    await refreshMenus(client, [own.id]);
    const [after, option] = await ownOption(client, own);
    return { option: presentOption(option, after), version: after.version };
  });
