import type { MenuSearch } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { type Found, type FoundPage, NOTHING_FOUND, type Total } from '../list/found-page.ts';
import type { SearchPlan } from '../list/search-plan.ts';
import { countUpTo, totalOfPage } from './count-repository.ts';
import {
  direction,
  distance,
  documentConditions,
  documentFilters,
  pageOf,
  rowsOf,
} from './documents-sql-repository.ts';
import { type ListReader, readPage } from './list-pages-repository.ts';
import { orderAvailabilityRank, takesOrders } from './openness-sql-repository.ts';
import { readRanked, type TierSlice } from './tiers-repository.ts';
import { answeringDocuments } from './word-conditions-sql-repository.ts';

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

/** What menus of one place have alike; they stay together, so that places and menus are read in the order of one index. */
const OF_PLACES: ReadonlySet<SortedBy> = new Set(['business_name', 'rating']);

const sorted = (plan: MenuPlan, by: SortedBy): RawBuilder<unknown> => {
  const value = by === 'distance' ? distance(plan) : SORTS[by];
  const place = OF_PLACES.has(by) ? sql`d.business_id,` : sql``;
  return sql`${value} ${direction(by, plan.search)}, ${place} d.menu_id`;
};

const columns = (plan: MenuPlan) =>
  sql`d.menu_id AS id, ${takesOrders(plan)} AS accepts_orders, ${distance(plan)} AS distance_m`;

const ranked = (plan: MenuPlan) => sql<Found>`
  SELECT ${columns(plan)} FROM ${answeringDocuments(plan)} WHERE ${documentFilters(plan)}
  ORDER BY r.cost, ${orderAvailabilityRank(plan)}, d.rating DESC NULLS LAST, ${distance(plan)}, d.menu_created_at DESC, d.menu_id
  ${pageOf(plan)}`;

/** The list in an order: what is skipped is read from an index alone where nothing is filtered by. */
const inOrder = (database: Queryable, plan: MenuPlan, by: SortedBy): ListReader<Found> => ({
  name: 'menus',
  ordered: ({ from, precedence, where }) => sql`
    SELECT d.menu_id AS id, ${precedence ?? sql`0`} AS precedence FROM ${from} WHERE ${documentConditions(plan)} AND ${where}
    ORDER BY ${sorted(plan, by)}`,
  order: sorted(plan, by),
  read: (ids) =>
    rowsOf(
      database,
      sql<Found>`SELECT ${columns(plan)} FROM (${ids}) AS wanted JOIN search_documents d ON d.menu_id = wanted.id
        ORDER BY wanted.precedence, ${sorted(plan, by)}`,
    ),
});

/** The first menus of a part of the ranked results. */
const ofSlice =
  (plan: MenuPlan) =>
  ({ part, from, sortedFirstBy, wanted }: TierSlice) => {
    const near = plan.from ? sql`, ${distance(plan)}` : sql``;
    const order = sql`${sortedFirstBy} d.rating DESC NULLS LAST ${near}, d.menu_created_at DESC, d.menu_id`;
    return sql`
    SELECT ${columns(plan)},
      ${sql.lit(part)} AS part, row_number() OVER (ORDER BY ${order}) AS position
    FROM ${from} ORDER BY ${order} LIMIT ${wanted}`;
  };

/** How many menus a search finds. */
export const countMenus = (database: Queryable, plan: MenuPlan): Promise<Total> =>
  countUpTo(database, sql`SELECT FROM search_documents d WHERE ${documentConditions(plan)}`);

/** One page of the menus that a search finds. */
export const findMenus = async (database: Queryable, plan: MenuPlan): Promise<FoundPage> => {
  const { sort_by } = plan.search;
  const by = sort_by === 'distance' && !plan.from ? undefined : sort_by;
  if (by || plan.expandedTerms.length === 0) {
    // Words often have no results, which costs less to count than to read the list for them.
    const counted = plan.termCount > 0 ? await countMenus(database, plan) : undefined;
    if (counted?.total === 0) return NOTHING_FOUND;
    const rows = await readPage(
      database,
      plan,
      by !== undefined,
      inOrder(database, plan, by ?? 'created_at'),
    );
    const total = counted ?? totalOfPage(plan.search, rows) ?? (await countMenus(database, plan));
    return { rows, ...total };
  }
  return readRanked(database, plan, {
    counted: sql`count(*)`,
    count: () => countMenus(database, plan),
    all: ranked(plan),
    ofSlice: ofSlice(plan),
  });
};
