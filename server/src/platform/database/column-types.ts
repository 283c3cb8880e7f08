/** Tables of codes, and the type that the contract has for theirs: a column that refers to one holds such a code. */
export const CODE_TABLES: Readonly<Record<string, string>> = {
  categories: 'Category',
  collection_methods: 'CollectionMethod',
  cuisine_types: 'CuisineType',
  currencies: 'Currency',
  order_statuses: 'OrderStatus',
  payment_methods: 'PaymentMethod',
  payment_statuses: 'PaymentStatus',
  price_ranges: 'PriceRange',
  subscription_statuses: 'SubscriptionStatus',
  subscription_tiers: 'SubscriptionTier',
};

/** Words of the contract that another column of text is limited to, by `table.column`, or by the column where it means the same everywhere. */
export const CODES: Readonly<Record<string, string>> = {
  language: 'Language',
  currency: 'Currency',
  tier: 'SubscriptionTier',
  role: 'BusinessRole',
  'unwanted_mails.item': 'OptionalMail',
  'release_moves.action': 'ReleaseAction',
};

/** Tables whose `business_id` the database writes from `user_id`, so that both are always there (0080_people_and_places.sql). */
export const NAMED_BY_USER: readonly string[] = [
  'session_families',
  'two_factor',
  'recovery_codes',
  'login_challenges',
  'password_resets',
  'earlier_password_resets',
  'email_changes',
];

/**
 * Types of PostgreSQL as the driver gives and takes them, with the parsers that database.ts sets. A list becomes JSON only
 * as text: the driver would write it as an array.
 */
export const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Bytes',
  date: 'Moment',
  float4: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Moment',
  uuid: 'string',
};
