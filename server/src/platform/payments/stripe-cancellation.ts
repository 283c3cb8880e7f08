import { hasSubscriptionEnded } from '@tavolina/shared-api/contract';
import type Stripe from 'stripe';
import { callStripe } from './stripe-calls.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

/** Cancels unpaid subscriptions at Stripe. */
export const createStripeCancellation = (stripe: Stripe): Pick<SubscriptionProvider, 'abandon'> => {
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
      // It was paid meanwhile, or is already void.
      if ((await look(ref)).bill?.status === 'open') throw error;
    }
  };
  return {
    abandon: (ref) =>
      callStripe(async () => {
        const { bill: open } = await look(ref);
        // A browser may still hold the secret of the payment, which would work after the subscription has
        // ended.
        if (open?.status === 'open') await voidBill(ref, open.id);
        const { subscription, bill } = await look(ref);
        if (bill?.status === 'paid') return false;
        if (!hasSubscriptionEnded(subscription)) await stripe.subscriptions.cancel(ref);
        return true;
      }),
  };
};
