import { hasSubscriptionEnded, isSubscriptionUnpaid, type Subscription } from '@tavolina/shared-api/contract';
import { DAY_MS } from '@tavolina/shared-console/page/time-spans.ts';

/** Names of the cards that are common here; any other is told as the provider writes it. */
const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** What the screen says of a subscription: one that runs out counts as canceled before its end. */
export const shownStatus = ({
  status,
  cancel_at_period_end,
}: Pick<Subscription, 'status' | 'cancel_at_period_end'>): Subscription['status'] =>
  cancel_at_period_end && (status === 'active' || status === 'trialing') ? 'canceled' : status;

/** Whether there is nothing left to change or cancel, so that a plan is chosen again; an unpaid one ends before its period. */
export const hasEnded = (subscription: Subscription, now: number): boolean =>
  hasSubscriptionEnded(subscription) ||
  (subscription.cancel_at_period_end && Date.parse(subscription.current_period_end) <= now);

/** Whether a plan has begun; one whose first payment is still to come has not. */
export const hasBegun = (subscription: Pick<Subscription, 'status'> | null): boolean =>
  subscription !== null && subscription.status !== 'incomplete';

/** Whether the plan ends, or does not begin, unless a card is given. */
export const needsCard = (subscription: Subscription): boolean =>
  isSubscriptionUnpaid(subscription) ||
  (shownStatus(subscription) === 'trialing' && subscription.card === null);

/** The card that can pay for another plan; one that waits for another card cannot pay with the one it has. */
export const usableCard = (subscription: Subscription): Subscription['card'] =>
  needsCard(subscription) ? null : subscription.card;

/** Whole days until a moment; today's end counts as one. */
export const daysUntil = (iso: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(iso) - now) / DAY_MS));

/** A card as its owner knows it; providers write its brand small. */
export const shownCard = ({ brand, last4 }: NonNullable<Subscription['card']>) => ({
  brand: BRANDS[brand] ?? brand,
  last4,
});
