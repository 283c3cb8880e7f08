import type { ItemPicture } from '@tavolina/shared-api/contract';
import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Queryable } from '../../../platform/database/database.ts';
import { db, excluded, records } from '../../../platform/database/db.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { imageOf, presentPicture } from '../../media/media-service.ts';
import type { MenuContent } from '../save/menu-document.ts';
import type { PictureRow } from './item-pictures.ts';

const COLUMNS = ['item_id', 'position', 'image_id', 'focus'] as const;

const item = expressionBuilder<Tables & { i: Tables['items'] }, 'i'>();

const LIST = item
  .selectFrom('item_pictures as f')
  .select(({ fn, ref }) =>
    fn
      .jsonAgg(jsonBuildObject({ image: imageOf(ref('f.image_id')), focus: ref('f.focus') }))
      .orderBy('f.position')
      .as('pictures'),
  )
  .whereRef('f.item_id', '=', 'i.id')
  .$asScalar();

/** Pictures of an item `i` behind its first one. */
export const MORE_PICTURES: RawBuilder<PictureRow[]> = sql<PictureRow[]>`coalesce(${LIST}, '[]')`;

/** The first picture of a dish; null without one, or if the dish is gone. */
export const pictureOfDish = async (
  client: Queryable,
  itemId: string | null,
): Promise<ItemPicture | null> => {
  if (itemId === null) return null;
  const row = await db(client, 'find-picture-of-dish')
    .selectFrom('items as i')
    .select(({ ref }) => ['i.focus', imageOf(ref('i.image_id')).as('image')])
    .where('i.id', '=', itemId)
    .executeTakeFirst();
  return row?.image ? { ...presentPicture(row.image), ...(row.focus && { focus: row.focus }) } : null;
};

const rowsOf = ({ items }: MenuContent) =>
  items.flatMap(({ id, more_pictures }) =>
    more_pictures.map((picture, index) => ({ ...picture, item_id: id, position: index + 1 })),
  );

/** Stores the further pictures of a menu's items; at places where some are already, these are changed. */
export const storePictures = async (client: Queryable, content: MenuContent): Promise<void> => {
  const rows = rowsOf(content);
  if (rows.length === 0) return;
  await db(client)
    .insertInto('item_pictures')
    .columns(COLUMNS)
    .expression((eb) =>
      eb
        .selectFrom(records('item_pictures', rows).as('n'))
        .select(COLUMNS.map((column) => `n.${column}` as const)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'position'])
        .doUpdateSet(excluded('item_pictures', ['image_id', 'focus']))
        .where(sql<boolean>`item_pictures is distinct from excluded`),
    )
    .execute();
};

/** Removes the further pictures of a menu's items that stand at places where there are none any more. */
export const removeLostPictures = async (
  client: Queryable,
  menuId: string,
  content: MenuContent,
): Promise<void> => {
  await db(client)
    .deleteFrom('item_pictures as f')
    .using('items as i')
    .whereRef('i.id', '=', 'f.item_id')
    .where('i.menu_id', '=', menuId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(records('item_pictures', rowsOf(content)).as('n'))
            .select('n.item_id')
            .whereRef('n.item_id', '=', 'f.item_id')
            .whereRef('n.position', '=', 'f.position'),
        ),
      ),
    )
    .execute();
};
