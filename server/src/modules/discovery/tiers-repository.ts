import { LIMITS } from '@tavolina/shared-api/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import type { Alternative } from '../search/search-service.ts';
import { documentFilters, takesOrders } from './documents-sql-repository.ts';
import type { Found, Total } from './found-page.ts';
import type { SearchPlan } from './read-search.ts';
import { answersOneOf } from './word-conditions-repository.ts';

/** Tiers that one statement reads: most pages are full after the first, and each costs time to be planned. */
const TIERS_AT_ONCE = 5;

/** A part of the results in its order: documents that answer at one cost, and that take orders or do not. */
export interface Part {
  /** Its place among the parts. */
  place: number;
  /** On documents `d`. */
  condition: RawBuilder<SqlBool>;
  /** How many of its first rows may be needed. */
  wanted: number;
}

/**
 * Whether a page of ranked results is read tier by tier: when so many documents answer that ranking all of them takes
 * longer. Several words have too many tiers, and pages behind the counted ones need nearly all results anyway.
 */
export const isReadByTiers = ({ units, search }: SearchPlan, { isMinimum }: Total): boolean =>
  isMinimum && units === 1 && search.skip + search.limit <= LIMITS.countedResults;

/** Ways of the same cost, the cheapest first. */
const tiersOf = (alternatives: readonly Alternative[]): Alternative[][] => {
  const tiers = new Map<number, Alternative[]>();
  for (const each of alternatives) tiers.set(each.cost, [...(tiers.get(each.cost) ?? []), each]);
  return [...tiers].toSorted(([one], [other]) => one - other).map(([, tier]) => tier);
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
  const parts = (tier: readonly Alternative[], index: number): RawBuilder<unknown>[] =>
    [open, sql<SqlBool>`NOT ${open}`].map(
      (opened, place) =>
        sql`(${select({
          place: 2 * index + place,
          condition: sql`${answersOneOf(tier)} AND ${documentFilters(plan)} AND ${opened}`,
          wanted,
        })})`,
    );
  const tiers = tiersOf(plan.alternatives);
  const found = new Map<string, F>();
  for (let next = 0; next < tiers.length && found.size < wanted; next += TIERS_AT_ONCE) {
    const all = tiers.slice(next, next + TIERS_AT_ONCE).flatMap(parts);
    const { rows } = await sql<F>`
      SELECT * FROM (${sql.join(all, sql` UNION ALL `)}) AS parts ORDER BY place, position`.execute(
      db(database),
    );
    for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()].slice(skip, wanted);
};
