import { IS_CARD_ORDER } from './card-orders.ts';

/** The currency an order `o` is collected in: the euro of a card, else what its diner saw (product.md §106). */
export const COLLECTED_CURRENCY = `CASE WHEN ${IS_CARD_ORDER} THEN 'EUR' ELSE o.display_currency END`;

/** What it comes to in that currency, in minor units. */
export const COLLECTED_MINOR = `CASE WHEN ${IS_CARD_ORDER} THEN o.total_minor ELSE o.display_total_minor END`;

/**
 * What a line `i` of it comes to in that currency. A line from before its shown price was kept takes its share of what its
 * order came to, so that the lines of an order are its total (product.md §114).
 */
export const LINE_COLLECTED_MINOR = `i.quantity * CASE WHEN ${IS_CARD_ORDER} THEN i.price_minor
    ELSE coalesce(i.display_price_minor, i.price_minor * o.display_total_minor::numeric / nullif(o.total_minor, 0)) END`;
