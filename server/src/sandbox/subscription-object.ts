import { isSubscriptionUnpaid } from '@tavolina/shared-api/contract';
import type Stripe from 'stripe';
import { DAY_MS } from '../platform/clock/clock.ts';
import type { PriceData } from './prices.ts';
import { findObject, type Stored, saveObject } from './sandbox-repository.ts';
import { type Context, missing, seconds } from './sandbox-types.ts';

/** The one price of a subscription, and the period it is paid for. */
export type ItemData = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end'
> & { price: PriceData };

/** What the provider would show of a subscription. */
export type SubscriptionData = Pick<
  Stripe.Subscription,
  'id' | 'object' | 'status' | 'cancel_at_period_end' | 'created' | 'ended_at' | 'metadata' | 'trial_end'
> & {
  customer: string;
  default_payment_method: string | null;
  latest_invoice: string | null;
  items: { object: 'list'; data: [ItemData] };
};

/** What the sandbox alone remembers of one. */
export interface SubscriptionHidden {
  /** Charges of the open invoice that failed so far. */
  failures: number;
  /** The end of the trial has been announced. */
  isTrialEndTold: boolean;
  /** Credit from an earlier plan, in cents. */
  creditMinor: number;
}

/** A subscription as the sandbox keeps it. */
export type StoredSubscription = Stored<SubscriptionData, SubscriptionHidden>;

/** How long before the end of a trial it is announced. */
const TRIAL_NOTICE_MS = 3 * DAY_MS;
/** How long after a failed charge it is tried again. */
const RETRY_MS = 3 * DAY_MS;
/** How long the first payment may be waited for. */
const FIRST_PAYMENT_MS = 23 * 3600 * 1000;

const at = (second: number): Date => new Date(second * 1000);

/** When time alone changes a subscription next. */
export const nextDue = (data: SubscriptionData, hidden: SubscriptionHidden, now: Date): Date | null => {
  const end = at(data.items.data[0].current_period_end);
  switch (data.status) {
    case 'trialing':
      return hidden.isTrialEndTold ? end : new Date(end.getTime() - TRIAL_NOTICE_MS);
    case 'active':
      return end;
    case 'past_due':
      return new Date(now.getTime() + RETRY_MS);
    case 'incomplete':
      return new Date(now.getTime() + FIRST_PAYMENT_MS);
    default:
      return null;
  }
};

/** One subscription. */
export const findSubscription = async ({ client }: Context, id: string): Promise<StoredSubscription> => {
  const subscription = await findObject<SubscriptionData, SubscriptionHidden>(client, 'subscription', id);
  if (!subscription) throw missing('subscription', id);
  return subscription;
};

/** Changes a subscription, and tells of it. */
export const changeSubscription = async (
  context: Context,
  { data, hidden }: StoredSubscription,
  change: Partial<SubscriptionData>,
  hiddenChange: Partial<SubscriptionHidden> = {},
): Promise<StoredSubscription> => {
  const nextData = { ...data, ...change };
  const nextHidden = { ...hidden, ...hiddenChange };
  const changed = { data: nextData, hidden: nextHidden, dueAt: nextDue(nextData, nextHidden, context.now) };
  await saveObject(context.client, changed);
  const isEnd = change.status === 'canceled';
  await context.emit(isEnd ? 'customer.subscription.deleted' : 'customer.subscription.updated', nextData);
  return changed;
};

/** Ends a subscription for good. */
export const endSubscription = (
  context: Context,
  subscription: StoredSubscription,
): Promise<StoredSubscription> =>
  changeSubscription(context, subscription, { status: 'canceled', ended_at: seconds(context.now) });

/** What the payment of an invoice does to its subscription. */
export const settleSubscription = async (context: Context, id: string): Promise<void> => {
  const subscription = await findSubscription(context, id);
  if (!isSubscriptionUnpaid(subscription.data)) return;
  await changeSubscription(context, subscription, { status: 'active' }, { failures: 0 });
};
