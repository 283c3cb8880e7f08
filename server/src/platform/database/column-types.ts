/** Tables of codes with their contract type. A column that refers to one of them has that type. */
export const CODE_TABLES: Readonly<Record<string, string>> = {
  categories: 'Category',
  collection_methods: 'CollectionMethod',
  decline_reasons: 'DeclineReason',
  fulfilments: 'Fulfilment',
  cuisine_types: 'CuisineType',
  currencies: 'Currency',
  key_scopes: 'KeyScope',
  order_statuses: 'OrderStatus',
  payment_methods: 'PaymentMethod',
  payment_statuses: 'PaymentStatus',
  price_ranges: 'PriceRange',
  subscription_statuses: 'SubscriptionStatus',
  subscription_tiers: 'SubscriptionTier',
  webhook_events: 'WebhookEvent',
};

/**
 * Contract types of other columns, by `table.column`, or by column where it means the same in all
 * tables.
 */
export const CODES: Readonly<Record<string, string>> = {
  language: 'Language',
  currency: 'Currency',
  tier: 'SubscriptionTier',
  role: 'BusinessRole',
  'lost_orders.reason': 'LostOrderReason',
  'lost_order_carts.reason': 'LostOrderReason',
  'printers.paper_mm': 'PaperWidth',
  'printers.prints_at': 'PrintTime',
  'print_jobs.ticket': 'TicketKind',
  'webhooks.off_reason': 'WebhookOffReason',
  'webhook_deliveries.state': 'DeliveryState',
  'webhook_deliveries.type': 'DeliveryType',
  'webhook_deliveries.problem': 'DeliveryProblem',
  'unwanted_mails.item': 'OptionalMail',
  'diets.item': 'Diet',
  'release_moves.action': 'ReleaseAction',
};

/** Contract types of columns that hold JSON, by column. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  allergens: 'Allergens',
  diets: 'Diets',
  schedule: 'Schedule',
  focus: 'Focus',
};

/**
 * Tables whose `business_id` a trigger fills from `user_id`, so both columns are always set
 * (0080_people_and_places.sql).
 */
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
 * TypeScript types of PostgreSQL types, with the parsers set in database.ts. JSON is written as text,
 * because the driver would write a list as a PostgreSQL array.
 */
export const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Bytes',
  date: 'Moment',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Json',
  jsonb: 'Json',
  numeric: 'number',
  point: '{ x: number; y: number }',
  text: 'string',
  timestamptz: 'Moment',
  tsvector: 'string',
  uuid: 'string',
};
