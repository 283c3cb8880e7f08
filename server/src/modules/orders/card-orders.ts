import type { PaymentMethod } from '@tavolina/shared-api/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema.ts';

/**
 * Whether an order is paid by card before the business sees it. Every other kind of payment is owed at the restaurant, so
 * what differs by the kind asks this alone: a further kind then falls on one side everywhere (product.md §27, §50).
 */
export const isCardOrder = ({ payment_method }: { payment_method: PaymentMethod }): boolean =>
  payment_method === 'card';

/** The same of an order `o`, for queries. */
export const IS_CARD_ORDER = expressionBuilder<{ o: Tables['orders'] }, 'o'>()(
  'o.payment_method',
  '=',
  sql.lit('card'),
);
