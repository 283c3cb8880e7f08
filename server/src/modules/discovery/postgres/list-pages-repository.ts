import { LIMITS } from '@tavolina/shared-api/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { Found } from '../list/found-page.ts';
import type { SearchPlan } from '../list/search-plan.ts';
import { cachedOrder } from './cached-order.ts';
import { countAll } from './count-repository.ts';
import { documentConditions, hasConditions, pageOf } from './documents-sql-repository.ts';
import { minuteCache } from './minute-cache.ts';
import { opennessRank, opennessRankOfAll, takesOrders, takesOrdersNow } from './openness-sql-repository.ts';

/** Documents `d` of a list. */
export interface Documents {
  from: RawBuilder<unknown>;
  /** What comes before all else in the list's order: the openness rank of each, where they are of several. */
  precedence?: RawBuilder<number>;
  where: RawBuilder<SqlBool>;
}

/** How a list is read, apart from who is open. */
export interface ListReader<F extends Found> {
  /** By which its order is kept. */
  name: string;
  /** A query of the `id` and `precedence` of all that is listed, in the list's order. */
  ordered: (documents: Documents) => RawBuilder<unknown>;
  /** The order of documents `d`. */
  order: RawBuilder<unknown>;
  /** Reads what a query of a page's ids finds, by `precedence` and then in the list's order. */
  read: (ids: RawBuilder<unknown>) => Promise<F[]>;
}

const ALL: Documents = { from: sql`search_documents d`, where: sql`true` };

const OPENNESS_RANKS = [0, 1, 2, 3];

/** Documents at the beginning of a list, whose share of places that take orders now is taken for that of the whole list. */
const SAMPLE = 300;

/** Documents that are asked one by one at most whether they are open: beyond that it takes less to ask of all places at once. */
const MOST_ASKED = 8_000;

/**
 * Where few places take orders now, pages behind so many results of a whole list come from an order that is kept, and of more documents
 * than `manyDocuments` all pages: too many would be asked whether they are open (product.md §376).
 */
const CACHED_FROM = { results: 100, manyDocuments: 8_000 };

/** Whether a page is behind the counted results. */
const isDeepPage = ({ search: { skip, limit } }: SearchPlan): boolean => skip + limit > LIMITS.countedResults;

/** Ids by their openness ranks, which are asked of all places at once. Nothing is sorted. */
const byRanks = (ranks: readonly number[], ordered: RawBuilder<unknown>): RawBuilder<unknown> => {
  const ids = ranks.map((rank) => sql`array_agg(id) FILTER (WHERE precedence = ${sql.lit(rank)})`);
  return sql`(SELECT ${sql.join(ids, sql` || `)} FROM (${ordered}) AS listed)`;
};

/** Ids of a page anywhere: the whole list is read once in the order of an index. `precedence` is the position on it. */
const deepPage = <F extends Found>(plan: SearchPlan, { ordered }: ListReader<F>): RawBuilder<unknown> => {
  const { skip, limit } = plan.search;
  const ids = byRanks(OPENNESS_RANKS, ordered({ ...ALL, precedence: opennessRankOfAll(plan) }));
  return sql`SELECT id, precedence
    FROM unnest((${ids})[${sql.lit(skip + 1)}:${sql.lit(skip + limit)}]) WITH ORDINALITY AS page (id, precedence)`;
};

/**
 * Ids of one of the first pages where few places take orders now, as at night: those that are open are found among all places, and
 * of the others, which are many then, the first ones one by one.
 */
const openFirstPage = <F extends Found>(
  plan: SearchPlan,
  { ordered }: ListReader<F>,
): RawBuilder<unknown> => {
  const { skip, limit } = plan.search;
  const wanted = skip + limit;
  const precedence = opennessRankOfAll(plan);
  const openNow = byRanks([0, 1], ordered({ ...ALL, precedence, where: sql`${precedence} < 2` }));
  const ofRank = (number: number, where: RawBuilder<SqlBool>) =>
    sql`(${ordered({ ...ALL, precedence: sql.lit(wanted + number), where })} LIMIT ${wanted})`;
  const takes = takesOrders(plan);
  // PostgreSQL runs the three queries one after another, and stops as soon as the page is full.
  return sql`SELECT id, precedence FROM (
    SELECT id, precedence FROM unnest((${openNow})[:${sql.lit(wanted)}]) WITH ORDINALITY AS open_now (id, precedence)
    UNION ALL ${ofRank(2, sql`${takes} AND ${opennessRank(plan)} = 2`)}
    UNION ALL ${ofRank(3, sql`NOT ${takes} AND ${opennessRank(plan)} = 3`)}) AS listed ${pageOf(plan)}`;
};

/** A page of a whole list in an order that takes long to read. */
const readCached = async <F extends Found>(
  database: Queryable,
  { search, now, from }: SearchPlan,
  { name, read }: ListReader<F>,
  order: RawBuilder<unknown>,
): Promise<F[]> => {
  const { skip, limit, sort_by, sort_order } = search;
  const key = JSON.stringify([name, ...(sort_by === 'distance' ? [from, sort_order] : [])]);
  const ids = await cachedOrder(database, key, now, async () => {
    const { rows } = await sql<{ ids: string | null }>`SELECT array_to_string(${order}, ',') AS ids`.execute(
      db(database),
    );
    return rows[0]?.ids?.split(',') ?? [];
  });
  const page = ids.slice(skip, skip + limit);
  return read(
    sql`SELECT id, precedence FROM unnest(${page}::uuid[]) WITH ORDINALITY AS page (id, precedence)`,
  );
};

/** A page of a whole list that nobody sorted, by its kept order. */
const readCachedUnsorted = <F extends Found>(
  database: Queryable,
  plan: SearchPlan,
  list: ListReader<F>,
): Promise<F[]> =>
  readCached(
    database,
    plan,
    list,
    byRanks(OPENNESS_RANKS, list.ordered({ ...ALL, precedence: opennessRankOfAll(plan) })),
  );

/** One answer of each database. */
const cachedAnswer = minuteCache<boolean>(1);

/** Whether there are so many documents that also the first pages come from a kept order. To count them takes longer than a page. */
const hasManyDocuments = (database: Queryable, now: Date): Promise<boolean> =>
  cachedAnswer(database, 'many-documents', now, async () => {
    const { rows } = await sql<{ has: boolean }>`
      SELECT EXISTS (SELECT FROM search_documents OFFSET ${sql.lit(CACHED_FROM.manyDocuments)}) AS has`.execute(
      db(database, 'has-many-documents'),
    );
    return rows[0]?.has ?? false;
  });

/** One of the first pages of a list that nobody sorted. */
const readEarlyPage = async <F extends Found>(
  database: Queryable,
  plan: SearchPlan,
  list: ListReader<F>,
): Promise<F[]> => {
  const { skip, limit } = plan.search;
  const now = takesOrdersNow(plan);
  const beginning = sql`(SELECT d.* FROM search_documents d WHERE ${documentConditions(plan)}
    ORDER BY ${list.order} LIMIT ${SAMPLE}) AS d`;
  const ofBeginning = list.ordered({ from: beginning, where: now });
  const first = await list.read(sql`${ofBeginning} ${pageOf(plan)}`);
  if (first.length === limit) return first;
  const found = await countAll(database, ofBeginning);
  // As many documents are to be asked for the page as the sample's share of open ones makes likely.
  if ((skip + limit) * SAMPLE <= found * MOST_ASKED) {
    const page = await list.read(sql`${list.ordered({ ...ALL, where: now })} ${pageOf(plan)}`);
    if (page.length === limit) return page;
  }
  const isCached =
    !hasConditions(plan) &&
    (skip + limit > CACHED_FROM.results || (await hasManyDocuments(database, plan.now)));
  return isCached ? readCachedUnsorted(database, plan, list) : list.read(openFirstPage(plan, list));
};

/** One page of a list that nobody sorted. */
const readUnsorted = async <F extends Found>(
  database: Queryable,
  plan: SearchPlan,
  list: ListReader<F>,
): Promise<F[]> => {
  if (!isDeepPage(plan)) return readEarlyPage(database, plan, list);
  if (hasConditions(plan)) return list.read(deepPage(plan, list));
  return readCachedUnsorted(database, plan, list);
};

/** One page of a list in a chosen order, which an index has; from the nearest on it is found one after another. */
const readSorted = async <F extends Found>(
  database: Queryable,
  plan: SearchPlan,
  list: ListReader<F>,
): Promise<F[]> =>
  plan.search.sort_by === 'distance' && isDeepPage(plan) && !hasConditions(plan)
    ? readCached(database, plan, list, sql`(SELECT array_agg(id) FROM (${list.ordered(ALL)}) AS listed)`)
    : list.read(sql`${list.ordered(ALL)} ${pageOf(plan)}`);

/** One page of a list. */
export const readPage = async <F extends Found>(
  database: Queryable,
  plan: SearchPlan,
  isSorted: boolean,
  list: ListReader<F>,
): Promise<F[]> => (isSorted ? readSorted(database, plan, list) : readUnsorted(database, plan, list));
