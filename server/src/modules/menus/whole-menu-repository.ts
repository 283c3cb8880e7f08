import { imageJson } from '../media/media-service.ts';
import { IS_VISIBLE, ITEMS } from './visible-items-repository.ts';

/** An item `i` as an `ItemRow`. */
export const ITEM_JSON = `json_build_object('id', i.id, 'name', i.name, 'description', i.description, 'available', i.available,
  'sold_out_until', CASE WHEN i.sold_out_until > now() THEN i.sold_out_until END, 'section_id', i.section_id,
  'default_currency', i.default_currency, 'price_minor', i.price_minor, 'image', ${imageJson('i.image_id')},
  'prices', coalesce((
    SELECT json_agg(json_build_object('currency', p.currency, 'price_minor', p.price_minor, 'is_default', p.is_default)
      ORDER BY p.is_default DESC, p.currency)
    FROM item_prices p WHERE p.item_id = i.id), '[]'))`;

/**
 * One menu as a JSON object in a single query, without the conditions on it. Amounts are in minor units under `*_minor`; the presenter turns them
 * into the contract's shape. `$2` true leaves out what diners do not see (product.md §14, §15).
 */
const WHOLE_MENU = `
  SELECT menus.id, menus.business_id, menus.title, menus.description, ${imageJson('menus.image_id')} AS image, cuisine_type, category, price_range,
    default_currency, is_published, version, menus.created_at, menus.updated_at,
    json_build_object('id', b.id, 'name', b.business_name, 'phone', b.telephone, 'address', b.address, 'city', b.city,
      'logo', ${imageJson('b.image_id')}, 'description', b.description, 'rating_sum', b.rating_sum, 'rating_count', b.rating_count,
      'other_menus', coalesce((
        SELECT json_agg(json_build_object('id', o.id, 'title', o.title) ORDER BY o.created_at, o.id)
        FROM menus o WHERE o.business_id = b.id AND o.is_published AND o.id <> menus.id
      ), '[]')) AS business,
    coalesce((
      SELECT json_agg(json_build_object('id', s.id, 'title', s.title, 'description', s.description, 'display', s.display)
        ORDER BY s.position)
      FROM sections s WHERE s.menu_id = menus.id AND (s.display OR NOT $2)
    ), '[]') AS sections,
    coalesce((
      SELECT json_agg(${ITEM_JSON} ORDER BY i.position)
      FROM ${ITEMS}
      WHERE i.menu_id = menus.id AND (NOT $2 OR ${IS_VISIBLE})
    ), '[]') AS items
  FROM menus JOIN businesses b ON b.id = menus.business_id`;

/** The menu `$1`; drafts are not there for diners. */
export const MENU_QUERY = `${WHOLE_MENU} WHERE menus.id = $1 AND (is_published OR NOT $2)`;

/** All menus of the business `$1`, the oldest first. */
export const MENUS_QUERY = `${WHOLE_MENU} WHERE menus.business_id = $1 ORDER BY menus.created_at, menus.id`;
