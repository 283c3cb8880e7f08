import { codesOf } from './codes-of.ts';
import type { Look } from './look.ts';

/**
 * Badges of orders paid this way; their texts are `collect.<code>` and `paymentStatus.collected_<code>`.
 */
const TABLE = {
  cash: { tone: 'success', icon: 'wallet' },
  card: { tone: 'success', icon: 'card' },
} as const satisfies Record<string, Look>;

/** How an order was paid at the restaurant (product.md §107). */
export type CollectionMethod = keyof typeof TABLE;

/** All ways to pay at the restaurant. */
export const COLLECTION_METHODS = codesOf(TABLE);

/** The payment state of an order that was paid this way. */
export const collectedState = <Method extends CollectionMethod>(by: Method) => `collected_${by}` as const;

/** Badges of these states. */
export const COLLECTED_LOOKS: Readonly<Record<string, Look>> = Object.fromEntries(
  COLLECTION_METHODS.map((by) => [collectedState(by), TABLE[by]]),
);
