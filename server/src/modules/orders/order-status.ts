import {
  CANCELLED_STATUSES,
  MADE_STATUSES,
  type OrderStatus,
  OVER_STATUSES,
} from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';

const isOneOf = (column: RawBuilder<OrderStatus>, codes: readonly OrderStatus[]): RawBuilder<boolean> =>
  sql`${column} IN (${sql.join(codes.map((code) => sql.lit(code)))})`;

/** SQL condition: the order is cancelled, by whomever. */
export const isCancelled = (column: RawBuilder<OrderStatus>): RawBuilder<boolean> =>
  isOneOf(column, CANCELLED_STATUSES);

/** SQL condition: the order counts as revenue, because it is not cancelled (product.md §62). */
export const countsAsRevenue = (column: RawBuilder<OrderStatus>): RawBuilder<boolean> =>
  sql`NOT ${isCancelled(column)}`;

/** SQL condition: the food is ready. */
export const isMade = (column: RawBuilder<OrderStatus>): RawBuilder<boolean> =>
  isOneOf(column, MADE_STATUSES);

/** SQL condition: the order has not ended. */
export const isOpenOrder = (column: RawBuilder<OrderStatus>): RawBuilder<boolean> =>
  sql`NOT ${isOneOf(column, OVER_STATUSES)}`;
