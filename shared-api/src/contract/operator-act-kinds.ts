/** Kinds of acts that are recorded (product.md §539). Later servers may record further ones. */
export const OPERATOR_ACTS = [
  'release',
  'canary',
  'promote',
  'rollback',
  'abort',
  'publish',
  'collect',
  'token_created',
  'tokens_revoked',
  'paths_granted',
  'budget_set',
  'review_hidden',
  'review_shown',
  'review_kept',
  'rates_stored',
  'data_exported',
  'data_erased',
  'order_seen',
  'place_seen',
  'owner_looked_up',
  'sent_again',
  'menu_taken_down',
  'menu_put_back',
  'place_taken_down',
  'place_put_back',
  'address_known',
  'address_ended',
] as const;

/** A kind of act. */
export type OperatorActKind = (typeof OPERATOR_ACTS)[number];
