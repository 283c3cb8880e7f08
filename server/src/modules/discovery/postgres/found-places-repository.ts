import { LIMITS, type RestaurantSearch } from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import { type FoundPage, NOTHING_FOUND, type Total } from '../list/found-page.ts';
import type { SearchPlan } from '../list/search-plan.ts';
import type { FoundPlace } from '../search-engine.ts';
import { atMost, countUpTo, totalOfPage } from './count-repository.ts';
import {
  direction,
  distance,
  documentConditions,
  documentFilters,
  pageOf,
  rowsOf,
} from './documents-sql-repository.ts';
import { type ListReader, readPage } from './list-pages-repository.ts';
import { opennessRank, orderAvailabilityRank, takesOrders } from './openness-sql-repository.ts';
import { readRanked, type TierSlice } from './tiers-repository.ts';
import { answeringDocuments } from './word-conditions-sql-repository.ts';

type PlacePlan = SearchPlan<RestaurantSearch>;
type SortedBy = NonNullable<RestaurantSearch['sort_by']>;

// A place has the same value in each of its documents, so its documents stay together in the order of an index.
const SORTS: Readonly<Record<Exclude<SortedBy, 'distance'>, RawBuilder<unknown>>> = {
  business_name: sql`d.business_name COLLATE "sq-x-icu"`,
  created_at: sql`d.business_created_at`,
  rating: sql`d.rating`,
};

/** Documents, each with the value that places are sorted by. */
const documents = (
  plan: PlacePlan,
  value: RawBuilder<unknown>,
  {
    cost,
    from,
    precedence,
  }: { cost: RawBuilder<unknown>; from: RawBuilder<unknown>; precedence: RawBuilder<unknown> },
) => sql`(
  SELECT d.business_id, d.menu_id, d.menu_created_at, d.rating, ${cost} AS cost, ${value} AS value,
    ${takesOrders(plan)} AS accepts_orders, ${distance(plan)} AS distance_m, ${precedence} AS precedence
  FROM ${from}) AS d`;

/** The documents that a search finds, each with its cost and a precedence by which it is sorted. */
const withCost = (plan: PlacePlan, precedence: RawBuilder<unknown>) => ({
  cost: sql`r.cost`,
  from: sql`${answeringDocuments(plan)} WHERE ${documentFilters(plan)}`,
  precedence,
});

const COLUMNS = sql`
  d.business_id AS id, bool_or(d.accepts_orders) AS accepts_orders, min(d.distance_m) AS distance_m,
  (array_agg(d.menu_id ORDER BY d.cost, d.menu_created_at, d.menu_id))[1] AS best_menu`;

const sortValue = (plan: PlacePlan, by: SortedBy) => (by === 'distance' ? distance(plan) : SORTS[by]);

const orderOfPlaces = (plan: PlacePlan, by: SortedBy) =>
  sql`d.precedence, d.value ${direction(by, plan.search)}, d.business_id`;

const inOrderWithCost = (plan: PlacePlan, by: SortedBy, precedence: RawBuilder<unknown>) => sql<FoundPlace>`
  SELECT ${COLUMNS} FROM ${documents(plan, sortValue(plan, by), withCost(plan, precedence))}
  GROUP BY d.precedence, d.value, d.business_id
  ORDER BY ${orderOfPlaces(plan, by)} ${pageOf(plan)}`;

/**
 * Without words, or where very many answer them: the menu shown for a place is its first one that fits. Which places are on the
 * page is read first, from an index alone where nothing else is filtered by, so that far pages cost little more.
 */
const inOrder = (database: Queryable, plan: PlacePlan, by: SortedBy): ListReader<FoundPlace> => {
  const value = sortValue(plan, by);
  const order = sql`${direction(by, plan.search)}, d.business_id`;
  return {
    name: 'places',
    ordered: ({ from, precedence, where }) => sql`
      SELECT d.business_id AS id, ${precedence ? sql`min(d.precedence)` : sql`0`} AS precedence FROM (
        SELECT d.business_id, ${value} AS value, ${precedence ?? sql`0`} AS precedence
        FROM ${from} WHERE ${documentConditions(plan)} AND ${where}) AS d
      GROUP BY d.value, d.business_id ORDER BY d.value ${order}`,
    order: sql`${value} ${order}`,
    read: (ids) =>
      rowsOf(
        database,
        sql<FoundPlace>`WITH wanted AS MATERIALIZED (${ids})
          SELECT ${COLUMNS} FROM ${documents(plan, value, {
            cost: sql`0`,
            from: sql`wanted JOIN search_documents d ON d.business_id = wanted.id WHERE ${documentConditions(plan)}`,
            precedence: sql`wanted.precedence`,
          })} GROUP BY d.precedence, d.value, d.business_id ORDER BY ${orderOfPlaces(plan, by)}`,
      ),
  };
};

/** The order of the best match (product.md §310). */
const ranked = (plan: PlacePlan) => sql<FoundPlace>`
  SELECT ${COLUMNS} FROM ${documents(plan, sql`NULL`, withCost(plan, orderAvailabilityRank(plan)))}
  GROUP BY d.business_id ORDER BY min(d.cost), min(d.precedence), max(d.rating) DESC NULLS LAST, min(d.distance_m), d.business_id
  ${pageOf(plan)}`;

/** The first places of a part of the ranked results, each with the menu that lists show first. */
const ofSlice =
  (plan: PlacePlan) =>
  ({ part, from, sortedFirstBy, wanted }: TierSlice) => {
    const near = plan.from ? sql`, ${distance(plan)}` : sql``;
    const order = sql`${sortedFirstBy} d.rating DESC NULLS LAST ${near}, d.business_id`;
    return sql`
    SELECT DISTINCT ON (${sortedFirstBy} d.rating ${near}, d.business_id) d.business_id AS id, d.menu_id AS best_menu,
      ${takesOrders(plan)} AS accepts_orders, ${distance(plan)} AS distance_m, ${sql.lit(part)} AS part,
      row_number() OVER (ORDER BY ${order}, d.menu_created_at, d.menu_id) AS position
    FROM ${from} ORDER BY ${order}, d.menu_created_at, d.menu_id LIMIT ${wanted}`;
  };

/** Documents that are looked at to count places, most of which have one or two. */
const COUNTED_DOCUMENTS = 2 * (LIMITS.countedResults + 1);

/** How many places a search finds. */
export const countPlaces = async (database: Queryable, plan: PlacePlan): Promise<Total> => {
  const all = sql`SELECT d.business_id FROM search_documents d WHERE ${documentConditions(plan)}`;
  const { rows } = await sql<{ documents: number; places: number }>`
    SELECT count(*) AS documents, count(DISTINCT business_id) AS places
    FROM (${all} LIMIT ${sql.lit(COUNTED_DOCUMENTS)}) AS counted`.execute(db(database));
  const { documents: seen, places } = rows[0] ?? { documents: 0, places: 0 };
  const isKnown = seen < COUNTED_DOCUMENTS || places > LIMITS.countedResults;
  return isKnown ? atMost(places) : countUpTo(database, sql`SELECT DISTINCT business_id FROM (${all}) AS d`);
};

/** One page of the places that a search finds: those with a menu that answers it. */
export const findPlaces = async (database: Queryable, plan: PlacePlan): Promise<FoundPage<FoundPlace>> => {
  const { sort_by } = plan.search;
  const chosen = sort_by === 'distance' && !plan.from ? undefined : sort_by;
  // Words of a filter, as the name of a place, rank nothing.
  const by = chosen ?? (plan.expandedTerms.length === 0 ? 'business_name' : undefined);
  const readInOrder = (sorted: SortedBy) =>
    readPage(database, plan, chosen !== undefined, inOrder(database, plan, sorted));
  if (by && plan.termCount === 0) {
    const rows = await readInOrder(by);
    return { rows, ...(totalOfPage(plan.search, rows) ?? (await countPlaces(database, plan))) };
  }
  if (by) {
    const total = await countPlaces(database, plan);
    if (total.total === 0) return NOTHING_FOUND;
    if (total.isMinimum) return { rows: await readInOrder(by), ...total };
    return {
      rows: await rowsOf(database, inOrderWithCost(plan, by, chosen ? sql`0` : opennessRank(plan))),
      ...total,
    };
  }
  return readRanked(database, plan, {
    counted: sql`count(DISTINCT business_id)`,
    count: () => countPlaces(database, plan),
    all: ranked(plan),
    ofSlice: ofSlice(plan),
  });
};
