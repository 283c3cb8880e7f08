import type { Currency, ErrorCode, SubscriptionTier } from '@tavolina/shared-api/contract';

/** Names of the sentences about one wrong field. */
export type FieldMessage =
  | 'required'
  | 'too_long'
  | 'too_short'
  | 'too_small'
  | 'too_big'
  | 'whole_number'
  | 'email'
  | 'phone'
  | 'nipt'
  | 'single_line'
  | 'unstorable'
  | 'two_decimals'
  | 'empty_list'
  | 'list_too_long'
  | 'too_many_of_dish'
  | 'mismatch'
  | 'invalid';

/** All sentences of the API in one language. What stands in braces is filled in; no limit stands in one as a figure. */
export interface Messages {
  failures: Record<ErrorCode, string>;
  fields: Record<FieldMessage, string>;
  /** How long to wait, as it stands in a sentence; `moment` where nobody knows. */
  waits: Record<'moment' | 'second' | 'seconds' | 'minute' | 'minutes' | 'hour' | 'hours', string>;
  /** How much a plan allows: one, and any other number. */
  limits: Record<'menu' | 'menus' | 'item' | 'items', string>;
  /** What a plan is for and what it gives, in the order in which it is shown; `{menus}` and `{items}` are its limits. */
  plans: Record<SubscriptionTier, { description: string; features: string[] }>;
  /** Words of a menu's table, and what can be wrong with one. */
  menuTable: {
    headings: Record<'section' | 'name' | 'description' | 'available' | 'currency' | Currency, string>;
    yes: string;
    no: string;
    noHeading: string;
    unreadable: string;
    yesOrNo: string;
    price: string;
    priceNegative: string;
    priceTooHigh: string;
    priceDecimals: string;
    noPrice: string;
    noRowsOne: string;
    noRows: string;
    repeated: string;
  };
  /** Headings of the table of card payments. */
  ledger: Record<
    | 'order'
    | 'customer'
    | 'paid_at'
    | 'gross'
    | 'refunded'
    | 'disputed'
    | 'payable'
    | 'note'
    | 'refund_failed',
    string
  >;
  /** Answers of calls that only say that something was done. */
  done: { password_changed: string; reset_sent: string; password_reset: string };
}
