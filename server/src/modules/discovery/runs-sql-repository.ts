import { LIMITS } from '@tavolina/shared-api/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasConditions, takesOrders } from './documents-sql-repository.ts';
import type { Found } from './found-page.ts';
import type { SearchPlan } from './read-search.ts';

/*
 * Lists that nobody sorted have runs: places that take orders now, those that are open, those that take orders later, and the
 * others (product.md §116). Who is open follows from the moment, so that no index holds it. It is asked in two ways, which the
 * planner cannot choose from by itself: for each document where few are read, and of all places at once where many are.
 */

/** Whether the place of a document is open; asked for each document. Openings of a place never overlap. */
const isOpen = ({ now }: SearchPlan): RawBuilder<boolean> =>
  sql`coalesce((SELECT t.closes_at FROM open_times t
    WHERE t.business_id = d.business_id AND t.opens_at <= ${now}::timestamptz
    ORDER BY t.opens_at DESC LIMIT 1) > ${now}::timestamptz, false)`;

/** Whether the place of a document has no hours, and so takes orders at any time (product.md §282); asked for each document. */
const isWithoutHours = sql<boolean>`
  (SELECT h.business_id FROM opening_hours h WHERE h.business_id = d.business_id) IS NULL`;

/** Whether the place of a document takes no orders for a while (product.md §288, §341); asked for each document. */
const isPaused = ({ now }: SearchPlan): RawBuilder<boolean> =>
  sql`coalesce((SELECT s.paused_until FROM order_settings s
    WHERE s.business_id = d.business_id) > ${now}::timestamptz, false)`;

/** Whether the place of a document takes orders as soon as possible at the time of the search; asked for each document. */
export const takesOrdersNow = (plan: SearchPlan): RawBuilder<SqlBool> =>
  sql`(${takesOrders(plan)} AND (${isOpen(plan)} OR ${isWithoutHours}) AND NOT ${isPaused(plan)})`;

/** The run of a document, from 0; asked for each document. */
export const runOf = (plan: SearchPlan): RawBuilder<number> =>
  sql`CASE WHEN ${takesOrdersNow(plan)} THEN 0 WHEN ${isOpen(plan)} THEN 1 WHEN ${takesOrders(plan)} THEN 2 ELSE 3 END`;

/** Places that are open. */
const openPlaces = ({ now }: SearchPlan) => sql`
  SELECT t.business_id FROM open_times t WHERE t.opens_at <= ${now}::timestamptz AND t.closes_at > ${now}::timestamptz`;

/** Places that take no orders for a while. */
const pausedPlaces = ({ now }: SearchPlan) =>
  sql`SELECT s.business_id FROM order_settings s WHERE s.paused_until > ${now}::timestamptz`;

/** As `takesOrdersNow`; asked of all places at once. */
const takesOrdersNowOfAll = (plan: SearchPlan): RawBuilder<SqlBool> =>
  sql`(${takesOrders(plan)} AND d.business_id NOT IN (${pausedPlaces(plan)}) AND (d.business_id IN (${openPlaces(plan)})
    OR d.business_id NOT IN (SELECT h.business_id FROM opening_hours h)))`;

/** The run of a document, from 0; asked of all places at once. */
const runOfAll = (plan: SearchPlan): RawBuilder<number> => {
  const isPausedNow = sql`d.business_id IN (${pausedPlaces(plan)})`;
  const hasHours = sql`d.business_id IN (SELECT h.business_id FROM opening_hours h)`;
  return sql`CASE
    WHEN d.business_id IN (${openPlaces(plan)})
      THEN CASE WHEN NOT ${takesOrders(plan)} OR ${isPausedNow} THEN 1 ELSE 0 END
    WHEN ${takesOrders(plan)} THEN CASE WHEN ${hasHours} OR ${isPausedNow} THEN 2 ELSE 0 END
    ELSE 3 END`;
};

/** 0 where the place of a document takes orders now, 1 where it takes them later, 2 elsewhere; asked for each document. */
export const turnOf = (plan: SearchPlan): RawBuilder<number> =>
  sql`CASE WHEN ${takesOrdersNow(plan)} THEN 0 WHEN ${takesOrders(plan)} THEN 1 ELSE 2 END`;

/** Documents `d` of a list. */
export interface Documents {
  from: RawBuilder<unknown>;
  /** The run of each, where they are of several. */
  run?: RawBuilder<number>;
  where: RawBuilder<SqlBool>;
}

/** How a list is read, apart from its runs. */
export interface ListReader<F extends Found> {
  /** A query of the `id` and `run` of all that is listed, in the list's order or from its end. */
  ordered: (documents: Documents, isFromEnd?: boolean) => RawBuilder<unknown>;
  /** The order of documents `d` from the list's end. */
  fromEnd: RawBuilder<unknown>;
  /** Counts what is listed where nothing is filtered by. */
  count: () => Promise<number>;
  /** Reads what a query of a page's ids finds, by `run` and then in the list's order. */
  read: (ids: RawBuilder<unknown>) => Promise<F[]>;
}

const ALL: Documents = { from: sql`search_documents d`, where: sql`true` };

const RUNS = [0, 1, 2, 3];

/** Pages behind so many results are seldom in the first run, which is not read in vain for them. */
const OFTEN_FIRST = 10 * LIMITS.countedResults;

/** Documents that are looked at for a page near the end. The last run may have few of them. */
const LOOKED_AT_FROM_END = 3_000;

const pageOf = ({ search }: SearchPlan) => sql`LIMIT ${search.limit} OFFSET ${search.skip}`;

/** Ids of a page anywhere: the whole list is read once in the order of an index, and nothing is sorted. `run` is the place. */
const anywhere = <F extends Found>(plan: SearchPlan, { ordered }: ListReader<F>): RawBuilder<unknown> => {
  const { skip, limit } = plan.search;
  const runs = RUNS.map((run) => sql`array_agg(id) FILTER (WHERE run = ${sql.lit(run)})`);
  return sql`SELECT id, run FROM unnest((
    SELECT (${sql.join(runs, sql` || `)})[${sql.lit(skip + 1)}:${sql.lit(skip + limit)}]
    FROM (${ordered({ ...ALL, run: runOfAll(plan) })}) AS listed)) WITH ORDINALITY AS page (id, run)`;
};

/** A page near the end of a list without filters, which the last run mostly is long enough for; undefined for other pages. */
const readFromEnd = async <F extends Found>(
  plan: SearchPlan,
  { ordered, fromEnd, count, read }: ListReader<F>,
): Promise<F[] | undefined> => {
  const { skip, limit } = plan.search;
  const behind = (await count()) - skip;
  if (behind <= 0) return [];
  if (behind > LIMITS.countedResults) return undefined;
  const size = Math.min(limit, behind);
  const from = sql`(SELECT d.* FROM search_documents d ORDER BY ${fromEnd} LIMIT ${LOOKED_AT_FROM_END}) AS d`;
  const isLast = sql<SqlBool>`NOT ${takesOrders(plan)} AND NOT ${isOpen(plan)}`;
  const rows = await read(
    sql`${ordered({ from, where: isLast }, true)} LIMIT ${size} OFFSET ${behind - size}`,
  );
  return rows.length === size ? rows : undefined;
};

/**
 * One page of a list. One that nobody sorted begins with its first run, which most pages lie in: they are read by themselves, in
 * the order of an index, and so is the end of its last run.
 */
export const readPage = async <F extends Found>(
  plan: SearchPlan,
  isSorted: boolean,
  list: ListReader<F>,
): Promise<F[]> => {
  const page = (where: RawBuilder<SqlBool>) =>
    list.read(sql`${list.ordered({ ...ALL, where })} ${pageOf(plan)}`);
  if (isSorted) return page(sql`true`);
  const { skip, limit } = plan.search;
  const isNear = skip + limit <= LIMITS.countedResults;
  if (skip + limit <= OFTEN_FIRST) {
    const first = await page(isNear ? takesOrdersNow(plan) : takesOrdersNowOfAll(plan));
    if (first.length === limit) return first;
  }
  const last = isNear || hasConditions(plan) ? undefined : await readFromEnd(plan, list);
  return last ?? list.read(anywhere(plan, list));
};
