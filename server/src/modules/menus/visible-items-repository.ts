import { expressionBuilder } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { IS_VISIBLE } from '../stock/stock-service.ts';

/** Items `i` of menus, with their sections `s`; an item that stands alone has none. */
export const ITEMS = expressionBuilder<Tables, 'menus'>()
  .selectFrom('items as i')
  .leftJoin('sections as s', 's.id', 'i.section_id');

/** The items of `menus` that diners see now, whether they are served now or not (product.md §469). */
export const VISIBLE_ITEMS = ITEMS.whereRef('i.menu_id', '=', 'menus.id').where(IS_VISIBLE);

/** How much of `menus` diners see now: displayed sections that have such items, and all such items (product.md §15). */
export const VISIBLE_COUNTS = [
  VISIBLE_ITEMS.select(({ fn }) => fn.count<number>('i.section_id').distinct().as('count'))
    .$asScalar()
    .as('sections_count'),
  VISIBLE_ITEMS.select(({ fn }) => fn.countAll<number>().as('count'))
    .$asScalar()
    .as('items_count'),
] as const;
