import { codesOf } from './codes-of.ts';
import { COLLECTED_LOOKS } from './collection-methods.ts';
import type { Look } from './look.ts';

/** The statuses and how their badges look; their words are `paymentStatus.<code>` of shared-ui. */
const TABLE = {
  unpaid: { tone: 'outline', icon: 'wallet' },
  pending: { tone: 'attention', icon: 'hourglass' },
  paid: { tone: 'success', icon: 'card' },
  failed: { tone: 'danger', icon: 'cross' },
  canceled: { tone: 'neutral', icon: 'cross' },
  refund_pending: { tone: 'attention', icon: 'undo' },
  refunded: { tone: 'neutral', icon: 'undo' },
} as const satisfies Record<string, Look>;

/** Where an order's money stands: `unpaid` is paid at the restaurant, all others are of a card (product.md §27, §51, §52). */
export type PaymentStatus = keyof typeof TABLE;

/** All of them. */
export const PAYMENT_STATUSES = codesOf(TABLE);

/** What is shown instead of a status where more is known; see `paymentState`. */
const MORE = {
  refund_failed: { tone: 'danger', icon: 'undo' },
  refunded_by_hand: { tone: 'neutral', icon: 'undo' },
} as const satisfies Record<string, Look>;

/** A state that is known beside the status. */
export type FurtherPaymentState = keyof typeof MORE;

const LOOKS: Readonly<Record<string, Look>> = { ...TABLE, ...MORE, ...COLLECTED_LOOKS };

/** How the badge of a payment's state looks; undefined for one that is newer than this build. */
export const paymentLook = (state: string): Look | undefined =>
  Object.hasOwn(LOOKS, state) ? LOOKS[state] : undefined;
