import type Stripe from 'stripe';

/** Disputes in which the money is with the card's bank; in an inquiry it is not yet, in one that was won no more. */
const WITH_BANK: readonly Stripe.Dispute['status'][] = ['needs_response', 'under_review', 'lost'];

/** No payment has more. */
const MOST = 10;

/** What banks have taken back of a payment, in cents. */
export const disputedMinorOf = async (stripe: Stripe, paymentIntent: string): Promise<number> => {
  const { data } = await stripe.disputes.list({ payment_intent: paymentIntent, limit: MOST });
  return data.filter(({ status }) => WITH_BANK.includes(status)).reduce((sum, { amount }) => sum + amount, 0);
};
