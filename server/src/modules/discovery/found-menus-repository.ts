import type { MenuSearch } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { countUpTo, totalOfPage } from './count-repository.ts';
import {
  answeringDocuments,
  direction,
  distance,
  documentConditions,
  documentFilters,
  takesOrders,
} from './documents-sql-repository.ts';
import type { Found, FoundPage } from './found-page.ts';
import type { SearchPlan } from './read-search.ts';
import { isReadByTiers, type Part, readByTiers } from './tiers-repository.ts';

type MenuPlan = SearchPlan<MenuSearch>;
type SortedBy = NonNullable<MenuSearch['sort_by']>;

// These queries are not prepared: words, filters and sorts make thousands of different texts, and a
// connection caches every prepared text for its lifetime.

const SORTS: Readonly<Record<Exclude<SortedBy, 'distance'>, RawBuilder<unknown>>> = {
  title: sql`d.title COLLATE "sq-x-icu"`,
  price: sql`d.lowest_price_minor`,
  business_name: sql`d.business_name COLLATE "sq-x-icu"`,
  created_at: sql`d.menu_created_at`,
  rating: sql`d.rating`,
};

const sorted = (plan: MenuPlan, by: SortedBy): RawBuilder<unknown> =>
  sql`${by === 'distance' ? distance(plan) : SORTS[by]} ${direction(by, plan.search.sort_order)}, d.menu_id`;

const RANKED = (plan: MenuPlan): RawBuilder<unknown> =>
  sql`r.cost, ${takesOrders(plan)} DESC, d.rating DESC NULLS LAST, ${distance(plan)}, d.menu_created_at DESC, d.menu_id`;

const select = (plan: MenuPlan) => sql`
  SELECT d.menu_id AS id, ${takesOrders(plan)} AS accepts_orders, ${distance(plan)} AS distance_m
  FROM ${answeringDocuments(plan)} WHERE ${documentFilters(plan)}`;

const inOrder = (plan: MenuPlan, order: RawBuilder<unknown>) => sql<Found>`
  ${select(plan)} ORDER BY ${order} LIMIT ${plan.search.limit} OFFSET ${plan.search.skip}`;

/**
 * Menus that can be ordered from first, each part the newest first (product.md §116). Each part is read in the order
 * of its index, so that a page costs the same however many menus there are.
 */
const orderableFirst = (plan: MenuPlan) => {
  const { skip, limit } = plan.search;
  const part = (condition: RawBuilder<unknown>, place: number) => sql`
    (SELECT d.menu_id AS id, ${takesOrders(plan)} AS accepts_orders, ${distance(plan)} AS distance_m,
       ${sql.lit(place)} AS place, d.menu_created_at
     FROM ${answeringDocuments(plan)} WHERE ${documentFilters(plan)} AND ${condition}
     ORDER BY d.menu_created_at DESC, d.menu_id LIMIT ${skip + limit})`;
  const open = takesOrders(plan);
  return sql<Found>`
    SELECT id, accepts_orders, distance_m FROM (${part(open, 0)} UNION ALL ${part(sql`NOT ${open}`, 1)}) AS parts
    ORDER BY place, menu_created_at DESC, id LIMIT ${limit} OFFSET ${skip}`;
};

/** The first menus of a part of the ranked results. */
const ofPart =
  (plan: MenuPlan) =>
  ({ place, condition, wanted }: Part) => {
    const order = sql`d.rating DESC NULLS LAST, ${distance(plan)}, d.menu_created_at DESC, d.menu_id`;
    return sql`
    SELECT d.menu_id AS id, ${takesOrders(plan)} AS accepts_orders, ${distance(plan)} AS distance_m,
      ${sql.lit(place)} AS place, row_number() OVER (ORDER BY ${order}) AS position
    FROM search_documents d WHERE ${condition} ORDER BY position LIMIT ${wanted}`;
  };

/** One page of the menus that a search finds. */
export const findMenus = async (database: Queryable, plan: MenuPlan): Promise<FoundPage> => {
  const { sort_by } = plan.search;
  const by = sort_by === 'distance' && !plan.from ? undefined : sort_by;
  const read = async (query: RawBuilder<Found>) => (await query.execute(db(database))).rows;
  const count = () =>
    countUpTo(database, sql`SELECT FROM search_documents d WHERE ${documentConditions(plan)}`);
  if (by || plan.units === 0) {
    const rows = await read(by ? inOrder(plan, sorted(plan, by)) : orderableFirst(plan));
    return { rows, ...(totalOfPage(plan.search, rows) ?? (await count())) };
  }
  const total = await count();
  const rows = isReadByTiers(plan, total)
    ? await readByTiers<Found>(database, plan, ofPart(plan))
    : await read(inOrder(plan, RANKED(plan)));
  return { rows, ...total };
};
