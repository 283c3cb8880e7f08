import {
  hasSubscriptionEnded,
  isSubscriptionUnpaid,
  type SubscriptionStatus,
} from '@tavolina/shared-api/contract';
import type Stripe from 'stripe';
import { callStripe, hasStripeCode } from './stripe-calls.ts';
import { createStripeCancellation } from './stripe-cancellation.ts';
import { createStripeCardSetup } from './stripe-card-setup.ts';
import { presentInvoices } from './stripe-invoices.ts';
import type { OncePerKey } from './stripe-keys.ts';
import type {
  BilledPlan,
  Confirmation,
  ProviderSubscription,
  SubscriptionProvider,
} from './subscription-provider.ts';

const WHOLE = ['latest_invoice.confirmation_secret', 'default_payment_method'];

const STATUSES: Partial<Record<Stripe.Subscription['status'], SubscriptionStatus>> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'past_due',
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  canceled: 'canceled',
  paused: 'canceled',
};

const confirmationOf = (subscription: Stripe.Subscription): Confirmation | null => {
  const { latest_invoice: invoice } = subscription;
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
  return isSubscriptionUnpaid(subscription) && secret ? { secret, kind: 'payment' } : null;
};

const cardOf = ({ default_payment_method: method }: Stripe.Subscription): ProviderSubscription['card'] =>
  typeof method === 'object' && method?.card ? { brand: method.card.brand, last4: method.card.last4 } : null;

const onlyItem = ({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem => {
  const item = items.data[0];
  if (!item) throw new Error(`subscription ${id} has no price`);
  return item;
};

const atSecond = (seconds: number): Date => new Date(seconds * 1000);

/** Subscriptions with Stripe. */
export const createStripeSubscriptions = (
  stripe: Stripe,
  installation: string,
  oncePerKey: OncePerKey,
): SubscriptionProvider => {
  const known = new Map<string, string>();

  const present = (subscription: Stripe.Subscription): ProviderSubscription => {
    const item = onlyItem(subscription);
    const { metadata } = subscription;
    return {
      ref: subscription.id,
      businessId: metadata.installation === installation ? metadata.business_id : undefined,
      // A price whose amount was replaced has lost its lookup key.
      planId: item.price.lookup_key ?? metadata.plan_id,
      priceMinor: item.price.unit_amount,
      // A new, unknown status of Stripe grants nothing.
      status: STATUSES[subscription.status] ?? 'incomplete',
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      periodStart: atSecond(item.current_period_start),
      periodEnd: atSecond(item.current_period_end),
      card: cardOf(subscription),
      confirmation: confirmationOf(subscription),
    };
  };

  /** The price of a plan at Stripe, created on first use and whenever its amount has changed. */
  const priceOf = async ({ id, name, priceMinor, interval }: BilledPlan): Promise<string> => {
    const cached = known.get(id);
    if (cached !== undefined) return cached;
    const { data } = await stripe.prices.list({ lookup_keys: [id], active: true, limit: 1 });
    const found = data.find((price) => price.unit_amount === priceMinor);
    const price =
      found ??
      (await oncePerKey(`price:${id}:${priceMinor}`, (idempotencyKey) =>
        stripe.prices.create(
          {
            currency: 'eur',
            unit_amount: priceMinor,
            recurring: { interval },
            lookup_key: id,
            transfer_lookup_key: true,
            product_data: { name: `Tavolina ${name}` },
          },
          { idempotencyKey },
        ),
      ));
    known.set(id, price.id);
    return price.id;
  };

  const get = (ref: string): Promise<ProviderSubscription> =>
    callStripe(async () => present(await stripe.subscriptions.retrieve(ref, { expand: WHOLE })));

  const payOverdue = async (ref: string): Promise<void> => {
    const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(ref, {
      expand: ['latest_invoice'],
    });
    if (status !== 'past_due' || typeof invoice !== 'object' || invoice?.status !== 'open') return;
    try {
      await stripe.invoices.pay(invoice.id);
    } catch (error) {
      // The owner confirms it in the browser.
      if (!hasStripeCode(error, 'invoice_payment_intent_requires_action')) throw error;
    }
  };

  return {
    createCustomer: async ({ id, email, name }) => {
      const customer = await callStripe(() =>
        oncePerKey(`business:${installation}:${id}:customer`, (idempotencyKey) =>
          stripe.customers.create(
            { email, name, metadata: { business_id: id, installation } },
            { idempotencyKey },
          ),
        ),
      );
      return customer.id;
    },
    attachCard: async (customer, paymentMethod) => {
      await callStripe(() => stripe.paymentMethods.attach(paymentMethod, { customer }));
    },
    ...createStripeCardSetup(stripe),
    ...createStripeCancellation(stripe),
    start: ({ businessId, customer, plan, trialDays, paymentMethod, idempotencyKey: key }) =>
      callStripe(async () => {
        const price = await priceOf(plan);
        const subscription = await oncePerKey(key, (idempotencyKey) =>
          stripe.subscriptions.create(
            {
              customer,
              items: [{ price }],
              metadata: { business_id: businessId, installation, plan_id: plan.id },
              payment_behavior: 'default_incomplete',
              payment_settings: { save_default_payment_method: 'on_subscription' },
              expand: WHOLE,
              ...(paymentMethod && { default_payment_method: paymentMethod }),
              ...(trialDays > 0 && {
                trial_period_days: trialDays,
                trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
              }),
            },
            { idempotencyKey },
          ),
        );
        return present(subscription);
      }),
    get,
    findLive: (customer) =>
      callStripe(async () => {
        const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 100 });
        const live = data.find((subscription) => !hasSubscriptionEnded(subscription));
        return live && get(live.id);
      }),
    listInvoices: (customer) =>
      callStripe(async () =>
        (await stripe.invoices.list({ customer, limit: 100 })).data.flatMap(presentInvoices),
      ),
    setCancelAtPeriodEnd: (ref, cancel) =>
      callStripe(async () =>
        present(await stripe.subscriptions.update(ref, { cancel_at_period_end: cancel, expand: WHOLE })),
      ),
    changePlan: (ref, plan) =>
      callStripe(async () => {
        const item = onlyItem(await stripe.subscriptions.retrieve(ref));
        const subscription = await stripe.subscriptions.update(ref, {
          items: [{ id: item.id, price: await priceOf(plan) }],
          metadata: { plan_id: plan.id },
          cancel_at_period_end: false,
          proration_behavior: 'always_invoice',
          // When the charge fails, the plan does not change.
          payment_behavior: 'error_if_incomplete',
          expand: WHOLE,
        });
        return present(subscription);
      }),
    changeCard: (ref, paymentMethod) =>
      callStripe(async () => {
        await stripe.subscriptions.update(ref, { default_payment_method: paymentMethod });
        await payOverdue(ref);
        return get(ref);
      }),
  };
};
