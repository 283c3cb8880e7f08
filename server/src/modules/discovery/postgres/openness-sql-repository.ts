import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SearchPlan } from '../list/search-plan.ts';

/*
 * Lists that nobody sorted have four openness ranks: places that take orders now, those that are open, those that take orders later,
 * and the others (product.md §116). Which places are open changes with time, so no index holds it. It is asked in two ways, which the
 * planner cannot choose from by itself: for each document where few are read, and of all places at once where many are.
 */

/** Whether the plan of a document's place takes online orders at the time of the search, open or not (product.md §116). */
export const takesOrders = ({ now }: SearchPlan): RawBuilder<boolean> =>
  sql`coalesce(d.orders_until > ${now}::timestamptz, false)`;

/**
 * Whether the place of a document is open; asked for each document. Openings of a place never overlap, so the last one that has begun
 * tells it.
 */
const isOpen = ({ now }: SearchPlan): RawBuilder<boolean> =>
  sql`coalesce((SELECT t.closes_at FROM open_times t
    WHERE t.business_id = d.business_id AND t.opens_at <= ${now}::timestamptz
    ORDER BY t.opens_at DESC LIMIT 1) > ${now}::timestamptz, false)`;

/**
 * The same as a filter (product.md §308): in this form the planner may begin with the places that are open, where few are, and join
 * their documents.
 */
export const isOpenAsFilter = ({ now }: SearchPlan): RawBuilder<SqlBool> =>
  sql`EXISTS (SELECT FROM open_times t
    WHERE t.business_id = d.business_id AND t.opens_at <= ${now}::timestamptz AND t.closes_at > ${now}::timestamptz)`;

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

/** The openness rank of a document, from 0 to 3; asked for each document. */
export const opennessRank = (plan: SearchPlan): RawBuilder<number> =>
  sql`CASE WHEN ${takesOrdersNow(plan)} THEN 0 WHEN ${isOpen(plan)} THEN 1 WHEN ${takesOrders(plan)} THEN 2 ELSE 3 END`;

/** Places that are open. */
const openPlaces = ({ now }: SearchPlan) => sql`
  SELECT t.business_id FROM open_times t WHERE t.opens_at <= ${now}::timestamptz AND t.closes_at > ${now}::timestamptz`;

/** Places that take no orders for a while. */
const pausedPlaces = ({ now }: SearchPlan) =>
  sql`SELECT s.business_id FROM order_settings s WHERE s.paused_until > ${now}::timestamptz`;

/** The openness rank of a document, from 0 to 3; asked of all places at once. */
export const opennessRankOfAll = (plan: SearchPlan): RawBuilder<number> => {
  const isPausedNow = sql`d.business_id IN (${pausedPlaces(plan)})`;
  const hasHours = sql`d.business_id IN (SELECT h.business_id FROM opening_hours h)`;
  return sql`CASE
    WHEN d.business_id IN (${openPlaces(plan)})
      THEN CASE WHEN NOT ${takesOrders(plan)} OR ${isPausedNow} THEN 1 ELSE 0 END
    WHEN ${takesOrders(plan)} THEN CASE WHEN ${hasHours} OR ${isPausedNow} THEN 2 ELSE 0 END
    ELSE 3 END`;
};

/**
 * The ordering rank of a document, by which equal matches are sorted (product.md §310): 0 where its place takes orders now, 1 where it
 * takes them later, 2 elsewhere; asked for each document.
 */
export const orderAvailabilityRank = (plan: SearchPlan): RawBuilder<number> =>
  sql`CASE WHEN ${takesOrdersNow(plan)} THEN 0 WHEN ${takesOrders(plan)} THEN 1 ELSE 2 END`;
