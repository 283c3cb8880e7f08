/** Cities the storefront names, as codes; a place may be in any other. */
export const CITIES = ['Tirane', 'Durres', 'Vlore', 'Shkoder', 'Elbasan', 'Korce', 'Fier'] as const;

/** Codes are stored and sent exactly as written here; labels are translated by the screens. */
export const CUISINE_TYPES = [
  'Tradicionale',
  'Italiane',
  'Kineze',
  'Japoneze',
  'Meksikane',
  'Fast Food',
  'Vegjetariane',
  'Peshk',
  'BBQ',
  'Franceze',
  'Greke',
] as const;
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
export const PRICE_RANGES = ['$', '$$', '$$$', '$$$$'] as const;
export const CURRENCIES = ['ALL', 'EUR', 'USD', 'GBP'] as const;
export const SUBSCRIPTION_TIERS = ['basic', 'standard', 'premium'] as const;
export const PAYMENT_METHODS = ['card', 'pay_later'] as const;
export const PAYMENT_STATUSES = [
  'unpaid',
  'pending',
  'paid',
  'failed',
  'canceled',
  'refund_pending',
  'refunded',
] as const;
/** The way of an order that nobody cancels, from its arrival to its end (product.md §29). */
export const ORDER_WAY = ['pending', 'confirmed', 'preparing', 'ready', 'completed'] as const;
export const ORDER_STATUSES = [...ORDER_WAY, 'cancelled'] as const;
/** The same way, and the same statuses, in the words that diners' calls have for them. */
export const CUSTOMER_ORDER_WAY = ['pending', 'confirmed', 'preparing', 'ready', 'delivered'] as const;
export const CUSTOMER_ORDER_STATUSES = [...CUSTOMER_ORDER_WAY, 'canceled'] as const;
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
export const INVOICE_STATUSES = ['open', 'paid', 'void', 'uncollectible'] as const;
export const MENU_STATUSES = ['published', 'draft'] as const;
/** Mails that an owner may do without (product.md §70). */
export const OPTIONAL_MAILS = ['new_order', 'trial_ending'] as const;
export const LANGUAGES = ['sq', 'en'] as const;
/** Spoken where nobody asks for another one. */
export const FALLBACK_LANGUAGE = 'sq';
export const RESTAURANT_SORTS = ['business_name', 'created_at', 'rating'] as const;
/** Menus can also be sorted by their place. */
export const MENU_SORTS = ['title', 'price', 'business_name', 'created_at', 'rating'] as const;
export const SORT_ORDERS = ['asc', 'desc'] as const;

export type CuisineType = (typeof CUISINE_TYPES)[number];
export type Category = (typeof CATEGORIES)[number];
export type PriceRange = (typeof PRICE_RANGES)[number];
export type Currency = (typeof CURRENCIES)[number];
export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number];
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
export type OrderStatus = (typeof ORDER_STATUSES)[number];
export type CustomerOrderStatus = (typeof CUSTOMER_ORDER_STATUSES)[number];
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
export type SoldOutSpan = (typeof SOLD_OUT_SPANS)[number];
export type BillingInterval = (typeof BILLING_INTERVALS)[number];
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];
export type OptionalMail = (typeof OPTIONAL_MAILS)[number];
export type Language = (typeof LANGUAGES)[number];
