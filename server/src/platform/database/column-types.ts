/** Words of the contract that a column of text is limited to, by `table.column`, or by the column where it means the same everywhere. */
export const CODES: Readonly<Record<string, string>> = {
  language: 'Language',
  currency: 'Currency',
  default_currency: 'Currency',
  display_currency: 'Currency',
  cuisine_type: 'CuisineType',
  category: 'Category',
  price_range: 'PriceRange',
  payment_method: 'PaymentMethod',
  payment_status: 'PaymentStatus',
  collected_by: 'CollectionMethod',
  tier: 'SubscriptionTier',
  role: 'BusinessRole',
  'unwanted_mails.item': 'OptionalMail',
  'orders.status': 'OrderStatus',
  'order_history.status': 'OrderStatus',
  'subscriptions.status': 'SubscriptionStatus',
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
