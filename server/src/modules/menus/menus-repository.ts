import type { CreateMenuRequest } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { imageJson } from '../media/media-service.ts';
import type { MenuCardRow, MenuRow } from './menu-rows.ts';
import { IS_VISIBLE, ITEMS } from './visible-items-repository.ts';
import { MENU_QUERY, MENUS_QUERY } from './whole-menu-repository.ts';

/** A whole menu: as diners see it, or all of it. */
export const findMenu = async (
  database: Queryable,
  id: string,
  view: 'public' | 'owner',
): Promise<MenuRow | undefined> => {
  const values = [id, view === 'public'];
  const { rows } = await database.query<MenuRow>({ name: 'find-menu', text: MENU_QUERY, values });
  return rows[0];
};

/** All menus of a business with all they consist of, the oldest first. */
export const listWholeMenus = async (database: Queryable, businessId: string): Promise<MenuRow[]> => {
  const values = [businessId, false];
  const { rows } = await database.query<MenuRow>({ name: 'list-whole-menus', text: MENUS_QUERY, values });
  return rows;
};

/** Columns of a menu in a list, from `menus` and `businesses b`. */
export const MENU_CARD_COLUMNS = `menus.id, menus.business_id, menus.title, menus.description, ${imageJson('menus.image_id')} AS image, menus.cuisine_type,
  menus.category, menus.price_range, menus.default_currency, menus.is_published, menus.created_at, menus.updated_at,
  menus.lowest_price_minor, menus.sections_count, menus.items_count, menus.item_names, b.business_name, b.address, b.city`;

/** All menus of a business, the newest first. */
export const listMenusOf = async (database: Queryable, businessId: string): Promise<MenuCardRow[]> => {
  const { rows } = await database.query<MenuCardRow>({
    name: 'list-menus-of',
    text: `SELECT ${MENU_CARD_COLUMNS} FROM menus JOIN businesses b ON b.id = menus.business_id
           WHERE menus.business_id = $1 ORDER BY menus.created_at DESC, menus.id`,
    values: [businessId],
  });
  return rows;
};

/** Makes parallel changes of a business's menus wait for this transaction, though not its orders. */
export const lockMenus = async (client: Queryable, businessId: string): Promise<void> => {
  await client.query('SELECT 1 FROM businesses WHERE id = $1 FOR NO KEY UPDATE', [businessId]);
};

/** How many menus a business has, and items in all of them. */
export const countMenus = async (
  database: Queryable,
  businessId: string,
): Promise<{ menus: number; items: number }> => {
  const { rows } = await database.query<{ menus: number; items: number }>(
    'SELECT count(*)::int AS menus, coalesce(sum(items_count), 0)::int AS items FROM menus WHERE business_id = $1',
    [businessId],
  );
  return rows[0] ?? { menus: 0, items: 0 };
};

/** What creating a menu is known by when it is sent again: the key it was sent with, and its contents. */
export interface Creation {
  key: string;
  fingerprint: Buffer;
}

/** The menu of a business that was created with a key. */
export const findCreated = async (
  database: Queryable,
  businessId: string,
  key: string,
): Promise<{ id: string; fingerprint: Buffer } | undefined> => {
  const { rows } = await database.query<{ id: string; fingerprint: Buffer }>(
    'SELECT id, creation_fingerprint AS fingerprint FROM menus WHERE business_id = $1 AND creation_key = $2',
    [businessId, key],
  );
  return rows[0];
};

/** A menu to be stored. */
export interface NewMenu {
  id: string;
  businessId: string;
  request: CreateMenuRequest;
  isPublished: boolean;
  imageId: string | null;
  /** Left out: now. */
  createdAt?: Date;
  creation?: Creation | undefined;
}

/** Stores a new menu without its content. */
export const insertMenu = async (
  client: Queryable,
  { id, businessId, request, isPublished, imageId, createdAt, creation }: NewMenu,
): Promise<void> => {
  await client.query(
    `INSERT INTO menus (id, business_id, title, description, cuisine_type, category, price_range, default_currency, is_published,
       image_id, creation_key, creation_fingerprint, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, coalesce($13, now()), coalesce($13, now()))`,
    [
      id,
      businessId,
      request.title,
      request.description,
      request.cuisine_type ?? null,
      request.category ?? null,
      request.price_range ?? null,
      request.default_currency,
      isPublished,
      imageId,
      creation?.key ?? null,
      creation?.fingerprint ?? null,
      createdAt ?? null,
    ],
  );
};

/** Names kept on a menu for its cover. */
const COVER_NAMES = 6;

/** Brings what lists read of menus up to date with their content: counts, lowest price, words to search. */
export const refreshMenus = async (client: Queryable, menuIds: string[]): Promise<void> => {
  // A statement of its own: the next one then sees what others have just changed, rather than what was when it began to wait.
  await client.query('SELECT 1 FROM menus WHERE id = ANY($1) ORDER BY id FOR UPDATE', [menuIds]);
  await client.query(
    `UPDATE menus SET
       sections_count = (SELECT count(*) FROM sections s WHERE s.menu_id = menus.id),
       items_count = (SELECT count(*) FROM items i WHERE i.menu_id = menus.id),
       lowest_price_minor = (
         SELECT min(i.lek_minor) FROM ${ITEMS}
         WHERE i.menu_id = menus.id AND ${IS_VISIBLE}),
       item_names = ARRAY(
         SELECT i.name FROM ${ITEMS}
         WHERE i.menu_id = menus.id AND ${IS_VISIBLE} ORDER BY i.position LIMIT ${COVER_NAMES}),
       search_text = fold(concat_ws(' ', b.business_name, b.city, menus.title, (
         SELECT string_agg(i.name, ' ' ORDER BY i.position) FROM ${ITEMS}
         WHERE i.menu_id = menus.id AND ${IS_VISIBLE})))
     FROM businesses b WHERE b.id = menus.business_id AND menus.id = ANY($1)`,
    [menuIds],
  );
  await client.query(
    `INSERT INTO search_words (word)
     SELECT DISTINCT word FROM menus, regexp_split_to_table(search_text, '[^[:alnum:]]+') AS word
     WHERE menus.id = ANY($1) AND is_published AND length(word) BETWEEN 3 AND 40
     ON CONFLICT DO NOTHING`,
    [menuIds],
  );
};

/** The menus of a business. */
export const findMenuIds = async (database: Queryable, businessId: string): Promise<string[]> => {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM menus WHERE business_id = $1', [
    businessId,
  ]);
  return rows.map(({ id }) => id);
};

/** The menus with an item that has no price in lek: what is stored of them in lek follows the rates. */
export const listConvertedMenus = async (database: Queryable): Promise<string[]> => {
  const { rows } = await database.query<{ menu_id: string }>({
    name: 'list-converted-menus',
    text: `SELECT DISTINCT menu_id FROM items i
           WHERE NOT EXISTS (SELECT 1 FROM item_prices p WHERE p.item_id = i.id AND p.currency = 'ALL')`,
  });
  return rows.map(({ menu_id }) => menu_id);
};
