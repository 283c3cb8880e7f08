/** What becomes of the columns of a table in which people stand when one of them is erased (product.md §483). */
export interface Fates {
  /** Emptied, or deleted with their row. */
  erased: readonly string[];
  /** Kept, because they name nobody once the others are gone, or the law asks for them. */
  kept: readonly string[];
}

const row = (...erased: string[]): Fates => ({ erased, kept: [] });
const kept = (...columns: string[]): Fates => ({ erased: [], kept: columns });

/** Tables in which people stand. Each of their columns is named, so that a further one has to be thought about. */
export const PERSONAL_TABLES: Readonly<Record<string, Fates>> = {
  // Diners.
  orders: {
    erased: ['customer_name', 'customer_email', 'customer_phone', 'notes', 'allergy', 'internal_notes'],
    kept: [
      ...['id', 'business_id', 'status', 'payment_method', 'payment_status', 'language', 'total_minor'],
      ...[
        'display_currency',
        'display_total_minor',
        'rate',
        'version',
        'created_at',
        'updated_at',
        'euro_by_rate',
      ],
      ...[
        'collected_by',
        'collected_at',
        'cancelled_by_customer',
        'refund_failed',
        'refunded_by_hand',
        'fulfilment',
      ],
      ...['table_label', 'asked_for', 'promised_at', 'first_promised_at', 'decline_reason', 'slot_starts_at'],
      ...['seen_at', 'answer_by', 'waits_from', 'change_number', 'changed_at', 'work_minutes'],
    ],
  },
  order_items: {
    erased: ['notes'],
    kept: [
      ...[
        'id',
        'order_id',
        'ordered_at',
        'menu_item_id',
        'name',
        'price_minor',
        'quantity',
        'position',
        'display_price_minor',
      ],
      ...['choices', 'translation', 'is_recommended'],
    ],
  },
  reviews: {
    // What a place or an operator writes of a review may name its guest.
    erased: ['comment', 'answer', 'report_reason', 'hidden_reason'],
    kept: [
      ...['order_id', 'business_id', 'rating', 'created_at', 'updated_at'],
      ...['answered_at', 'reported_at', 'hidden_at', 'hidden_by', 'let_stand_at'],
    ],
  },
  order_addresses: row('order_id', 'address', 'known_until'),
  idempotency_keys: row('key', 'fingerprint', 'order_id', 'created_at'),
  order_numbers: kept('id', 'created_at'),
  order_history: kept('id', 'order_id', 'status', 'changed_at', 'promised_before'),
  payments: kept(
    ...[
      'order_id',
      'ref',
      'amount_minor',
      'refunded_minor',
      'failures',
      'paid_at',
      'mismatched_at',
      'requested_at',
    ],
    ...['look_at', 'failed_looks', 'refund_tries', 'disputed_minor', 'refund_failures_before', 'settlements'],
  ),
  ledger_entries: kept('id', 'business_id', 'order_id', 'kind', 'amount_minor', 'entered_at'),
  contact_messages: row('id', 'full_name', 'email', 'subject', 'message', 'language', 'created_at'),
  push_devices: row(
    ...['id', 'endpoint', 'p256dh', 'auth', 'language', 'user_agent', 'session_id', 'order_id', 'created_at'],
    'last_push_at',
  ),
  // Keys hold e-mails and addresses; they are gone within the hour.
  rate_limits: row('key', 'hits', 'window_ends_at'),
  // Messages to tills name orders and nobody (§365).
  webhook_deliveries: kept(
    ...['id', 'webhook_id', 'type', 'body', 'state', 'created_at', 'series', 'attempts', 'last_attempt_at'],
    ...['next_attempt_at', 'answer_status', 'answer_ms', 'problem'],
  ),
  // Hashes of a cart, for two days.
  lost_order_carts: kept('business_id', 'day', 'cart', 'sender', 'reason'),
  'sandbox.objects': { erased: ['data'], kept: ['id', 'kind', 'hidden', 'due_at', 'created_at'] },
  'sandbox.answers': row('key', 'fingerprint', 'status', 'body', 'created_at'),

  // Owners.
  users: row('id', 'email', 'password_hash', 'language', 'created_at', 'updated_at'),
  memberships: row('user_id', 'business_id', 'role', 'unwanted_mails', 'created_at', 'chosen_at'),
  session_families: row(
    ...[
      'id',
      'business_id',
      'created_at',
      'ended_at',
      'user_agent',
      'last_used_at',
      'device_hash',
      'user_id',
    ],
  ),
  refresh_tokens: row('hash', 'family_id', 'expires_at', 'rotated_at'),
  two_factor: row('business_id', 'secret', 'confirmed_at', 'last_step', 'user_id'),
  recovery_codes: row('business_id', 'hash', 'user_id'),
  login_challenges: row('hash', 'business_id', 'expires_at', 'user_id'),
  password_resets: row('business_id', 'request_id', 'hash', 'expires_at', 'user_id'),
  earlier_password_resets: row('hash', 'business_id', 'expires_at', 'user_id'),
  email_changes: row('id', 'business_id', 'old_email', 'changed_at', 'user_id'),
  api_keys: row('id', 'business_id', 'created_by', 'name', 'hash', 'hint', 'created_at', 'last_used_at'),
  businesses: {
    erased: [
      ...['email', 'password_hash', 'telephone', 'address', 'postal_code', 'description', 'image_id'],
      ...['latitude', 'longitude'],
    ],
    // A place's name and tax number stand in its books; its address on the web is made of its name.
    kept: [
      ...[
        'id',
        'business_name',
        'city',
        'vat_number',
        'rating_sum',
        'rating_count',
        'created_at',
        'updated_at',
      ],
      ...['language', 'slug', 'content_languages', 'unwanted_mails', 'creation_fingerprint'],
      ...['taken_down_at', 'taken_down_reason'],
    ],
  },
  webhooks: row(
    ...[
      'id',
      'business_id',
      'url',
      'secret',
      'old_secret',
      'old_secret_until',
      'created_at',
      'failing_since',
    ],
    ...['off_at', 'off_reason'],
  ),
  printers: row(
    ...[
      'id',
      'business_id',
      'name',
      'paper_mm',
      'prints_kitchen',
      'prints_receipt',
      'prints_at',
      'token_hash',
    ],
    ...['mac', 'created_at', 'last_seen_at', 'status_code'],
  ),
  // Numbers by which the payment provider knows a place and its plan.
  billing_customers: kept('business_id', 'ref'),
  subscriptions: kept(
    ...['business_id', 'plan_id', 'tier', 'status', 'cancel_at_period_end', 'current_period_start'],
    ...['current_period_end', 'created_at', 'ref', 'past_due_since', 'card_brand', 'card_last4'],
    ...['trial_ending_told', 'version', 'price_minor'],
  ),
  subscription_starts: kept('business_id', 'key', 'fingerprint', 'started_at', 'done', 'failed'),
  // Mails by the number of their occasion.
  sent_mails: kept('message_id', 'sent_at', 'is_refused'),

  // Operators and teams, who are the company's own.
  personal_data_acts: kept('id', 'act', 'subject', 'acted_by', 'acted_at', 'reference', 'counts'),
  release_moves: kept(
    ...[
      'id',
      'part',
      'action',
      'version',
      'replaced',
      'percent',
      'moved_by',
      'reason',
      'moved_at',
      'untried',
    ],
    ...['own_reason', 'team_trial'],
  ),
  release_trials: kept('id', 'part', 'version', 'beside', 'problems', 'tried_by', 'tried_at', 'by_operator'),
  release_versions: kept(
    ...['part', 'version', 'digest', 'facts', 'published_by', 'published_at', 'is_complete', 'withdrawn_at'],
  ),
  release_paths: kept('part', 'path', 'granted_by', 'granted_at'),
  known_addresses: kept('id', 'range', 'reason', 'added_by', 'added_at', 'ends_at'),
  release_budgets: kept('part', 'kind', 'bytes', 'set_by', 'set_at'),
  release_tokens: kept('hash', 'team', 'part', 'is_observer', 'created_at', 'revoked_at'),
  // A reason that was written for an order may name its guest.
  operator_acts: { erased: ['reason'], kept: ['id', 'act', 'acted_by', 'acted_at', 'about'] },
};

/** Tables in which nobody stands: what places publish and set, codes, counts, secrets of the server. */
export const IMPERSONAL_TABLES: readonly string[] = [
  ...[
    'menus',
    'sections',
    'items',
    'item_prices',
    'item_pictures',
    'menu_imports',
    'sold_out_options',
    'stock_counts',
    'taken_stock',
    'price_changes',
    'popular_items',
    'new_items',
    'images',
    'dish_names',
  ],
  ...['search_cities', 'search_documents', 'search_words', 'open_times', 'opening_hours', 'removed_hours'],
  ...[
    'order_settings',
    'order_slots',
    'place_tables',
    'ready_screens',
    'console_signs',
    'print_jobs',
    'lost_orders',
    'order_days',
    'order_day_dishes',
    'order_day_choices',
    'order_days_counted',
    'order_day_changes',
    'archived_order_months',
    'archived_order_files',
  ],
  ...['categories', 'collection_methods', 'cuisine_types', 'currencies', 'decline_reasons', 'fulfilments'],
  ...[
    'key_scopes',
    'api_key_scopes',
    'order_statuses',
    'payment_methods',
    'payment_statuses',
    'price_ranges',
  ],
  ...['subscription_statuses', 'subscription_tiers', 'webhook_events', 'webhook_choices'],
  ...['currency_rates', 'exchange_rates', 'provider_events', 'told_pushes', 'backup_runs', 'migrations'],
  ...[
    'support_views',
    'release_channels',
    'release_preview_key',
    'release_reports',
    'release_reports_beside',
    'browser_errors',
  ],
  ...['former_slugs', 'installation', 'signing_keys', 'vapid_keys', 'sandbox.keys'],
];

/** Words of which a column's name has one where it may be about a person, in any table. */
export const PERSONAL_WORDS =
  /mail|phone|customer|person|user|owner|author|first_?name|last_?name|full_?name|birth|agent|address|_by$|^ip$/;
