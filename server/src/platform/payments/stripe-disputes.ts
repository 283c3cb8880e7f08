import type Stripe from 'stripe';

/**
 * Dispute states in which the bank holds the money. In an inquiry it does not hold it yet, in a won dispute
 * no longer.
 */
const WITH_BANK: readonly Stripe.Dispute['status'][] = ['needs_response', 'under_review', 'lost'];

/** More than any payment has. */
const MOST = 10;

/** Amount that banks hold of a payment because of disputes, in cents. */
export const disputedMinorOf = async (stripe: Stripe, paymentIntent: string): Promise<number> => {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: MOST });
  return data.filter(({ status }) => WITH_BANK.includes(status)).reduce((sum, { amount }) => sum + amount, 0);
};
