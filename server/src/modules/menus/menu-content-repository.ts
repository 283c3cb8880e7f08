import type { Queryable } from '../../platform/database/database.ts';
import type { MenuContent } from './menu-content.ts';

const STORE_SECTIONS = `
  INSERT INTO sections (id, menu_id, title, description, display, position)
  SELECT id, $1, title, description, display, position
  FROM json_to_recordset($2) AS s (id uuid, title text, description text, display boolean, position int)
  ON CONFLICT (id) DO UPDATE SET (title, description, display, position)
    = (excluded.title, excluded.description, excluded.display, excluded.position)
  WHERE sections.menu_id = $1 AND sections IS DISTINCT FROM excluded`;

const STORE_ITEMS = `
  INSERT INTO items (id, menu_id, section_id, name, description, available, default_currency, price_minor, lek_minor, image_id, position)
  SELECT id, $1, section_id, name, description, available, default_currency, price_minor, lek_minor, image_id, position
  FROM json_to_recordset($2) AS i (id uuid, section_id uuid, name text, description text, available boolean,
    default_currency text, price_minor bigint, lek_minor bigint, image_id text, position int)
  ON CONFLICT (id) DO UPDATE SET (section_id, name, description, available, default_currency, price_minor, lek_minor, image_id, position,
      sold_out_until)
    = (excluded.section_id, excluded.name, excluded.description, excluded.available, excluded.default_currency,
       excluded.price_minor, excluded.lek_minor, excluded.image_id, excluded.position,
       CASE WHEN items.available = excluded.available THEN items.sold_out_until END)
  WHERE items.menu_id = $1 AND items IS DISTINCT FROM excluded`;

const STORE_PRICES = `
  INSERT INTO item_prices (item_id, currency, price_minor, is_default)
  SELECT item_id, currency, price_minor, is_default
  FROM json_to_recordset($1) AS p (item_id uuid, currency text, price_minor bigint, is_default boolean)
  ON CONFLICT (item_id, currency) DO UPDATE SET (price_minor, is_default) = (excluded.price_minor, excluded.is_default)
  WHERE item_prices IS DISTINCT FROM excluded`;

const pricesOf = (content: MenuContent) =>
  content.items.flatMap(({ id, prices }) => prices.map((price) => ({ ...price, item_id: id })));

/** Stores sections and items of a menu in three statements, however many there are; those it has already are changed. */
export const storeContent = async (
  client: Queryable,
  menuId: string,
  content: MenuContent,
): Promise<void> => {
  await client.query(STORE_SECTIONS, [menuId, JSON.stringify(content.sections)]);
  await client.query(STORE_ITEMS, [menuId, JSON.stringify(content.items)]);
  await client.query(STORE_PRICES, [JSON.stringify(pricesOf(content))]);
};

/** Makes a menu consist of this and nothing else. What stays, stays the same row: orders and carts know its id. */
export const replaceContent = async (
  client: Queryable,
  menuId: string,
  content: MenuContent,
): Promise<void> => {
  await storeContent(client, menuId, content);
  await client.query('DELETE FROM items WHERE menu_id = $1 AND NOT id = ANY($2)', [
    menuId,
    content.items.map(({ id }) => id),
  ]);
  await client.query('DELETE FROM sections WHERE menu_id = $1 AND NOT id = ANY($2)', [
    menuId,
    content.sections.map(({ id }) => id),
  ]);
  await client.query(
    `DELETE FROM item_prices p USING items i WHERE i.id = p.item_id AND i.menu_id = $1
       AND NOT EXISTS (SELECT 1 FROM json_to_recordset($2) AS n (item_id uuid, currency text)
                       WHERE n.item_id = p.item_id AND n.currency = p.currency)`,
    [menuId, JSON.stringify(pricesOf(content))],
  );
};
