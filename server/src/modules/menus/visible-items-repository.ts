import { expressionBuilder, type Nullable } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';
import { IS_LEFT } from '../stock/stock-service.ts';

/** Items `i` of menus, with their sections `s`; an item that stands alone has none. */
export const ITEMS = expressionBuilder<Tables, 'menus'>()
  .selectFrom('items as i')
  .leftJoin('sections as s', 's.id', 'i.section_id');

const eb = expressionBuilder<{ i: Tables['items']; s: Nullable<Tables['sections']> }, 'i' | 's'>();

/** Whether diners see an item of `ITEMS` now (product.md §15, §61, §435). */
export const IS_VISIBLE = eb.and([
  eb.fn<boolean>('can_be_had', ['i.available', 'i.sold_out_until']),
  eb.fn.coalesce('s.display', eb.lit(true)),
  IS_LEFT,
]);

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
