import type Stripe from 'stripe';
import type { Payment } from './payment-provider.ts';

/**
 * Dispute states in which the bank holds the money. In an inquiry it does not hold it yet, in a won dispute
 * no longer.
 */
const WITH_BANK: readonly Stripe.Dispute['status'][] = ['needs_response', 'under_review', 'lost'];

/** More than any payment has. */
const MOST = 10;

/** Amounts of a payment that banks took back because of disputes, in cents. */
export const disputesOf = async (
  stripe: Stripe,
  paymentIntent: string,
): Promise<Pick<Payment, 'disputedMinor' | 'lostMinor'>> => {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: MOST });
  const sumOf = (statuses: readonly Stripe.Dispute['status'][]): number =>
    data.filter(({ status }) => statuses.includes(status)).reduce((sum, { amount }) => sum + amount, 0);
  return { disputedMinor: sumOf(WITH_BANK), lostMinor: sumOf(['lost']) };
};
