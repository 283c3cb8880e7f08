/** What a menu is mostly about: a kind of dish, or a meal. Codes are stored and sent as written here. */
export const CATEGORIES = [
  'Kryesore',
  'Paragjella',
  'Supa',
  'Pasta',
  'Pica',
  'Hamburger',
  'Sallatat',
  'Pije',
  'Embelsira',
  'Mengjes',
  'Darke',
  'Dreka',
] as const;
/** How dear its owner says a menu is, the cheapest first; no amount stands behind it. */
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;
/** Where a plan stands, in the provider's words; `past_due` is a renewal not charged yet (product.md §57). */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'canceled',
  'past_due',
  'incomplete',
  'incomplete_expired',
] as const;
/** How long an item stays sold out; `no` is not at all (product.md §61). */
export const SOLD_OUT_SPANS = ['no', 'for_an_hour', 'for_today', 'until_told'] as const;
/** How often a plan is billed, the shortest first. */
export const BILLING_INTERVALS = ['month', 'year'] as const;
/** How many months each of them lasts. */
export const BILLED_MONTHS: Readonly<Record<BillingInterval, number>> = { month: 1, year: 12 };
/** Where a bill of a plan stands, in the provider's words (product.md §76). */
export const INVOICE_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const;
/** Whether the public sees a menu; a draft is for its owner alone (product.md §14). */
export const MENU_STATUSES = ['published', 'draft'] as const;
/** As what a person works for a business (product.md §155). */
export const BUSINESS_ROLES = ['owner'] as const;
/** Mails that an owner may do without (product.md §70). */
export const OPTIONAL_MAILS = ['new_order', 'trial_ending'] as const;
/** What the list of places can be sorted by; by name where nobody says. */
export const RESTAURANT_SORTS = ['business_name', 'created_at', 'rating'] as const;
/** Menus can also be sorted by their place. */
export const MENU_SORTS = ['title', 'price', 'business_name', 'created_at', 'rating'] as const;
/** Directions of a sort; without one the newest and the best rated come first, all else ascends. */
export const SORT_ORDERS = ['asc', 'desc'] as const;

/** One of `CATEGORIES`. */
export type Category = (typeof CATEGORIES)[number];
/** One of `PRICE_RANGES`. */
export type PriceRange = (typeof PRICE_RANGES)[number];
/** One of `SUBSCRIPTION_STATUSES`. */
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
/** One of `SOLD_OUT_SPANS`. */
export type SoldOutSpan = (typeof SOLD_OUT_SPANS)[number];
/** One of `BILLING_INTERVALS`. */
export type BillingInterval = (typeof BILLING_INTERVALS)[number];
/** One of `INVOICE_STATUSES`. */
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
/** One of `BUSINESS_ROLES`. */
export type BusinessRole = (typeof BUSINESS_ROLES)[number];
/** One of `OPTIONAL_MAILS`; also its field's name in `mailChoices`. */
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];
