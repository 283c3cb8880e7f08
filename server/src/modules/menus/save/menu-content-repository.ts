import { ITEM_FIELDS, namesOf, SECTION_FIELDS } from '@tavolina/shared-api/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db, excluded, only, records } from '../../../platform/database/db.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { removeLostPictures, storePictures } from '../pictures/item-pictures-repository.ts';
import { ownPriceOf } from '../prices/item-prices.ts';
import type { LekOf } from '../prices/offered-lek.ts';
import type { MenuContent } from './menu-document.ts';

// What is stored of each part, beside the menu it belongs to.
const SECTION = [...namesOf(SECTION_FIELDS), 'translations', 'position'] as const;
const ITEM = [
  ...namesOf(ITEM_FIELDS),
  'section_id',
  'default_currency',
  'price_minor',
  'lek_minor',
  'image_id',
  'focus',
  'option_group_ids',
  'translations',
  'position',
] as const;
const STORED_SECTION = ['id', ...SECTION] as const;
const STORED_ITEM = ['id', ...ITEM] as const;
const PRICE = ['item_id', 'currency', 'price_minor', 'is_default'] as const;

/** Whether a row that is there already differs from the one that was to be inserted. */
const differs = (table: keyof Tables): RawBuilder<SqlBool> =>
  sql`${sql.table(table)} is distinct from excluded`;

const pricesOf = (content: MenuContent) =>
  content.items.flatMap(({ id, prices }) => prices.map((price) => only({ ...price, item_id: id }, PRICE)));

const sectionRows = ({ sections }: MenuContent) =>
  sections.map((section, index) => only({ ...section, position: index + 1 }, STORED_SECTION));

const itemRows = ({ items }: MenuContent, lekOf: LekOf) =>
  items.map((item, index) =>
    only(
      { ...item, price_minor: ownPriceOf(item), lek_minor: lekOf(item), position: index + 1 },
      STORED_ITEM,
    ),
  );

const storeSections = (client: Queryable, menuId: string, content: MenuContent) =>
  db(client)
    .insertInto('sections')
    .columns([...STORED_SECTION, 'menu_id'])
    .expression((eb) =>
      eb
        .selectFrom(records('sections', sectionRows(content)).as('n'))
        .select(STORED_SECTION.map((column) => `n.${column}` as const))
        .select(eb.cast<string>(eb.val(menuId), 'uuid').as('menu_id')),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(excluded('sections', SECTION))
        .where('sections.menu_id', '=', menuId)
        .where(differs('sections')),
    )
    .execute();

const storeItems = (client: Queryable, menuId: string, content: MenuContent, lekOf: LekOf) =>
  db(client)
    .insertInto('items')
    .columns([...STORED_ITEM, 'menu_id'])
    .expression((eb) =>
      eb
        .selectFrom(records('items', itemRows(content, lekOf)).as('n'))
        .select(STORED_ITEM.map((column) => `n.${column}` as const))
        .select(eb.cast<string>(eb.val(menuId), 'uuid').as('menu_id')),
    )
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => ({
          ...excluded('items', ITEM),
          sold_out_until: eb
            .case()
            .when('items.available', '=', eb.ref('excluded.available'))
            .then(eb.ref('items.sold_out_until'))
            .end(),
        }))
        .where('items.menu_id', '=', menuId)
        .where(differs('items')),
    )
    .execute();

const storePrices = (client: Queryable, content: MenuContent) =>
  db(client)
    .insertInto('item_prices')
    .columns(PRICE)
    .expression((eb) =>
      eb
        .selectFrom(records('item_prices', pricesOf(content)).as('n'))
        .select(PRICE.map((column) => `n.${column}` as const)),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['item_id', 'currency'])
        .doUpdateSet(excluded('item_prices', ['price_minor', 'is_default']))
        .where(differs('item_prices')),
    )
    .execute();

/**
 * Stores sections and items of a menu in four statements, however many there are; those it has already are changed.
 * @param lekOf gives the lek that filters compare by
 */
export const storeContent = async (
  client: Queryable,
  menuId: string,
  content: MenuContent,
  lekOf: LekOf,
): Promise<void> => {
  await storeSections(client, menuId, content);
  await storeItems(client, menuId, content, lekOf);
  await storePrices(client, content);
  await storePictures(client, content);
};

/** Makes a menu consist of this and nothing else. What stays, stays the same row: orders and carts know its id. */
export const replaceContent = async (
  client: Queryable,
  menuId: string,
  content: MenuContent,
  lekOf: LekOf,
): Promise<void> => {
  await storeContent(client, menuId, content, lekOf);
  for (const part of ['items', 'sections'] as const) {
    const ids = content[part].map(({ id }) => id);
    await db(client)
      .deleteFrom(part)
      .where('menu_id', '=', menuId)
      .where((eb) => eb.not(eb('id', '=', anyOf(ids))))
      .execute();
  }
  await removeLostPictures(client, menuId, content);
  await db(client)
    .deleteFrom('item_prices as p')
    .using('items as i')
    .whereRef('i.id', '=', 'p.item_id')
    .where('i.menu_id', '=', menuId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom(records('item_prices', pricesOf(content)).as('n'))
            .select('n.item_id')
            .whereRef('n.item_id', '=', 'p.item_id')
            .whereRef('n.currency', '=', 'p.currency'),
        ),
      ),
    )
    .execute();
};
