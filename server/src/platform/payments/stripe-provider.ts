import type { PaymentConfig } from '@tavolina/shared-api/contract';
import Stripe from 'stripe';
import type { Payment, PaymentProvider } from './payment-provider.ts';
import { callStripe, hasStripeCode } from './stripe-calls.ts';
import { disputesOf } from './stripe-disputes.ts';
import { eventOf } from './stripe-events.ts';
import { createKeys } from './stripe-keys.ts';
import { createStripeSubscriptions } from './stripe-subscriptions.ts';

const { StripeSignatureVerificationError } = Stripe.errors;

/** What differs between Stripe and our sandbox. */
export interface StripeOptions {
  clientConfig: PaymentConfig;
  webhookSecret: string;
  /** Metadata that separates this installation's payments from others of the same Stripe account. */
  installation: string;
}

const CHARGE = ['latest_charge.refunds'];

/** More refunds than any payment has. */
const MOST_REFUNDS = 100;

const chargeOf = ({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | undefined =>
  typeof latest_charge === 'object' && latest_charge !== null ? latest_charge : undefined;

/** A refund counts only after it has succeeded, because it may still fail. */
const sumOf = (refunds: readonly Stripe.Refund[]): Pick<Payment, 'refundedMinor' | 'failedRefunds'> => {
  const succeeded = refunds.filter(({ status }) => status === 'succeeded');
  return {
    refundedMinor: succeeded.reduce((sum, { amount }) => sum + amount, 0),
    failedRefunds: refunds.filter(({ status }) => status === 'failed' || status === 'canceled').length,
  };
};

const idOf = (thing: string | { id: string } | null): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

const statusOf = (intent: Stripe.PaymentIntent): Payment['status'] => {
  if (intent.status === 'succeeded') return 'paid';
  return intent.status === 'canceled' ? 'canceled' : 'open';
};

/** Card payments with Stripe. */
export const createStripeProvider = (
  stripe: Stripe,
  { clientConfig, webhookSecret, installation }: StripeOptions,
): PaymentProvider => {
  const oncePerKey = createKeys();

  const present = (intent: Stripe.PaymentIntent): Payment => ({
    ref: intent.id,
    orderId: intent.metadata.installation === installation ? intent.metadata.order_id : undefined,
    status: statusOf(intent),
    amountMinor: intent.amount,
    currency: intent.currency.toUpperCase(),
    ...sumOf(chargeOf(intent)?.refunds?.data ?? []),
    disputedMinor: 0,
    lostMinor: 0,
    paymentMethod: idOf(intent.payment_method),
    clientSecret: intent.client_secret,
  });

  return {
    clientConfig,
    createPayment: async ({ orderId, amountMinor, email, description }) => {
      const intent = await callStripe(() =>
        oncePerKey(`order:${orderId}:pi`, (idempotencyKey) =>
          stripe.paymentIntents.create(
            {
              amount: amountMinor,
              currency: 'eur',
              allowed_payment_method_types: ['card'],
              receipt_email: email,
              description,
              metadata: { order_id: orderId, installation },
            },
            { idempotencyKey },
          ),
        ),
      );
      return present(intent);
    },
    getPayment: (ref) =>
      callStripe(async () => {
        const intent = await stripe.paymentIntents.retrieve(ref, { expand: CHARGE });
        const charge = chargeOf(intent);
        // A charge shows its last ten refunds.
        const refunds = charge?.refunds?.has_more
          ? sumOf((await stripe.refunds.list({ payment_intent: ref, limit: MOST_REFUNDS })).data)
          : {};
        const disputes = charge?.disputed ? await disputesOf(stripe, ref) : {};
        return { ...present(intent), ...refunds, ...disputes };
      }),
    chooseCard: async (ref, paymentMethod) => {
      await callStripe(() => stripe.paymentIntents.update(ref, { payment_method: paymentMethod }));
    },
    cancelPayment: async (ref) => {
      const cancel = async (): Promise<void> => {
        try {
          await stripe.paymentIntents.cancel(ref);
        } catch (error) {
          // It is paid or canceled already.
          if (!hasStripeCode(error, 'payment_intent_unexpected_state')) throw error;
        }
      };
      await callStripe(cancel);
    },
    refund: async (ref, idempotencyKey) => {
      const refund = async (): Promise<void> => {
        try {
          await stripe.refunds.create({ payment_intent: ref }, { idempotencyKey });
        } catch (error) {
          if (!hasStripeCode(error, 'charge_already_refunded')) throw error;
        }
      };
      await callStripe(refund);
    },
    readEvent: (body, signature) => {
      try {
        return eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        if (error instanceof StripeSignatureVerificationError || error instanceof SyntaxError)
          return undefined;
        throw error;
      }
    },
    subscriptions: createStripeSubscriptions(stripe, installation, oncePerKey),
  };
};
