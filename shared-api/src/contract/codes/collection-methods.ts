import { codesOf } from './codes-of.ts';
import type { Look } from './look.ts';

/** How the badge of an order that was collected so looks; its words are `collect.<code>` and `paymentStatus.collected_<code>`. */
const TABLE = {
  cash: { tone: 'success', icon: 'wallet' },
  card: { tone: 'success', icon: 'card' },
} as const satisfies Record<string, Look>;

/** How an order that is paid at the restaurant was collected (product.md §107). */
export type CollectionMethod = keyof typeof TABLE;

/** All ways to collect. */
export const COLLECTION_METHODS = codesOf(TABLE);

/** How an order stands with its payment once it was collected so. */
export const collectedState = <Method extends CollectionMethod>(by: Method) => `collected_${by}` as const;

/** Looks of these states, by state. */
export const COLLECTED_LOOKS: Readonly<Record<string, Look>> = Object.fromEntries(
  COLLECTION_METHODS.map((by) => [collectedState(by), TABLE[by]]),
);
