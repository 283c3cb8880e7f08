import type { SoldOutSpan } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db, excluded, NOW } from '../../../platform/database/db.ts';
import { STOCK_OF_MENU } from '../../stock/stock-service.ts';
import { END_OF } from '../stock/sold-out-ends.ts';
import type { GroupRecord, SoldOutOptions } from './option-groups.ts';

/** Groups of choices of `menus`. */
export const GROUPS: RawBuilder<GroupRecord[]> = sql`${sql.ref('menus.option_groups')}`;

/** Options of `menus` that are sold out now, with the time until when. */
export const SOLD_OUT_OPTIONS: RawBuilder<SoldOutOptions> = sql`coalesce((
  SELECT json_object_agg(o.option_id, o.until) FROM sold_out_options o WHERE o.menu_id = menus.id AND o.until > now()
), '{}')`;

/** Sets until when an option is sold out; answers when that ends by itself, if it does. */
export const updateSoldOutOption = async (
  client: Queryable,
  { id, optionId }: { id: string; optionId: string },
  span: SoldOutSpan,
): Promise<Date | null> => {
  if (span === 'no') {
    await db(client)
      .deleteFrom('sold_out_options')
      .where('menu_id', '=', id)
      .where('option_id', '=', optionId)
      .execute();
    return null;
  }
  const row = await db(client)
    .insertInto('sold_out_options')
    .values({ menu_id: id, option_id: optionId, until: sql<Date>`${END_OF[span]}` })
    .onConflict((conflict) =>
      conflict.columns(['menu_id', 'option_id']).doUpdateSet(excluded('sold_out_options', ['until'])),
    )
    .returning(sql<Date | null>`CASE WHEN isfinite(until) THEN until END`.as('ends_at'))
    .executeTakeFirst();
  return row?.ends_at ?? null;
};

/** Forgets which options of a menu were sold out until now or before. */
export const clearEndedOptions = async (client: Queryable, menuId: string): Promise<void> => {
  await db(client)
    .deleteFrom('sold_out_options')
    .where('menu_id', '=', menuId)
    .where('until', '<=', NOW)
    .execute();
};

/** Forgets of some options of a menu that they are sold out. */
export const clearSoldOutOptions = async (
  client: Queryable,
  menuId: string,
  optionIds: readonly string[],
): Promise<void> => {
  if (optionIds.length === 0) return;
  await db(client)
    .deleteFrom('sold_out_options')
    .where('menu_id', '=', menuId)
    .where('option_id', '=', anyOf(optionIds))
    .execute();
};

/** Makes a menu say that an option can be had, which is a change of the menu. */
export const markOptionAvailable = async (
  client: Queryable,
  { id, groups }: { id: string; groups: readonly GroupRecord[] },
  optionId: string,
): Promise<void> => {
  const changed = groups.map((group) => ({
    ...group,
    options: group.options.map((option) =>
      option.id === optionId ? { ...option, available: true } : option,
    ),
  }));
  await db(client)
    .updateTable('menus')
    .set((eb) => ({
      option_groups: JSON.stringify(changed),
      version: eb('version', '+', 1),
      updated_at: NOW,
    }))
    .where('id', '=', id)
    .execute();
};

/** Groups of choices of menus, and which of their options are sold out now. */
export const listGroups = (database: Queryable, menuIds: readonly string[]) =>
  db(database, 'list-option-groups')
    .selectFrom('menus')
    .select(['menus.id', GROUPS.as('groups'), SOLD_OUT_OPTIONS.as('sold_out_options')])
    .select(STOCK_OF_MENU.as('stock'))
    .where('menus.id', '=', anyOf(menuIds))
    .execute();
