import { type Expression, expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';

/** A stored picture, without its files. */
export interface ImageRow {
  id: string;
  /** Of the largest size, in px. */
  width: number;
  height: number;
  widths: number[];
  /** A data URL. */
  placeholder: string;
}

/** The picture of a column as JSON; null without one. */
export const imageOf = (imageId: Expression<string | null>): RawBuilder<ImageRow | null> => {
  const image = expressionBuilder<Tables>()
    .selectFrom('images')
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('images.id'),
        width: ref('images.width'),
        height: ref('images.height'),
        widths: ref('images.widths'),
        placeholder: ref('images.placeholder'),
      }).as('image'),
    )
    .where('images.id', '=', sql<string>`${imageId}`);
  return sql<ImageRow | null>`${image}`;
};

/** Stores a picture, or marks an existing one as used. Waits for a cleanup that is deleting it. */
export const upsertImage = async (
  database: Queryable,
  { id, width, height, widths, placeholder }: ImageRow,
): Promise<void> => {
  await db(database)
    .insertInto('images')
    .values({ id, width, height, widths, placeholder })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ unused_since: null }))
    .execute();
};

const eb = expressionBuilder<Tables, 'images'>();

/**
 * All columns that refer to pictures. A cleanup deletes pictures that are not in it, so every such column
 * must be listed.
 */
export const PICTURE_USES = eb
  .selectFrom('businesses')
  .select(['image_id', 'id as business_id'])
  .unionAll(eb.selectFrom('menus').select(['image_id', 'business_id']))
  .unionAll(
    eb
      .selectFrom('items')
      .innerJoin('menus', 'menus.id', 'items.menu_id')
      .select(['items.image_id', 'menus.business_id']),
  )
  .unionAll(
    eb
      .selectFrom('item_pictures')
      .innerJoin('items', 'items.id', 'item_pictures.item_id')
      .innerJoin('menus', 'menus.id', 'items.menu_id')
      .select(['item_pictures.image_id', 'menus.business_id']),
  )
  .as('uses');

const USES = eb.selectFrom(PICTURE_USES).select('uses.image_id').whereRef('uses.image_id', '=', 'images.id');
const IS_USED = eb.exists(USES);

/**
 * The pictures that a business may use: its own, and unused ones. They are marked as used. Waits for a
 * cleanup that is deleting one.
 */
export const reuseImages = async (
  database: Queryable,
  ids: readonly string[],
  businessId: string,
): Promise<string[]> => {
  const usable = eb
    .selectFrom('images')
    .select('id')
    .where('id', '=', anyOf(ids))
    .where(eb.or([eb.not(IS_USED), eb.exists(USES.where('uses.business_id', '=', businessId))]))
    .orderBy('id')
    .forNoKeyUpdate();
  const rows = await db(database)
    .updateTable('images')
    .set({ unused_since: null })
    .where('id', 'in', usable)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Marks pictures as unused or used again; never in parallel with `reuseImages`. */
export const markUnusedImages = async (database: Queryable, now: Date): Promise<void> => {
  const changed = eb
    .selectFrom('images')
    .select('id')
    .where(eb(eb.parens('unused_since', 'is', null), '<>', IS_USED))
    .orderBy('id')
    .forNoKeyUpdate();
  await db(database)
    .updateTable('images')
    .set({
      unused_since: eb
        .case()
        .when(IS_USED)
        .then(null)
        .else(eb.cast<Date>(eb.val(now), 'timestamptz'))
        .end(),
    })
    .where('id', 'in', changed)
    .execute();
};

/** Pictures that have been unused since before a time. */
export const findUnusedImages = async (database: Queryable, before: Date): Promise<string[]> => {
  const rows = await db(database)
    .selectFrom('images')
    .select('id')
    .where('unused_since', '<', before)
    .execute();
  return rows.map(({ id }) => id);
};

/** Deletes a picture that is still unused, and locks it until the transaction ends. Returns its widths. */
export const deleteUnusedImage = async (
  client: Queryable,
  id: string,
  before: Date,
): Promise<number[] | undefined> => {
  const deleted = await db(client)
    .deleteFrom('images')
    .where('id', '=', id)
    .where('unused_since', '<', before)
    .where(eb.not(IS_USED))
    .returning('widths')
    .executeTakeFirst();
  return deleted?.widths;
};
