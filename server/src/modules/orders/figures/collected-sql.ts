import type { Currency } from '@tavolina/shared-api/contract';
import { expressionBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/schema.ts';
import { IS_CARD_ORDER } from '../payment/card-orders.ts';

const { ref } = expressionBuilder<{ o: Tables['orders']; i: Tables['order_items'] }, 'o' | 'i'>();

/**
 * The currency in which an order `o` is paid: euro by card, else the one the diner saw (product.md §106).
 */
export const COLLECTED_CURRENCY = sql<Currency>`CASE WHEN ${IS_CARD_ORDER} THEN 'EUR' ELSE ${ref('o.display_currency')} END`;

/** Total of the order in that currency, in minor units. */
export const COLLECTED_MINOR = sql<number>`CASE WHEN ${IS_CARD_ORDER} THEN ${ref('o.total_minor')} ELSE ${ref('o.display_total_minor')} END`;

/**
 * Amount of a line `i` in that currency. Old lines without a stored display price get their share of the
 * order's total, so that the lines add up to it (product.md §114).
 */
export const LINE_COLLECTED_MINOR = sql<number>`${ref('i.quantity')} * CASE WHEN ${IS_CARD_ORDER} THEN ${ref('i.price_minor')}
    ELSE coalesce(${ref('i.display_price_minor')},
      ${ref('i.price_minor')} * ${ref('o.display_total_minor')}::numeric / nullif(${ref('o.total_minor')}, 0)) END`;
