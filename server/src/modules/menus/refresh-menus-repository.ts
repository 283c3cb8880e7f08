import { expressionBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { refreshSearch } from '../search/search-service.ts';
import { refreshOfferedLek } from './prices/offered-lek.ts';
import { VISIBLE_ITEMS } from './visible-items-repository.ts';

/** Names kept on a menu for its cover. */
const COVER_NAMES = 6;

const COUNTED = expressionBuilder<Tables, 'menus'>();
const SECTIONS_COUNT = COUNTED.selectFrom('sections as s')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .whereRef('s.menu_id', '=', 'menus.id')
  .$asScalar();
const ITEMS_COUNT = COUNTED.selectFrom('items as i')
  .select(({ fn }) => fn.countAll<number>().as('count'))
  .whereRef('i.menu_id', '=', 'menus.id')
  .$asScalar();
/** Of dishes that have a price (product.md §515). */
const LOWEST_PRICE = VISIBLE_ITEMS.select(({ fn }) => fn.min<number | null>('i.lek_minor').as('lowest'))
  .where('i.lek_minor', '>', 0)
  .$asScalar();
const FIRST_NAMES = VISIBLE_ITEMS.select('i.name').orderBy('i.position').limit(sql.lit(COVER_NAMES));

/** Brings what lists read of menus up to date with their content: prices, counts, words to search. */
export const refreshMenus = async (client: Queryable, menuIds: string[]): Promise<void> => {
  // A statement of its own: the next one then sees what others have just changed, rather than what was when it began to wait.
  await db(client)
    .selectFrom('menus')
    .select('id')
    .where('id', '=', anyOf(menuIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  await refreshOfferedLek(client, menuIds);
  await db(client)
    .updateTable('menus')
    .set({
      sections_count: SECTIONS_COUNT,
      items_count: ITEMS_COUNT,
      lowest_price_minor: LOWEST_PRICE,
      item_names: sql<string[]>`array(${FIRST_NAMES})`,
    })
    .where('menus.id', '=', anyOf(menuIds))
    .execute();
  await refreshSearch(client, menuIds);
};
