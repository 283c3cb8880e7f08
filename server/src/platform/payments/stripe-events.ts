import type Stripe from 'stripe';
import type { ProviderEvent } from './payment-provider.ts';

const idOf = (thing: string | { id: string } | null | undefined): string | undefined =>
  typeof thing === 'string' ? thing : thing?.id;

/** Converts an event of Stripe. Other kinds are ignored. */
export const eventOf = (event: Stripe.Event): ProviderEvent => {
  const about = (kind: ProviderEvent['about'], ref: string | undefined): ProviderEvent =>
    ref === undefined
      ? { id: event.id, about: 'nothing_of_ours', ref: '' }
      : { id: event.id, about: kind, ref };
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.canceled':
      return about('payment', event.data.object.id);
    case 'payment_intent.payment_failed':
      return about('refused_payment', event.data.object.id);
    case 'charge.refunded':
    case 'charge.refund.updated':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return about('payment', idOf(event.data.object.payment_intent));
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.trial_will_end':
      return about('subscription', event.data.object.id);
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
      return about('subscription', idOf(event.data.object.parent?.subscription_details?.subscription));
    default:
      return about('nothing_of_ours', undefined);
  }
};
