import type { RestaurantSearch } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { countUpTo, totalOfPage } from './count-repository.ts';
import {
  answeringDocuments,
  costOf,
  direction,
  distance,
  documentConditions,
  documentFilters,
  takesOrders,
} from './documents-sql-repository.ts';
import type { Found, FoundPage } from './found-page.ts';
import type { SearchPlan } from './read-search.ts';
import { isReadByTiers, type Part, readByTiers } from './tiers-repository.ts';

type PlacePlan = SearchPlan<RestaurantSearch>;
type SortedBy = NonNullable<RestaurantSearch['sort_by']>;

/** A place that a search finds, with the menu that answers it best. */
export interface FoundPlace extends Found {
  best_menu: string;
}

// A place has the same value in each of its documents, so its documents stay together in the order of an index.
const SORTS: Readonly<Record<Exclude<SortedBy, 'distance'>, RawBuilder<unknown>>> = {
  business_name: sql`d.business_name COLLATE "sq-x-icu"`,
  created_at: sql`d.business_created_at`,
  rating: sql`d.rating`,
};

/** The documents that a search finds, each with the value that places are sorted by. */
const documents = (plan: PlacePlan, cost: RawBuilder<unknown>, value: RawBuilder<unknown>) => sql`(
  SELECT d.business_id, d.menu_id, d.menu_created_at, d.rating, ${cost} AS cost, ${value} AS value,
    ${takesOrders(plan)} AS accepts_orders, ${distance(plan)} AS distance_m
  FROM ${answeringDocuments(plan)} WHERE ${documentFilters(plan)}) AS d`;

const COLUMNS = sql`
  d.business_id AS id, bool_or(d.accepts_orders) AS accepts_orders, min(d.distance_m) AS distance_m,
  (array_agg(d.menu_id ORDER BY d.cost, d.menu_created_at, d.menu_id))[1] AS best_menu`;

const page = ({ search }: PlacePlan) => sql`LIMIT ${search.limit} OFFSET ${search.skip}`;

const inOrder = (plan: PlacePlan, by: SortedBy) => {
  const value = by === 'distance' ? distance(plan) : SORTS[by];
  return sql<FoundPlace>`
    SELECT ${COLUMNS} FROM ${documents(plan, costOf(plan), value)} GROUP BY d.value, d.business_id
    ORDER BY d.value ${direction(by, plan.search.sort_order)}, d.business_id ${page(plan)}`;
};

const ranked = (plan: PlacePlan) => sql<FoundPlace>`
  SELECT ${COLUMNS} FROM ${documents(plan, costOf(plan), sql`NULL`)} GROUP BY d.business_id
  ORDER BY min(d.cost), bool_or(d.accepts_orders) DESC, max(d.rating) DESC NULLS LAST, min(d.distance_m), d.business_id
  ${page(plan)}`;

/** The first places of a part of the ranked results, each with the menu that lists show first. */
const ofPart =
  (plan: PlacePlan) =>
  ({ place, condition, wanted }: Part) => {
    const where = plan.from ? sql`, ${distance(plan)}` : sql``;
    const order = sql`d.rating DESC NULLS LAST ${where}, d.business_id`;
    return sql`
    SELECT DISTINCT ON (d.rating ${where}, d.business_id) d.business_id AS id, d.menu_id AS best_menu,
      ${takesOrders(plan)} AS accepts_orders, ${distance(plan)} AS distance_m, ${sql.lit(place)} AS place,
      row_number() OVER (ORDER BY ${order}, d.menu_created_at, d.menu_id) AS position
    FROM search_documents d WHERE ${condition} ORDER BY ${order}, d.menu_created_at, d.menu_id LIMIT ${wanted}`;
  };

/** One page of the places that a search finds: those with a menu that answers it. */
export const findPlaces = async (database: Queryable, plan: PlacePlan): Promise<FoundPage<FoundPlace>> => {
  const { sort_by } = plan.search;
  const by = sort_by === 'distance' && !plan.from ? undefined : sort_by;
  const read = async (query: RawBuilder<FoundPlace>) => (await query.execute(db(database))).rows;
  const count = () =>
    countUpTo(
      database,
      sql`SELECT DISTINCT d.business_id FROM search_documents d WHERE ${documentConditions(plan)}`,
    );
  if (by || plan.units === 0) {
    const rows = await read(inOrder(plan, by ?? 'business_name'));
    return { rows, ...(totalOfPage(plan.search, rows) ?? (await count())) };
  }
  const total = await count();
  const rows = isReadByTiers(plan, total)
    ? await readByTiers<FoundPlace>(database, plan, ofPart(plan))
    : await read(ranked(plan));
  return { rows, ...total };
};
