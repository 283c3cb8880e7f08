import { LIMITS } from '@tavolina/shared-api/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import { type Found, type FoundPage, NOTHING_FOUND, type Total } from '../list/found-page.ts';
import type { SearchPlan } from '../list/search-plan.ts';
import { atMost } from './count-repository.ts';
import { documentFilters } from './documents-sql-repository.ts';
import { orderAvailabilityRank, takesOrders, takesOrdersNow } from './openness-sql-repository.ts';
import { MOST_TERMS, tiersOf } from './tiers-sql-repository.ts';

/**
 * Tiers that are looked at together, the first ones and later ones: most pages are full after the first. With many words each tier
 * is dearer, so fewer are read together.
 */
const TIERS_AT_ONCE = { few: { first: 6, later: 6 }, many: { first: 2, later: 1 } };
/** A slice with more documents is read in the order of an index until enough are found, a smaller one whole. */
const SMALL_SLICE = 1_500;
/** Documents that are looked at to know how large a tier is. */
const LOOKED_AT = 2 * SMALL_SLICE + 2;
/** Pages behind so many results need nearly all of them, and take less where all are ranked at once. */
const MOST_BY_TIERS = 5_000;
/**
 * Far pages that no single tier fills take many tiers one after another: among no more documents it takes less to rank all that answer
 * (docs/benchmarks.md).
 */
const RANKED_AT_ONCE = 10_000;
/** Share of the documents looked at from which a part of a larger tier is read in the order of an index. */
const DENSE = 0.1;

/** A part of the results in its order: documents that answer at one cost, and of large tiers those that take orders now or do not. */
export interface TierSlice {
  /** Its number among the parts. */
  part: number;
  /** Its documents `d`. */
  from: RawBuilder<unknown>;
  /** What they are sorted by before all else, with a comma: their ordering rank, where the part has several. */
  sortedFirstBy: RawBuilder<unknown>;
  /** How many of its first rows may be needed. */
  wanted: number;
}

/** How ranked results of a kind are read. */
interface RankedQueries<F extends Found> {
  /** Counts results among documents that have a `business_id`. */
  counted: RawBuilder<unknown>;
  /** Counts all results, up to the limit. */
  count: () => Promise<Total>;
  /** The page, by the ranks of all results. */
  all: RawBuilder<F>;
  /** A query of the first rows of a part, each with the number of its `part` and its `position` in it. */
  ofSlice: (part: TierSlice) => RawBuilder<unknown>;
}

/** How many results a tier has among the documents that were looked at. */
interface Size {
  /** Of places that take orders, now or later. */
  ordering: number;
  others: number;
  /** Whether there may be more documents. */
  isCut: boolean;
}

const NO_SIZE: Size = { ordering: 0, others: 0, isCut: false };

/** How many results some tiers have, counted a little further than small parts. Tiers behind one that fills the page have none. */
const sizesOf = async (
  database: Queryable,
  plan: SearchPlan,
  tiers: readonly RawBuilder<SqlBool>[],
  counted: RawBuilder<unknown>,
): Promise<readonly Size[]> => {
  if (tiers.length === 0) return [];
  const wanted = plan.search.skip + plan.search.limit;
  const tierAt = (index: number) => sql.ref(`tier_${index}`);
  const isFullAfter = (index: number) => sql`(SELECT is_full FROM ${tierAt(index)})`;
  const sizes = tiers.map((tier, index) => {
    const isFull = index > 0 ? isFullAfter(index - 1) : sql`false`;
    return sql`${tierAt(index)} AS MATERIALIZED (
      SELECT json_build_object('ordering', ordering, 'others', others, 'isCut', looked_at = ${sql.lit(LOOKED_AT)}) AS size,
        ${isFull} OR ordering >= ${wanted} OR others >= ${wanted} AS is_full
      FROM (SELECT ${counted} FILTER (WHERE takes_orders) AS ordering, ${counted} FILTER (WHERE NOT takes_orders) AS others,
          count(*) AS looked_at
        FROM (SELECT d.business_id, ${takesOrders(plan)} AS takes_orders FROM search_documents d
          WHERE NOT ${isFull} AND ${tier} AND ${documentFilters(plan)} LIMIT ${sql.lit(LOOKED_AT)}) AS looked_at) AS counts)`;
  });
  const all = tiers.map((_, index) => sql`(SELECT size FROM ${tierAt(index)})`);
  const { rows } = await sql<{ sizes: Size[] }>`
    WITH ${sql.join(sizes)} SELECT json_build_array(${sql.join(all)}) AS sizes`.execute(db(database));
  return rows[0]?.sizes ?? [];
};

/** Documents that answer at one cost, and how they are read. */
interface PartOfTier {
  condition: RawBuilder<SqlBool>;
  /** How many results it has at least, with those of its tier before it. */
  size: number;
  isEmpty: boolean;
  /**
   * Read in the order of an index. The planner does not know how rare words are, and would look through all documents in that order
   * for a rare one: where few answer, they are found first and sorted then, all of a tier at once.
   */
  isLarge: boolean;
}

/**
 * The parts of a tier: all of it, or of a large one the places that take orders now, those that take them later, and the others. How
 * many of those that take orders take them now is not counted, as that costs more than to read both parts.
 */
const partsOf = (
  plan: SearchPlan,
  tier: RawBuilder<SqlBool>,
  { ordering, others, isCut }: Size,
): PartOfTier[] => {
  const takes = takesOrders(plan);
  const now = takesOrdersNow(plan);
  const condition = sql<SqlBool>`${tier} AND ${documentFilters(plan)}`;
  const isLarge = (size: number): boolean => size > SMALL_SLICE || (isCut && size > LOOKED_AT * DENSE);
  if (!isCut && !isLarge(ordering) && !isLarge(others)) {
    const size = ordering + others;
    return [{ condition, size, isEmpty: size === 0, isLarge: false }];
  }
  const part = (belongs: RawBuilder<unknown>, size: number, sizeWithBefore: number): PartOfTier => ({
    // Who takes orders is compared first: to read the terms of a document costs more.
    condition: sql`${belongs} AND ${condition}`,
    size: sizeWithBefore,
    isEmpty: size === 0 && !isCut,
    isLarge: isLarge(size),
  });
  return [
    part(now, ordering, 0),
    part(sql`${takes} AND NOT ${now}`, ordering, ordering),
    part(sql`NOT ${takes}`, others, others),
  ];
};

/** The documents of a part, and what sorts them before all else. */
const documentsOf = (
  plan: SearchPlan,
  { condition, isLarge }: PartOfTier,
): Pick<TierSlice, 'from' | 'sortedFirstBy'> =>
  isLarge
    ? { from: sql`search_documents d WHERE ${condition}`, sortedFirstBy: sql`` }
    : {
        from: sql`(SELECT d.*, ${orderAvailabilityRank(plan)} AS ordering_rank FROM search_documents d WHERE ${condition} OFFSET 0) AS d`,
        sortedFirstBy: sql`d.ordering_rank,`,
      };

const tiersAtOnce = ({ termCount }: SearchPlan) =>
  termCount > MOST_TERMS ? TIERS_AT_ONCE.many : TIERS_AT_ONCE.few;

/** The parts that may have results of a page. One that fills the page by itself leaves nothing to those behind it. */
const neededOf = (parts: readonly PartOfTier[], wanted: number): readonly PartOfTier[] => {
  const last = parts.findIndex(({ size }) => size >= wanted);
  return parts.slice(0, last < 0 ? parts.length : last + 1).filter(({ isEmpty }) => !isEmpty);
};

/** Parts that are read together, up to a large one each: it mostly fills the page, and what is behind it would be searched for nothing. */
const inGroups = (parts: readonly PartOfTier[]): PartOfTier[][] => {
  const groups: PartOfTier[][] = [];
  for (const [index, part] of parts.entries()) {
    if (index === 0 || parts[index - 1]?.isLarge) groups.push([]);
    groups.at(-1)?.push(part);
  }
  return groups;
};

/** Adds the results that were not found before. */
const addNew = <F extends Found>(found: Map<string, F>, rows: readonly F[]): void => {
  for (const row of rows) if (!found.has(row.id)) found.set(row.id, row);
};

/** The first results of some parts, in their order. */
const readParts = async <F extends Found>(
  database: Queryable,
  plan: SearchPlan,
  parts: readonly PartOfTier[],
  ofPart: RankedQueries<F>['ofSlice'],
  wanted: number,
): Promise<F[]> => {
  const queries = parts.map((each, part) => sql`(${ofPart({ part, ...documentsOf(plan, each), wanted })})`);
  const { rows } = await sql<F>`
    SELECT * FROM (${sql.join(queries, sql` UNION ALL `)}) AS parts ORDER BY part, position`.execute(
    db(database),
  );
  return rows;
};

/**
 * One page of ranked results, read tier by tier until it is full. What answers in several ways counts in its best one.
 * @param firstSizes of the first tiers
 */
const readByTiers = async <F extends Found>(
  database: Queryable,
  plan: SearchPlan,
  { ofSlice, counted }: RankedQueries<F>,
  firstSizes: readonly Size[],
): Promise<F[]> => {
  const { skip, limit } = plan.search;
  const wanted = skip + limit;
  const tiers = tiersOf(plan);
  const found = new Map<string, F>();
  let sizes = firstSizes;
  for (let next = 0; next < tiers.length && found.size < wanted; next += sizes.length) {
    const size = next > 0 ? tiersAtOnce(plan).later : firstSizes.length;
    const some = tiers.slice(next, next + size).map((tier) => tier());
    if (next > 0) sizes = await sizesOf(database, plan, some, counted);
    const parts = some.flatMap((tier, index) => partsOf(plan, tier, sizes[index] ?? NO_SIZE));
    for (const group of inGroups(neededOf(parts, wanted))) {
      if (found.size >= wanted) break;
      addNew(found, await readParts(database, plan, group, ofSlice, wanted));
    }
  }
  return [...found.values()].slice(skip, wanted);
};

/** Whether there are no more documents, and so no more results. */
const hasAtMost = async (database: Queryable, documents: number): Promise<boolean> => {
  const { rows } = await sql<{ is_more: boolean }>`
    SELECT EXISTS (SELECT FROM search_documents OFFSET ${documents}) AS is_more`.execute(
    db(database, 'has-more-documents'),
  );
  return rows[0]?.is_more === false;
};

/**
 * One page of ranked results (product.md §251). Where so many documents answer that ranking all of them takes longer, it is read
 * tier by tier, and nothing is counted where a single tier has more than are counted.
 */
export const readRanked = async <F extends Found>(
  database: Queryable,
  plan: SearchPlan,
  queries: RankedQueries<F>,
): Promise<FoundPage<F>> => {
  const { skip, limit } = plan.search;
  const wanted = skip + limit;
  // Where no search can have more results than are counted, none is read by tiers.
  const mayBeTiers = wanted <= MOST_BY_TIERS && !(await hasAtMost(database, LIMITS.countedResults));
  const first = mayBeTiers
    ? tiersOf(plan)
        .slice(0, tiersAtOnce(plan).first)
        .map((tier) => tier())
    : [];
  const sizes = await sizesOf(database, plan, first, queries.counted);
  const most = Math.max(0, ...sizes.map(({ ordering, others }) => ordering + others));
  const total = most > LIMITS.countedResults ? atMost(most) : await queries.count();
  if (total.total === 0) return NOTHING_FOUND;
  // Of many words levels have another order than ranks, and pages follow one order.
  const isOfManyTiers = wanted > Math.max(most, LIMITS.countedResults) && plan.termCount <= MOST_TERMS;
  const isByTiers =
    mayBeTiers && total.isMinimum && !(isOfManyTiers && (await hasAtMost(database, RANKED_AT_ONCE)));
  const rows = isByTiers
    ? await readByTiers(database, plan, queries, sizes)
    : (await queries.all.execute(db(database))).rows;
  return { rows, ...total };
};
