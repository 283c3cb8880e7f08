import type Stripe from 'stripe';
import { ask } from './stripe-calls.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

/** Statuses that do not come back to life. */
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

/** Whether a subscription with Stripe is over for good. */
export const hasEndedWithStripe = ({ status }: Stripe.Subscription): boolean => ENDED.includes(status);

/** Ends unpaid subscriptions with Stripe. */
export const createStripeEnding = (stripe: Stripe): Pick<SubscriptionProvider, 'abandon'> => {
  const look = async (
    ref: string,
  ): Promise<{ subscription: Stripe.Subscription; bill: Stripe.Invoice | null }> => {
    const subscription = await stripe.subscriptions.retrieve(ref, { expand: ['latest_invoice'] });
    const { latest_invoice: bill } = subscription;
    return { subscription, bill: typeof bill === 'object' ? bill : null };
  };
  const voidBill = async (ref: string, bill: string): Promise<void> => {
    try {
      await stripe.invoices.voidInvoice(bill);
    } catch (error) {
      // It was paid first, or is void already.
      if ((await look(ref)).bill?.status === 'open') throw error;
    }
  };
  return {
    abandon: (ref) =>
      ask(async () => {
        const { bill: open } = await look(ref);
        // A browser may still hold the secret of its payment, which outlives the subscription.
        if (open?.status === 'open') await voidBill(ref, open.id);
        const { subscription, bill } = await look(ref);
        if (bill?.status === 'paid') return false;
        if (!hasEndedWithStripe(subscription)) await stripe.subscriptions.cancel(ref);
        return true;
      }),
  };
};
