// Written by `npm run schema` from the migrations. Do not edit.
import type {
  Allergens,
  BusinessRole,
  Category,
  CollectionMethod,
  CuisineType,
  Currency,
  DeclineReason,
  DeliveryProblem,
  DeliveryState,
  DeliveryType,
  Diet,
  Diets,
  Focus,
  Fulfilment,
  KeyScope,
  Language,
  LostOrderReason,
  OptionalMail,
  OrderStatus,
  PaperWidth,
  PaymentMethod,
  PaymentStatus,
  PriceRange,
  PrintTime,
  ReleaseAction,
  Schedule,
  SubscriptionStatus,
  SubscriptionTier,
  TicketKind,
  WebhookEvent,
  WebhookOffReason,
} from '@tavolina/shared-api/contract';
import type { ColumnType, GeneratedAlways } from 'kysely';

/** A column that the database fills where nothing is given. */
type Filled<T> =
  T extends ColumnType<infer S, infer I, infer U>
    ? ColumnType<S, I | undefined, U>
    : ColumnType<T, T | undefined, T>;
type List<T> = ColumnType<T[], readonly T[], readonly T[]>;
/** A moment; `infinity` is one that never comes. */
type Moment = ColumnType<Date, Date | string, Date | string>;
type Bytes = ColumnType<Buffer, Uint8Array, Uint8Array>;
/** JSON, which is written as text; what is in it only its reader knows. */
type Json = ColumnType<unknown, string, string>;
/** The same where the contract knows what is in it. */
type Document<T> = ColumnType<T, string, string>;

interface ApiKeyScopesTable {
  key_id: string;
  scope: KeyScope;
}

interface ApiKeysTable {
  id: Filled<string>;
  business_id: string;
  created_by: string;
  name: string;
  hash: Bytes;
  hint: string;
  created_at: Moment;
  last_used_at: Moment | null;
}

interface ArchivedOrderFilesTable {
  month: Moment;
  key: string;
  orders: number;
  bytes: number;
  sha256: string;
}

interface ArchivedOrderMonthsTable {
  month: Moment;
  orders: number;
  lines: number;
  steps: number;
  total_minor: number;
  archived_at: Moment;
}

interface BackupRunsTable {
  id: GeneratedAlways<number>;
  kind: string;
  backup: string;
  started_at: Moment;
  ended_at: Moment;
  succeeded: boolean;
  outcome: string;
}

interface BillingCustomersTable {
  business_id: string;
  ref: string;
}

interface BrowserErrorsTable {
  id: Filled<string>;
  part: string;
  version: string;
  fingerprint: string;
  message: string;
  path: string;
  browser: string;
  frames: Json;
  count: number;
  first_at: Filled<Moment>;
  last_at: Filled<Moment>;
}

interface BusinessesTable {
  id: string;
  email: string | null;
  password_hash: string | null;
  business_name: string;
  telephone: Filled<string>;
  address: Filled<string>;
  city: Filled<string>;
  postal_code: Filled<string>;
  vat_number: Filled<string>;
  description: Filled<string>;
  rating_sum: Filled<number>;
  rating_count: Filled<number>;
  created_at: Filled<Moment>;
  updated_at: Filled<Moment>;
  language: Filled<Language>;
  image_id: string | null;
  unwanted_mails: Filled<List<OptionalMail>>;
  creation_fingerprint: Bytes | null;
  latitude: number | null;
  longitude: number | null;
  content_languages: Filled<List<string>>;
  slug: Filled<string>;
  taken_down_at: Moment | null;
  taken_down_reason: string | null;
}

interface CategoriesTable {
  code: Category;
}

interface CollectionMethodsTable {
  code: CollectionMethod;
}

interface ConsoleSignsTable {
  business_id: string;
  alive_at: Moment;
  watched_from: Moment | null;
  is_paused: Filled<boolean>;
}

interface ContactMessagesTable {
  id: string;
  full_name: string;
  email: string;
  subject: string;
  message: string;
  language: Language;
  created_at: Moment;
}

interface CuisineTypesTable {
  code: CuisineType;
}

interface CurrenciesTable {
  code: Currency;
}

interface CurrencyRatesTable {
  date: Moment;
  currency: Currency;
  rate: number;
}

interface DeclineReasonsTable {
  code: DeclineReason;
}

interface DishNamesTable {
  folded: string;
  name: string;
  menus_count: Filled<number>;
  terms: List<string>;
  words: GeneratedAlways<string>;
  languages: Filled<List<string>>;
  called: Filled<Json>;
}

interface EarlierPasswordResetsTable {
  hash: Bytes;
  business_id: Filled<string>;
  expires_at: Moment;
  user_id: string;
}

interface EmailChangesTable {
  id: string;
  business_id: Filled<string>;
  old_email: string;
  changed_at: Moment;
  user_id: string;
}

interface ExchangeRatesTable {
  date: Moment;
  all_rate: number;
  usd_rate: number;
  gbp_rate: number;
}

interface FormerSlugsTable {
  slug: string;
  business_id: string;
}

interface FulfilmentsTable {
  code: Fulfilment;
}

interface IdempotencyKeysTable {
  key: string;
  fingerprint: Bytes;
  order_id: string;
  created_at: Filled<Moment>;
}

interface ImagesTable {
  id: string;
  width: number;
  height: number;
  widths: List<number>;
  placeholder: string;
  created_at: Filled<Moment>;
  unused_since: Moment | null;
}

interface InstallationTable {
  only: Filled<boolean>;
  id: Filled<string>;
}

interface ItemPicturesTable {
  item_id: string;
  position: number;
  image_id: string;
  focus: Document<Focus> | null;
}

interface ItemPricesTable {
  item_id: string;
  currency: Currency;
  price_minor: number;
  is_default: Filled<boolean>;
}

interface ItemsTable {
  id: string;
  menu_id: string;
  section_id: string | null;
  name: string;
  description: Filled<string>;
  available: Filled<boolean>;
  default_currency: Currency;
  price_minor: number;
  lek_minor: number;
  position: number;
  image_id: string | null;
  sold_out_until: Moment | null;
  work_minutes: number | null;
  option_group_ids: Filled<List<string>>;
  portion: Filled<string>;
  allergens: Filled<Document<Allergens>>;
  diets: Filled<Document<Diets>>;
  translations: Filled<Json>;
  schedule: Document<Schedule> | null;
  focus: Document<Focus> | null;
  goes_with: Filled<List<string>>;
}

interface KeyScopesTable {
  code: KeyScope;
}

interface KnownAddressesTable {
  id: Filled<string>;
  range: string;
  reason: string;
  added_by: string;
  added_at: Moment;
  ends_at: Moment;
}

interface LedgerEntriesTable {
  id: GeneratedAlways<number>;
  business_id: string;
  order_id: string;
  kind: string;
  amount_minor: number;
  entered_at: Filled<Moment>;
}

interface LoginChallengesTable {
  hash: Bytes;
  business_id: Filled<string>;
  expires_at: Moment;
  user_id: string;
}

interface LostOrderCartsTable {
  business_id: string;
  day: Moment;
  cart: Bytes;
  reason: LostOrderReason | null;
  sender: Bytes | null;
}

interface LostOrdersTable {
  business_id: string;
  day: Moment;
  reason: LostOrderReason;
  orders: number;
}

interface MembershipsTable {
  user_id: string;
  business_id: string;
  role: Filled<BusinessRole>;
  unwanted_mails: Filled<List<OptionalMail>>;
  created_at: Filled<Moment>;
  chosen_at: Moment | null;
}

interface MenuImportsTable {
  menu_id: string;
  version: number;
  content: Json;
  replaced_at: Filled<Moment>;
}

interface MenusTable {
  id: string;
  business_id: string;
  title: string;
  description: Filled<string>;
  cuisine_type: CuisineType | null;
  category: Category | null;
  price_range: PriceRange | null;
  default_currency: Currency;
  is_published: Filled<boolean>;
  version: Filled<number>;
  items_count: Filled<number>;
  sections_count: Filled<number>;
  item_names: Filled<List<string>>;
  lowest_price_minor: number | null;
  created_at: Filled<Moment>;
  updated_at: Filled<Moment>;
  image_id: string | null;
  saved_as: Bytes | null;
  creation_key: string | null;
  creation_fingerprint: Bytes | null;
  option_groups: Filled<Json>;
  translations: Filled<Json>;
  schedule: Document<Schedule> | null;
  taken_down_at: Moment | null;
  taken_down_reason: string | null;
  was_published: Filled<boolean>;
}

interface NewItemsTable {
  item_id: string;
  menu_id: string;
  stored_at: Filled<Moment>;
}

interface OpenTimesTable {
  business_id: string;
  opens_at: Moment;
  closes_at: Moment;
}

interface OpeningHoursTable {
  business_id: string;
  hours: Json;
  version: Filled<number>;
}

interface OperatorActsTable {
  id: GeneratedAlways<number>;
  act: string;
  acted_by: string;
  acted_at: Moment;
  about: string;
  reason: string | null;
}

interface OrderAddressesTable {
  order_id: string;
  address: string;
  known_until: Moment;
}

interface OrderDayChangesTable {
  id: GeneratedAlways<number>;
  business_id: string;
  day: Moment;
}

interface OrderDayChoicesTable {
  business_id: string;
  day: Moment;
  group: string;
  name: string;
  quantity: number;
}

interface OrderDayDishesTable {
  business_id: string;
  day: Moment;
  currency: Currency;
  menu_item_id: string | null;
  name: string;
  latest: Moment;
  quantity: number;
  revenue_minor: number;
  collected_minor: number;
}

interface OrderDaysTable {
  business_id: string;
  day: Moment;
  currency: Currency;
  orders: number;
  sold: number;
  revenue_minor: number;
  collected_minor: number;
  cash_minor: number;
  card_minor: number;
  online_minor: number;
  open_minor: number;
  open_orders: number;
  waited_seconds: number;
  waiting: number;
  promised: number;
  kept: number;
  recommended_orders: number;
  recommended_quantity: number;
  recommended_minor: number;
  recommended_collected_minor: number;
}

interface OrderDaysCountedTable {
  before: Moment;
}

interface OrderHistoryTable {
  id: Filled<number>;
  order_id: string;
  status: OrderStatus;
  changed_at: Filled<Moment>;
  promised_before: Moment | null;
}

interface OrderItemsTable {
  id: string;
  order_id: string;
  menu_item_id: string | null;
  name: string;
  price_minor: number;
  quantity: number;
  notes: string | null;
  position: number;
  display_price_minor: number | null;
  choices: Filled<Json>;
  translation: Json | null;
  is_recommended: Filled<boolean>;
  ordered_at: Filled<Moment>;
}

interface OrderNumbersTable {
  id: string;
  created_at: Moment;
}

interface OrderSettingsTable {
  business_id: string;
  takes_pickup: boolean;
  takes_table: boolean;
  takes_later: boolean;
  preparation_minutes: number;
  lead_minutes: number;
  last_order_minutes: number;
  slot_orders: number | null;
  remind_minutes: number;
  cancel_minutes: number;
  busy_minutes: number;
  busy_until: Moment | null;
  paused_until: Moment | null;
  pause_note: string;
  uses_measured_time: Filled<boolean>;
  measured_minutes: Filled<Json>;
  silent_from: Moment | null;
  silent_until: Moment | null;
  slot_work_minutes: number | null;
}

interface OrderSlotsTable {
  business_id: string;
  starts_at: Moment;
  orders: number;
  work_minutes: Filled<number>;
}

interface OrderStatusesTable {
  code: OrderStatus;
}

interface OrdersTable {
  id: string;
  business_id: string;
  status: Filled<OrderStatus>;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  notes: string | null;
  internal_notes: Filled<string>;
  language: Filled<Language>;
  total_minor: number;
  display_currency: Currency;
  display_total_minor: number;
  rate: number;
  version: Filled<number>;
  created_at: Filled<Moment>;
  updated_at: Filled<Moment>;
  euro_by_rate: boolean | null;
  collected_by: CollectionMethod | null;
  collected_at: Moment | null;
  cancelled_by_customer: Filled<boolean>;
  refund_failed: Filled<boolean>;
  refunded_by_hand: Filled<boolean>;
  fulfilment: Filled<Fulfilment>;
  table_label: string | null;
  asked_for: Moment | null;
  promised_at: Moment | null;
  first_promised_at: Moment | null;
  decline_reason: DeclineReason | null;
  slot_starts_at: Moment | null;
  seen_at: Moment | null;
  answer_by: Moment | null;
  waits_from: Moment | null;
  change_number: number | null;
  changed_at: Filled<Moment>;
  work_minutes: Filled<number>;
  allergy: string | null;
}

interface PasswordResetsTable {
  business_id: Filled<string>;
  request_id: string;
  hash: Bytes | null;
  expires_at: Moment;
  user_id: string;
}

interface PaymentMethodsTable {
  code: PaymentMethod;
}

interface PaymentStatusesTable {
  code: PaymentStatus;
}

interface PaymentsTable {
  order_id: string;
  ref: string | null;
  amount_minor: number;
  refunded_minor: Filled<number>;
  failures: Filled<number>;
  paid_at: Moment | null;
  mismatched_at: Moment | null;
  requested_at: Moment;
  look_at: Moment | null;
  failed_looks: Filled<number>;
  refund_tries: Filled<number>;
  disputed_minor: Filled<number>;
  refund_failures_before: Filled<number>;
  settlements: Filled<number>;
}

interface PersonalDataActsTable {
  id: GeneratedAlways<number>;
  act: string;
  subject: string;
  acted_by: string;
  acted_at: Moment;
  reference: string;
  counts: Json;
}

interface PlaceTablesTable {
  id: Filled<string>;
  business_id: string;
  label: string;
  code: string;
}

interface PopularItemsTable {
  item_id: string;
  menu_id: string;
  orders: number;
}

interface PriceChangesTable {
  menu_id: string;
  thing_id: string;
  starts_on: Moment;
  currency: Currency;
  price_minor: number;
}

interface PriceRangesTable {
  code: PriceRange;
}

interface PrintJobsTable {
  id: Filled<string>;
  number: GeneratedAlways<number>;
  printer_id: string;
  order_id: string;
  ticket: TicketKind;
  copy: number;
  created_at: Filled<Moment>;
  handed_out_at: Moment | null;
  printed_at: Moment | null;
}

interface PrintersTable {
  id: Filled<string>;
  business_id: string;
  name: string;
  paper_mm: PaperWidth;
  prints_kitchen: boolean;
  prints_receipt: boolean;
  prints_at: PrintTime;
  token_hash: Bytes;
  mac: string | null;
  created_at: Moment;
  last_seen_at: Moment | null;
  status_code: string | null;
}

interface ProviderEventsTable {
  id: string;
  received_at: Filled<Moment>;
}

interface PushDevicesTable {
  id: Filled<string>;
  endpoint: string;
  p256dh: string;
  auth: string;
  language: Language;
  user_agent: string;
  session_id: string | null;
  order_id: string | null;
  created_at: Filled<Moment>;
  last_push_at: Moment | null;
}

interface RateLimitsTable {
  key: string;
  hits: number;
  window_ends_at: Moment;
}

interface ReadyScreensTable {
  business_id: string;
  code: string;
}

interface RecoveryCodesTable {
  business_id: Filled<string>;
  hash: Bytes;
  user_id: string;
}

interface RefreshTokensTable {
  hash: Bytes;
  family_id: string;
  expires_at: Moment;
  rotated_at: Moment | null;
}

interface ReleaseBudgetsTable {
  part: string;
  kind: string;
  bytes: number;
  set_by: string;
  set_at: Moment;
}

interface ReleaseChannelsTable {
  part: string;
  stable: string;
  last_good: string | null;
  canary: string | null;
  canary_percent: number | null;
  canary_since: Moment | null;
  stable_since: Moment;
  move_id: number;
}

interface ReleaseMovesTable {
  id: GeneratedAlways<number>;
  part: string;
  action: ReleaseAction;
  version: string;
  replaced: string | null;
  percent: number | null;
  moved_by: string;
  reason: string;
  moved_at: Moment;
  untried: string | null;
  own_reason: Json | null;
  team_trial: string | null;
}

interface ReleasePathsTable {
  part: string;
  path: string;
  granted_by: string;
  granted_at: Moment;
}

interface ReleasePreviewKeyTable {
  is_only: Filled<boolean>;
  secret: Bytes;
}

interface ReleaseReportsTable {
  part: string;
  version: string;
  minute: Moment;
  kind: string;
  bucket: Filled<number>;
  count: number;
}

interface ReleaseReportsBesideTable {
  part: string;
  version: string;
  shell: string;
  minute: Moment;
  kind: string;
  bucket: number;
  count: number;
}

interface ReleaseTokensTable {
  hash: string;
  team: string;
  part: string | null;
  created_at: Moment;
  revoked_at: Moment | null;
  is_observer: Filled<boolean>;
}

interface ReleaseTrialsTable {
  id: GeneratedAlways<number>;
  part: string;
  version: string;
  beside: Json;
  problems: List<string>;
  tried_by: string;
  tried_at: Moment;
  by_operator: Filled<boolean>;
}

interface ReleaseVersionsTable {
  part: string;
  version: string;
  digest: string;
  facts: Json;
  published_by: string;
  published_at: Moment;
  is_complete: Filled<boolean>;
  withdrawn_at: Moment | null;
}

interface RemovedHoursTable {
  business_id: string;
  version: number;
}

interface ReviewsTable {
  order_id: string;
  business_id: string;
  rating: number;
  comment: string | null;
  created_at: Filled<Moment>;
  updated_at: Filled<Moment>;
  answer: string | null;
  answered_at: Moment | null;
  report_reason: string | null;
  reported_at: Moment | null;
  hidden_at: Moment | null;
  hidden_by: string | null;
  hidden_reason: string | null;
  let_stand_at: Moment | null;
}

interface SearchCitiesTable {
  name: string;
}

interface SearchDocumentsTable {
  menu_id: string;
  business_id: string;
  menu_created_at: Moment;
  business_created_at: Moment;
  business_name: string;
  title: string;
  cuisine_type: string | null;
  category: string | null;
  price_range: string | null;
  lowest_price_minor: number | null;
  highest_price_minor: number | null;
  rating: number | null;
  orders_until: Moment | null;
  latitude: number | null;
  longitude: number | null;
  location: GeneratedAlways<{ x: number; y: number }>;
  vocabulary: Filled<string>;
  terms: Filled<List<string>>;
  city: Filled<string>;
  diets: Filled<List<Diet>>;
  without: Filled<List<string>>;
}

interface SearchWordsTable {
  word: string;
  stem: Filled<string>;
  variants: Filled<List<string>>;
}

interface SectionsTable {
  id: string;
  menu_id: string;
  title: string;
  description: Filled<string>;
  display: Filled<boolean>;
  position: number;
  translations: Filled<Json>;
  schedule: Document<Schedule> | null;
}

interface SentMailsTable {
  message_id: string;
  sent_at: Filled<Moment>;
  is_refused: Filled<boolean>;
}

interface SessionFamiliesTable {
  id: string;
  business_id: Filled<string>;
  created_at: Filled<Moment>;
  ended_at: Moment | null;
  user_agent: Filled<string>;
  last_used_at: Filled<Moment>;
  device_hash: Bytes | null;
  user_id: string;
}

interface SigningKeysTable {
  id: string;
  secret: Bytes;
  created_at: Filled<Moment>;
}

interface SoldOutOptionsTable {
  menu_id: string;
  option_id: string;
  until: Moment;
}

interface StockCountsTable {
  thing_id: string;
  menu_id: string;
  left_now: number;
  daily: number | null;
  resets_at: Moment | null;
  period: Filled<number>;
}

interface SubscriptionStartsTable {
  business_id: string;
  key: string;
  fingerprint: Bytes;
  started_at: Filled<Moment>;
  done: Filled<boolean>;
  failed: Filled<boolean>;
}

interface SubscriptionStatusesTable {
  code: SubscriptionStatus;
}

interface SubscriptionTiersTable {
  code: SubscriptionTier;
  takes_orders: Filled<boolean>;
}

interface SubscriptionsTable {
  business_id: string;
  plan_id: string;
  tier: SubscriptionTier;
  status: SubscriptionStatus;
  cancel_at_period_end: Filled<boolean>;
  current_period_start: Moment;
  current_period_end: Moment;
  created_at: Filled<Moment>;
  ref: string | null;
  past_due_since: Moment | null;
  card_brand: string | null;
  card_last4: string | null;
  trial_ending_told: Filled<boolean>;
  version: Filled<number>;
  price_minor: number | null;
}

interface SupportViewsTable {
  id: Filled<string>;
  business_id: string;
  act_id: number;
  opened_with: string;
  hash: Bytes;
  opened_at: Moment;
  ends_at: Moment;
}

interface TakenStockTable {
  order_id: string;
  thing_id: string;
  taken: number;
  period: number;
}

interface ToldPushesTable {
  id: string;
  told_at: Filled<Moment>;
}

interface TwoFactorTable {
  business_id: Filled<string>;
  secret: string;
  confirmed_at: Moment | null;
  last_step: Filled<number>;
  user_id: string;
}

interface UsersTable {
  id: string;
  email: string;
  password_hash: string;
  language: Filled<Language>;
  created_at: Filled<Moment>;
  updated_at: Filled<Moment>;
}

interface VapidKeysTable {
  is_only: Filled<boolean>;
  public_key: string;
  private_key: string;
}

interface WebhookChoicesTable {
  webhook_id: string;
  event: WebhookEvent;
}

interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  type: DeliveryType;
  body: string;
  state: Filled<DeliveryState>;
  created_at: Filled<Moment>;
  series: Filled<number>;
  attempts: Filled<number>;
  last_attempt_at: Moment | null;
  next_attempt_at: Moment | null;
  answer_status: number | null;
  answer_ms: number | null;
  problem: DeliveryProblem | null;
}

interface WebhookEventsTable {
  code: WebhookEvent;
}

interface WebhooksTable {
  id: Filled<string>;
  business_id: string;
  url: string;
  secret: string;
  old_secret: string | null;
  old_secret_until: Moment | null;
  created_at: Moment;
  failing_since: Moment | null;
  off_at: Moment | null;
  off_reason: WebhookOffReason | null;
}

interface SandboxAnswersTable {
  key: string;
  fingerprint: string;
  status: number;
  body: Json;
  created_at: Filled<Moment>;
}

interface SandboxKeysTable {
  only: Filled<boolean>;
  secret_key: string;
  publishable_key: string;
  webhook_secret: string;
}

interface SandboxObjectsTable {
  id: string;
  kind: string;
  data: Json;
  hidden: Filled<Json>;
  due_at: Moment | null;
  created_at: Filled<Moment>;
}

/** Every table, by its name. */
export interface Tables {
  api_key_scopes: ApiKeyScopesTable;
  api_keys: ApiKeysTable;
  archived_order_files: ArchivedOrderFilesTable;
  archived_order_months: ArchivedOrderMonthsTable;
  backup_runs: BackupRunsTable;
  billing_customers: BillingCustomersTable;
  browser_errors: BrowserErrorsTable;
  businesses: BusinessesTable;
  categories: CategoriesTable;
  collection_methods: CollectionMethodsTable;
  console_signs: ConsoleSignsTable;
  contact_messages: ContactMessagesTable;
  cuisine_types: CuisineTypesTable;
  currencies: CurrenciesTable;
  currency_rates: CurrencyRatesTable;
  decline_reasons: DeclineReasonsTable;
  dish_names: DishNamesTable;
  earlier_password_resets: EarlierPasswordResetsTable;
  email_changes: EmailChangesTable;
  exchange_rates: ExchangeRatesTable;
  former_slugs: FormerSlugsTable;
  fulfilments: FulfilmentsTable;
  idempotency_keys: IdempotencyKeysTable;
  images: ImagesTable;
  installation: InstallationTable;
  item_pictures: ItemPicturesTable;
  item_prices: ItemPricesTable;
  items: ItemsTable;
  key_scopes: KeyScopesTable;
  known_addresses: KnownAddressesTable;
  ledger_entries: LedgerEntriesTable;
  login_challenges: LoginChallengesTable;
  lost_order_carts: LostOrderCartsTable;
  lost_orders: LostOrdersTable;
  memberships: MembershipsTable;
  menu_imports: MenuImportsTable;
  menus: MenusTable;
  new_items: NewItemsTable;
  open_times: OpenTimesTable;
  opening_hours: OpeningHoursTable;
  operator_acts: OperatorActsTable;
  order_addresses: OrderAddressesTable;
  order_day_changes: OrderDayChangesTable;
  order_day_choices: OrderDayChoicesTable;
  order_day_dishes: OrderDayDishesTable;
  order_days: OrderDaysTable;
  order_days_counted: OrderDaysCountedTable;
  order_history: OrderHistoryTable;
  order_items: OrderItemsTable;
  order_numbers: OrderNumbersTable;
  order_settings: OrderSettingsTable;
  order_slots: OrderSlotsTable;
  order_statuses: OrderStatusesTable;
  orders: OrdersTable;
  password_resets: PasswordResetsTable;
  payment_methods: PaymentMethodsTable;
  payment_statuses: PaymentStatusesTable;
  payments: PaymentsTable;
  personal_data_acts: PersonalDataActsTable;
  place_tables: PlaceTablesTable;
  popular_items: PopularItemsTable;
  price_changes: PriceChangesTable;
  price_ranges: PriceRangesTable;
  print_jobs: PrintJobsTable;
  printers: PrintersTable;
  provider_events: ProviderEventsTable;
  push_devices: PushDevicesTable;
  rate_limits: RateLimitsTable;
  ready_screens: ReadyScreensTable;
  recovery_codes: RecoveryCodesTable;
  refresh_tokens: RefreshTokensTable;
  release_budgets: ReleaseBudgetsTable;
  release_channels: ReleaseChannelsTable;
  release_moves: ReleaseMovesTable;
  release_paths: ReleasePathsTable;
  release_preview_key: ReleasePreviewKeyTable;
  release_reports: ReleaseReportsTable;
  release_reports_beside: ReleaseReportsBesideTable;
  release_tokens: ReleaseTokensTable;
  release_trials: ReleaseTrialsTable;
  release_versions: ReleaseVersionsTable;
  removed_hours: RemovedHoursTable;
  reviews: ReviewsTable;
  search_cities: SearchCitiesTable;
  search_documents: SearchDocumentsTable;
  search_words: SearchWordsTable;
  sections: SectionsTable;
  sent_mails: SentMailsTable;
  session_families: SessionFamiliesTable;
  signing_keys: SigningKeysTable;
  sold_out_options: SoldOutOptionsTable;
  stock_counts: StockCountsTable;
  subscription_starts: SubscriptionStartsTable;
  subscription_statuses: SubscriptionStatusesTable;
  subscription_tiers: SubscriptionTiersTable;
  subscriptions: SubscriptionsTable;
  support_views: SupportViewsTable;
  taken_stock: TakenStockTable;
  told_pushes: ToldPushesTable;
  two_factor: TwoFactorTable;
  users: UsersTable;
  vapid_keys: VapidKeysTable;
  webhook_choices: WebhookChoicesTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_events: WebhookEventsTable;
  webhooks: WebhooksTable;
  'sandbox.answers': SandboxAnswersTable;
  'sandbox.keys': SandboxKeysTable;
  'sandbox.objects': SandboxObjectsTable;
}
