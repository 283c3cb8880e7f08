import { codesOf } from './codes-of.ts';
import { COLLECTED_LOOKS } from './collection-methods.ts';
import type { Look } from './look.ts';

/** The statuses and their badges; their texts are `paymentStatus.<code>` of shared-ui. */
const TABLE = {
  unpaid: { tone: 'outline', icon: 'wallet' },
  pending: { tone: 'attention', icon: 'hourglass' },
  paid: { tone: 'success', icon: 'card' },
  canceled: { tone: 'neutral', icon: 'cross' },
  refund_pending: { tone: 'attention', icon: 'undo' },
  refunded: { tone: 'neutral', icon: 'undo' },
} as const satisfies Record<string, Look>;

/**
 * Payment status of an order: `unpaid` is paid at the restaurant, all others are card payments (product.md
 * §27, §51, §52).
 */
export type PaymentStatus = keyof typeof TABLE;

/** All payment statuses. */
export const PAYMENT_STATUSES = codesOf(TABLE);

/** More precise states that are shown instead of a status; see `paymentState`. */
const MORE = {
  refund_failed: { tone: 'danger', icon: 'undo' },
  refunded_by_hand: { tone: 'neutral', icon: 'undo' },
} as const satisfies Record<string, Look>;

/** A state that is more precise than the status. */
export type FurtherPaymentState = keyof typeof MORE;

const LOOKS: Readonly<Record<string, Look>> = { ...TABLE, ...MORE, ...COLLECTED_LOOKS };

/** Badge of a payment state; undefined for one that this build does not know. */
export const paymentLook = (state: string): Look | undefined =>
  Object.hasOwn(LOOKS, state) ? LOOKS[state] : undefined;
