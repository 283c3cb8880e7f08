import { ITEM_FIELDS, initialValues, LIMITS, SECTION_FIELDS } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db, excluded, NOW } from '../../../platform/database/db.ts';
import type { MenuContent } from '../save/menu-document.ts';
import type { MenuTexts } from './menu-texts.ts';

/** What was replaced before this can no longer be undone. */
const OVER = sql<Date>`now() - make_interval(hours => ${sql.lit(LIMITS.undoHours)})`;

/** What an import replaces. One that an older server kept has no texts of the menu. */
type Replaced = MenuContent & { texts?: MenuTexts };

/** Keeps what a menu consisted of before an import, in place of an earlier one; forgets what can no longer be undone. */
export const keepReplaced = async (
  client: Queryable,
  menuId: string,
  { content, version }: { content: Replaced; version: number },
): Promise<void> => {
  await db(client).deleteFrom('menu_imports').where('replaced_at', '<=', OVER).execute();
  await db(client)
    .insertInto('menu_imports')
    .values({ menu_id: menuId, version, content: JSON.stringify(content) })
    .onConflict((conflict) =>
      conflict
        .column('menu_id')
        .doUpdateSet({ ...excluded('menu_imports', ['version', 'content']), replaced_at: NOW }),
    )
    .execute();
};

/**
 * What the last import of a business's menu replaced, and the version it made. It may have been kept by the version of
 * the server before this one: what items and sections have had only since then is filled in.
 */
export const findReplaced = async (
  client: Queryable,
  menuId: string,
  businessId: string,
): Promise<{ version: number; content: Replaced } | undefined> => {
  const replaced = await db(client)
    .selectFrom('menu_imports as r')
    .innerJoin('menus as m', 'm.id', 'r.menu_id')
    .select(['r.version', 'r.content'])
    .where('r.menu_id', '=', menuId)
    .where('m.business_id', '=', businessId)
    .where('r.replaced_at', '>', OVER)
    .$narrowType<{ content: Replaced }>()
    .executeTakeFirst();
  if (!replaced) return undefined;
  const { version, content } = replaced;
  const items = content.items.map((item) => ({
    ...initialValues(ITEM_FIELDS),
    ...item,
    focus: item.focus ?? null,
    more_pictures: item.more_pictures ?? [],
    option_group_ids: item.option_group_ids ?? [],
    translations: item.translations ?? {},
  }));
  const sections = content.sections.map((section) => ({
    ...initialValues(SECTION_FIELDS),
    ...section,
    translations: section.translations ?? {},
  }));
  return { version, content: { ...content, sections, items, groups: content.groups ?? [] } };
};

/** Forgets what an import replaced. */
export const forgetReplaced = async (client: Queryable, menuId: string): Promise<void> => {
  await db(client).deleteFrom('menu_imports').where('menu_id', '=', menuId).execute();
};
