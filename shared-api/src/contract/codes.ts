/** Main content of a menu: a kind of dish, or a meal. Codes are stored and sent as written here. */
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
/** Price level of a menu as the owner rates it, cheapest first; not tied to amounts. */
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;
/** Status of a plan as the provider names it. `past_due`: a renewal is not paid yet (product.md §57). */
export const SUBSCRIPTION_STATUSES = [
  'active',
  'trialing',
  'canceled',
  'past_due',
  'incomplete',
  'incomplete_expired',
] as const;
/** What an owner lets a till do by a key (product.md §361). */
export const KEY_SCOPES = [
  'orders_read',
  'orders_write',
  'menus_read',
  'menus_write',
  'stock_write',
  'hours_read',
  'hours_write',
] as const;
/** What an address of a till can be told of (product.md §365). */
export const WEBHOOK_EVENTS = [
  'order.created',
  'order.status_changed',
  'order.payment_changed',
  'ordering.paused',
  'ordering.resumed',
  'item.sold_out',
  'item.available',
  'stock.changed',
] as const;
/** What a message to a till is about: a change, or a look whether it arrives. */
export const DELIVERY_TYPES = [...WEBHOOK_EVENTS, 'test'] as const;
/** How far a message to a till is. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
/** Why an address of a till gets nothing: its owner's choice, it said so, or it failed for days (product.md §367). */
export const WEBHOOK_OFF_REASONS = ['owner', 'gone', 'failing'] as const;
/** Why a message got no answer. */
export const DELIVERY_PROBLEMS = ['unreachable', 'too_slow', 'private_address', 'plan_ended'] as const;
/** How long an item stays sold out; `no`: not sold out (product.md §61). */
export const SOLD_OUT_SPANS = ['no', 'for_an_hour', 'for_today', 'until_told'] as const;
/** Billing intervals, the shortest first. */
export const BILLING_INTERVALS = ['month', 'year'] as const;
/** Length of the intervals in months. */
export const BILLED_MONTHS: Readonly<Record<BillingInterval, number>> = { month: 1, year: 12 };
/** Status of an invoice as the provider names it (product.md §76). */
export const INVOICE_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const;
/** Whether a menu is public; a draft is visible to its owner only (product.md §14). */
export const MENU_STATUSES = ['published', 'draft'] as const;
/** Roles of a user in a business (product.md §155). */
export const BUSINESS_ROLES = ['owner'] as const;
/** Mails that owners can switch off (product.md §70). */
export const OPTIONAL_MAILS = ['new_order', 'trial_ending'] as const;
/** How a found name answers a typed word, the best way first (product.md §251). */
export const MATCH_WAYS = ['word', 'prefix', 'meaning', 'typo'] as const;
/** A code of `KEY_SCOPES`. */
export type KeyScope = (typeof KEY_SCOPES)[number];
/** One of `WEBHOOK_EVENTS`. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** One of `DELIVERY_TYPES`. */
export type DeliveryType = (typeof DELIVERY_TYPES)[number];
/** One of `DELIVERY_PROBLEMS`. */
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];
/** One of `DELIVERY_STATES`. */
export type DeliveryState = (typeof DELIVERY_STATES)[number];
/** One of `WEBHOOK_OFF_REASONS`. */
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];
/** One of `MATCH_WAYS`. */
export type MatchWay = (typeof MATCH_WAYS)[number];
/** What the list of places can be sorted by; by name where nobody says. */
export const RESTAURANT_SORTS = ['business_name', 'created_at', 'rating', 'distance'] as const;
/** Menus can also be sorted by their place. */
export const MENU_SORTS = ['title', 'price', 'business_name', 'created_at', 'rating', 'distance'] as const;
/** Sort directions. By default newest and best rated come first, everything else ascends. */
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
