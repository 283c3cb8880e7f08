import { isPaidOnline, ONLINE_PAYMENT_METHODS, type PaymentMethod } from '@tavolina/shared-api/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/schema.ts';

/** Whether an order must be paid by card before the business sees it (product.md §27, §50). */
export const isCardOrder = ({ payment_method }: { payment_method: PaymentMethod }): boolean =>
  isPaidOnline(payment_method);

/** The same condition for an order `o` in queries. */
export const IS_CARD_ORDER = expressionBuilder<{ o: Tables['orders'] }, 'o'>()(
  'o.payment_method',
  'in',
  ONLINE_PAYMENT_METHODS.map((method) => sql.lit(method)),
);
