import {
  CANCELLED_STATUSES,
  MADE_STATUSES,
  type OrderStatus,
  OVER_STATUSES,
} from '@tavolina/shared-api/contract';
import { type RawBuilder, sql } from 'kysely';

const isOneOf = (column: RawBuilder<OrderStatus>, codes: readonly OrderStatus[]): RawBuilder<boolean> =>
  sql`${column} IN (${sql.join(codes.map((code) => sql.lit(code)))})`;

/** Whether the status in a column counts as value: that of a cancelled order does not (product.md §62). */
export const isValue = (column: RawBuilder<OrderStatus>): RawBuilder<boolean> =>
  sql`NOT ${isOneOf(column, CANCELLED_STATUSES)}`;

/** Whether the status in a column says that the food is made. */
export const isMade = (column: RawBuilder<OrderStatus>): RawBuilder<boolean> =>
  isOneOf(column, MADE_STATUSES);

/** Whether something is still to be done to an order with the status in a column. */
export const isUnderWay = (column: RawBuilder<OrderStatus>): RawBuilder<boolean> =>
  sql`NOT ${isOneOf(column, OVER_STATUSES)}`;
