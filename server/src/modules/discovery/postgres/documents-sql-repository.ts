import { toMinor } from '@tavolina/shared-api/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { Reader } from '../../../platform/database/reader.ts';
import { IS_VISIBLE } from '../../stock/stock-service.ts';
import type { SearchPlan } from '../list/search-plan.ts';
import { isOpenAsFilter, takesOrders } from './openness-sql-repository.ts';
import { answersAll } from './word-conditions-sql-repository.ts';

/** Distance to a document's place in metres; null where it is not known (product.md §252). */
export const distance = ({ from }: SearchPlan): RawBuilder<number | null> =>
  from
    ? // In the text, not as parameters: PostgreSQL would take the same distance at two places for two.
      sql`d.location <-> map_point(${sql.lit(from.latitude)}::float8, ${sql.lit(from.longitude)}::float8)`
    : sql`NULL::float8`;

/** Columns that filters compare, each plain (for its index) and as an expression that no index matches. */
const COLUMNS = {
  city: [sql`d.city`, sql`(d.city || '')`],
  cuisine_type: [sql`d.cuisine_type`, sql`(d.cuisine_type || '')`],
  diets: [sql`d.diets`, sql`(d.diets || '{}')`],
  without: [sql`d.without`, sql`(d.without || '{}')`],
  lowest_price_minor: [sql`d.lowest_price_minor`, sql`(d.lowest_price_minor + 0)`],
} as const;

/**
 * A column that a filter compares. Words are always looked up in their index: the planner would rather read the terms of all
 * documents of a city, because it does not know what reading them costs.
 */
const column = (name: keyof typeof COLUMNS, { termCount }: SearchPlan) =>
  COLUMNS[name][termCount === 0 ? 0 : 1];

const prices = (plan: SearchPlan): RawBuilder<SqlBool>[] => {
  const { min_price, max_price } = plan.search;
  const low = min_price === undefined ? undefined : toMinor(min_price);
  const high = max_price === undefined ? undefined : toMinor(max_price);
  return [
    ...(low === undefined ? [] : [sql<SqlBool>`d.highest_price_minor >= ${low}`]),
    ...(high === undefined ? [] : [sql<SqlBool>`${column('lowest_price_minor', plan)} <= ${high}`]),
    // One dish must match both limits, instead of one dish each.
    ...(low === undefined || high === undefined
      ? []
      : [
          sql<SqlBool>`EXISTS (SELECT FROM items i LEFT JOIN sections s ON s.id = i.section_id
            WHERE i.menu_id = d.menu_id AND i.lek_minor BETWEEN ${low} AND ${high}
              AND i.lek_minor > 0 AND ${IS_VISIBLE})`,
        ]),
  ];
};

/** One dish must be without all of the allergens, instead of one dish each. */
const withoutAllergens = (plan: SearchPlan): RawBuilder<SqlBool>[] => {
  const { without = [] } = plan.search;
  if (without.length === 0) return [];
  const named = sql`${[...without]}::text[]`;
  return [
    sql<SqlBool>`${column('without', plan)} @> ${named}`,
    ...(without.length === 1
      ? []
      : [
          sql<SqlBool>`EXISTS (SELECT FROM unnest(d.without) AS dish WHERE string_to_array(dish, ' ') @> ${named})`,
        ]),
  ];
};

const filters = (plan: SearchPlan): RawBuilder<SqlBool>[] => {
  const { search, cities } = plan;
  const where = [...prices(plan), ...withoutAllergens(plan)];
  // One city is read in the order of its index.
  const city = column('city', plan);
  if (cities)
    where.push(
      cities.length === 1 ? sql`${city} = ${cities[0]}` : sql`${city} = ANY(${[...cities]}::text[])`,
    );
  if (search.cuisine_type) where.push(sql`${column('cuisine_type', plan)} = ${search.cuisine_type}`);
  if (search.category) where.push(sql`d.category = ${search.category}`);
  if (search.price_range) where.push(sql`d.price_range = ${search.price_range}`);
  if (search.diet) where.push(sql`${column('diets', plan)} @> ARRAY[${search.diet}]::text[]`);
  // Rounded as it is displayed. Sorting uses the exact rating.
  if (search.rating_min !== undefined && search.rating_min > 0)
    where.push(sql`round(d.rating::numeric, 1) >= ${search.rating_min}`);
  if (search.available_only) where.push(sql`d.lowest_price_minor IS NOT NULL`);
  if (search.takes_orders) where.push(takesOrders(plan));
  if (search.open_now) where.push(isOpenAsFilter(plan));
  return where;
};

/** Conditions of a search on documents `d`, other than its words (product.md §9, §11, §13, §116). */
export const documentFilters = (plan: SearchPlan): RawBuilder<SqlBool> => {
  const where = filters(plan);
  return where.length === 0 ? sql`true` : sql`${sql.join(where, sql` AND `)}`;
};

/** Whether a search asks for something, and does not list all documents. */
export const hasConditions = (plan: SearchPlan): boolean => plan.termCount > 0 || filters(plan).length > 0;

/** Conditions of a search on documents `d`, with its words. */
export const documentConditions = (plan: SearchPlan): RawBuilder<SqlBool> =>
  plan.termCount === 0
    ? documentFilters(plan)
    : sql`${answersAll(plan.clauses, plan.termCount)} AND ${documentFilters(plan)}`;

/** `ASC` or `DESC` of a sort: newest and best first where nobody says, everything else ascends. */
export const direction = (by: string, { sort_by, sort_order }: SearchPlan['search']): RawBuilder<unknown> => {
  const falls = sort_by && sort_order ? sort_order === 'desc' : by === 'created_at' || by === 'rating';
  if (!falls) return sql`ASC NULLS LAST`;
  // Times of creation are never null, and their index does not say where nulls would be.
  return by === 'created_at' ? sql`DESC` : sql`DESC NULLS LAST`;
};

/** The page of a list that is wanted. */
export const pageOf = ({ search }: SearchPlan) => sql`LIMIT ${search.limit} OFFSET ${search.skip}`;

/** The rows of a query. */
export const rowsOf = async <R>(database: Queryable, query: RawBuilder<R>): Promise<R[]> =>
  (await query.execute(db(database))).rows;

/**
 * Reads documents without scans of whole tables, in a transaction. The planner does not know that reading the terms of a document costs
 * more than a look into their index, and would rather read all documents.
 */
export const byIndexes = <T>(reader: Reader, work: (client: Queryable) => Promise<T>): Promise<T> =>
  reader.inTransaction(async (client) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(db(client));
    return work(client);
  });
