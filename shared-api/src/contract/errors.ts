import { z } from 'zod';

/** Every error of the API with its HTTP status. Codes are stable, sentences are translated. */
export const ERROR_STATUS = {
  malformed_request: 400,
  request_timeout: 408,
  upload_invalid: 422,
  upload_pixels: 422,
  unauthorized: 401,
  session_expired: 401,
  login_failed: 401,
  two_factor_required: 401,
  challenge_expired: 401,
  forbidden: 403,
  not_a_member: 403,
  key_not_allowed: 403,
  read_only: 403,
  not_for_support: 403,
  too_many_businesses: 403,
  plan_required: 403,
  plan_limit_reached: 403,
  plan_unavailable: 403,
  orders_not_accepted: 403,
  not_found: 404,
  menu_not_found: 404,
  item_not_found: 404,
  place_not_found: 404,
  order_not_found: 404,
  business_order_not_found: 404,
  user_not_found: 404,
  version_unknown: 404,
  method_not_allowed: 405,
  email_taken: 409,
  version_conflict: 409,
  menu_taken_down: 409,
  idempotency_conflict: 409,
  idempotency_in_progress: 409,
  item_unavailable: 409,
  too_few_left: 409,
  item_not_served: 409,
  item_unpriced: 409,
  choice_unknown: 422,
  choice_missing: 422,
  choice_too_many: 422,
  choice_unavailable: 409,
  choice_for_nothing: 409,
  fulfilment_unavailable: 409,
  slot_unavailable: 409,
  later_unavailable: 409,
  table_unknown: 404,
  screen_unknown: 404,
  table_exists: 409,
  too_many_tables: 403,
  too_many_devices: 403,
  too_many_keys: 403,
  too_many_webhooks: 403,
  webhook_off: 409,
  too_many_printers: 403,
  no_printer: 409,
  place_closed: 409,
  ordering_paused: 409,
  place_unattended: 409,
  item_unknown: 422,
  price_changed: 409,
  order_state_conflict: 409,
  order_refunded: 409,
  order_not_delivered: 409,
  already_reviewed: 409,
  already_subscribed: 409,
  nothing_to_undo: 409,
  two_factor_on: 409,
  two_factor_off: 409,
  two_factor_replaced: 409,
  version_exists: 409,
  release_conflict: 409,
  nothing_to_move: 409,
  upload_too_large: 413,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  wrong_password: 422,
  wrong_code: 422,
  current_password_needed: 422,
  common_password: 422,
  reset_link_invalid: 422,
  release_refused: 422,
  move_refused: 422,
  card_declined: 402,
  card_required: 422,
  card_amount_too_small: 422,
  card_amount_too_large: 422,
  card_unavailable: 422,
  rate_limited: 429,
  too_many_orders: 429,
  internal_error: 500,
  service_unavailable: 503,
  payment_unavailable: 503,
} as const;

/** Stable code of an error. */
export type ErrorCode = keyof typeof ERROR_STATUS;

/** Errors that any call may answer, beside those it declares. */
export const COMMON_ERRORS = [
  'malformed_request',
  'request_timeout',
  'invalid_input',
  'body_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'service_unavailable',
] as const satisfies readonly ErrorCode[];

/** Further errors of any call with an owner's token or a till's key. */
export const OWNER_ERRORS = ['not_a_member', 'key_not_allowed'] as const satisfies readonly ErrorCode[];

/** One invalid field of a request; `field` is a dotted path, for example `items.0.quantity`. */
export const fieldError = z.object({ field: z.string(), message: z.string() });

/** Body of every error. `detail` is a sentence in the caller's language. */
export const errorBody = z.object({
  detail: z.string(),
  code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
  errors: z.array(fieldError).optional(),
  /** Name of the thing concerned, for example the sold-out item. */
  subject: z.string().optional(),
  /** How many are left of the thing concerned, where there are fewer than were ordered. */
  left: z.int().optional(),
  /** For a version conflict: the current state, in the format of the call's response. */
  current: z.unknown().optional(),
  /** When the place can next have an order ready, for an order that it does not take now. */
  next_at: z.iso.datetime({ offset: true }).optional(),
  /** Whether it takes the order now if that names `next_at` as its `ready_by` (product.md §520). */
  takes_next: z.boolean().optional(),
  /** For a login with the right password: id of the challenge for the second step. */
  challenge: z.string().optional(),
});

/** One invalid field of a request, see `fieldError`. */
export type FieldError = z.infer<typeof fieldError>;
/** Body of every error, see `errorBody` (product.md §6). */
export type ErrorBody = z.infer<typeof errorBody>;
