import { getPaymentConfig } from '@tavolina/shared-api/client';
import {
  DEFAULT_PAYMENT_METHOD,
  isPaidOnline,
  LIMITS,
  type PaymentConfig,
  type PaymentMethod,
  toMinor,
} from '@tavolina/shared-api/contract';
import { queryOptions } from '@tavolina/shared-api/runtime';

/** Whether a card can be used for this order, and if not, why: a text under `checkout.cardNot`. */
export type CardOffer = 'offered' | 'asking' | 'unknown' | 'not_here' | 'too_small' | 'too_large';

/** How cards are taken in this installation. */
export const paymentConfigQuery = queryOptions({
  queryKey: ['payment-config'],
  queryFn: ({ signal }) => getPaymentConfig(signal),
  staleTime: 300_000,
});

/** Decides whether a card is offered for a total in euro (product.md §27). */
export const cardOffer = (
  config: PaymentConfig | undefined,
  error: Error | null,
  euroTotal: number,
): CardOffer => {
  if (!config) return error ? 'unknown' : 'asking';
  if (config.provider === null) return 'not_here';
  const amountMinor = toMinor(euroTotal);
  if (amountMinor < LIMITS.cardMinimumMinor) return 'too_small';
  return amountMinor > LIMITS.cardMaximumMinor ? 'too_large' : 'offered';
};

/** How an order is paid: as its diner chose, but by no card that is not offered. */
export const methodFor = (chosen: PaymentMethod, offer: CardOffer): PaymentMethod =>
  isPaidOnline(chosen) && offer !== 'offered' ? DEFAULT_PAYMENT_METHOD : chosen;
