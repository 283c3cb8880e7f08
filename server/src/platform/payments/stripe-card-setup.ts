import type Stripe from 'stripe';
import { callStripe } from './stripe-calls.ts';
import type { SubscriptionProvider } from './subscription-provider.ts';

/** Stores cards with Stripe for later charges. A card can be used only after its bank has agreed. */
export const createStripeCardSetup = (
  stripe: Stripe,
): Pick<SubscriptionProvider, 'setUpCard' | 'findCardToConfirm'> => {
  const attempts = async (customer: string, paymentMethod: string): Promise<Stripe.SetupIntent[]> => {
    const { data } = await stripe.setupIntents.list({ customer, payment_method: paymentMethod, limit: 10 });
    return data;
  };
  return {
    setUpCard: (customer, paymentMethod) =>
      callStripe(async () => {
        const known = await attempts(customer, paymentMethod);
        if (known.some(({ status }) => status === 'succeeded')) return true;
        if (known.some(({ status }) => status === 'requires_action')) return false;
        const { status } = await stripe.setupIntents.create({
          customer,
          payment_method: paymentMethod,
          allowed_payment_method_types: ['card'],
          usage: 'off_session',
          confirm: true,
          use_stripe_sdk: true,
        });
        return status === 'succeeded';
      }),
    findCardToConfirm: (customer, paymentMethod) =>
      callStripe(async () => {
        const known = await attempts(customer, paymentMethod);
        const secret = known.find(({ status }) => status === 'requires_action')?.client_secret;
        return secret ? { secret, kind: 'setup' } : null;
      }),
  };
};
