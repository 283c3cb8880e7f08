import { LIMITS } from '@tavolina/shared-api/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { type Alternative, COST_LEVELS } from '../search/search-service.ts';
import { documentFilters, takesOrders } from './documents-sql-repository.ts';
import type { Found, Total } from './found-page.ts';
import type { SearchPlan } from './read-search.ts';
import { answersAll, answersOneOf } from './word-conditions-repository.ts';

/** Tiers that are looked at together: most pages are full after the first ones. */
const TIERS_AT_ONCE = 3;
/** A part with more documents is read in the order of an index until enough are found, a smaller one whole. */
const SMALL_PART = 1_500;

/** More words have too many combinations of ways, and are read by levels. */
const MOST_UNITS = 2;

/** A part of the results in its order: documents that answer at one cost, and that take orders or do not. */
export interface Part {
  /** Its place among the parts. */
  place: number;
  /** Its documents `d`. */
  from: RawBuilder<unknown>;
  /** How many of its first rows may be needed. */
  wanted: number;
}

/** How many documents fulfil each of some conditions, counted a little further than a small part. */
const sizesOf = async (
  database: Queryable,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<readonly number[]> => {
  const counts = conditions.map(
    (condition) => sql`(SELECT count(*) FROM
      (SELECT FROM search_documents d WHERE ${condition} LIMIT ${sql.lit(SMALL_PART + 1)}) AS counted)`,
  );
  const { rows } = await sql<{
    sizes: number[];
  }>`SELECT json_build_array(${sql.join(counts)}) AS sizes`.execute(db(database));
  return rows[0]?.sizes ?? [];
};

/**
 * Documents that fulfil a condition. The planner does not know how rare words are, and would look through all documents in
 * the order of an index for a rare one: where few fulfil it, they are found first and sorted then.
 */
const documentsWhere = (condition: RawBuilder<SqlBool>, size: number): RawBuilder<unknown> =>
  size > SMALL_PART
    ? sql`search_documents d WHERE ${condition}`
    : sql`(SELECT d.* FROM search_documents d WHERE ${condition} OFFSET 0) AS d`;

/**
 * Whether a page of ranked results is read tier by tier: when so many documents answer that ranking all of them takes
 * longer. Pages behind the counted ones need nearly all results anyway.
 */
export const isReadByTiers = ({ search }: SearchPlan, { isMinimum }: Total): boolean =>
  isMinimum && search.skip + search.limit <= LIMITS.countedResults;

/** Ways of the same cost, by cost. */
const byCost = (alternatives: readonly Alternative[]): Map<number, Alternative[]> => {
  const tiers = new Map<number, Alternative[]>();
  for (const each of alternatives) tiers.set(each.cost, [...(tiers.get(each.cost) ?? []), each]);
  return tiers;
};

/** What documents of a level fulfil, the best level first. */
const levelsOf = ({ alternatives, units }: SearchPlan): RawBuilder<SqlBool>[] =>
  COST_LEVELS.flatMap(({ each, one }) => {
    const ways = alternatives.filter(({ cost }) => cost <= each);
    const best = ways.filter(({ cost }) => cost <= one);
    const isAnswered = new Set(ways.map(({ unit }) => unit)).size === units;
    if (!isAnswered || best.length === 0) return [];
    const all = answersAll(ways, units);
    return one < each ? sql<SqlBool>`(${all} AND ${answersOneOf(best)})` : sql<SqlBool>`(${all})`;
  });

/** What documents of a tier fulfil, the cheapest tier first: of two words each pair of ways whose costs are the same together. */
const costTiersOf = ({ alternatives, units }: SearchPlan): RawBuilder<SqlBool>[] => {
  const ofUnit = (unit: number) => byCost(alternatives.filter((each) => each.unit === unit));
  let tiers = new Map([...ofUnit(0)].map(([cost, ways]) => [cost, [answersOneOf(ways)]]));
  for (let unit = 1; unit < units; unit += 1) {
    const pairs = new Map<number, RawBuilder<SqlBool>[]>();
    for (const [cost, before] of tiers)
      for (const [added, ways] of ofUnit(unit)) {
        const both = sql<SqlBool>`((${sql.join(before, sql` OR `)}) AND ${answersOneOf(ways)})`;
        pairs.set(cost + added, [...(pairs.get(cost + added) ?? []), both]);
      }
    tiers = pairs;
  }
  return [...tiers]
    .toSorted(([one], [other]) => one - other)
    .map(([, conditions]) => sql<SqlBool>`(${sql.join(conditions, sql` OR `)})`);
};

/**
 * One page of ranked results, read tier by tier until it is full (product.md §251). What answers in several ways counts in
 * its best one.
 * @param select a query of the first rows of a part, each with the part's `place` and its `position` in it
 */
export const readByTiers = async <F extends Found>(
  database: Queryable,
  plan: SearchPlan,
  select: (part: Part) => RawBuilder<unknown>,
): Promise<F[]> => {
  const { skip, limit } = plan.search;
  const wanted = skip + limit;
  const open = takesOrders(plan);
  const filters = documentFilters(plan);
  const tiers = plan.units > MOST_UNITS ? levelsOf(plan) : costTiersOf(plan);
  const found = new Map<string, F>();
  for (let next = 0; next < tiers.length && found.size < wanted; next += TIERS_AT_ONCE) {
    const conditions = tiers
      .slice(next, next + TIERS_AT_ONCE)
      .flatMap((tier) =>
        [open, sql`NOT ${open}`].map((opened) => sql<SqlBool>`${tier} AND ${filters} AND ${opened}`),
      );
    const sizes = await sizesOf(database, conditions);
    const parts = conditions.flatMap((condition, place) => {
      const size = sizes[place] ?? 0;
      return size > 0 ? sql`(${select({ place, from: documentsWhere(condition, size), wanted })})` : [];
    });
    if (parts.length === 0) continue;
    const { rows } = await sql<F>`
      SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) AS parts ORDER BY place, position`.execute(
      db(database),
    );
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()].slice(skip, wanted);
};
