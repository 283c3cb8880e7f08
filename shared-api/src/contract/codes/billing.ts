/** Billing intervals, the shortest first. */
export const BILLING_INTERVALS = ['month', 'year'] as const;
/** Length of the intervals in months. */
export const BILLED_MONTHS: Readonly<Record<BillingInterval, number>> = { month: 1, year: 12 };
/** Status of an invoice as the provider names it (product.md §76). */
export const INVOICE_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const;

/** One of `BILLING_INTERVALS`. */
export type BillingInterval = (typeof BILLING_INTERVALS)[number];
/** One of `INVOICE_STATUSES`. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
