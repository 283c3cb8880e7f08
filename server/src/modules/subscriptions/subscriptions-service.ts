import {
  FREE_TIER,
  type SubscriptionStatus,
  type SubscriptionTier,
  tierFacts,
} from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { isGraceOver } from './grace-period.ts';
import { type PlanId, planPrice } from './plans.ts';
import { findSubscription, insertGranted, type SubscriptionRow } from './subscriptions-repository.ts';

export { followSubscription } from './follow-subscription.ts';
export { GRACE_DAYS } from './grace-period.ts';
export type { SubscriptionDeps } from './subscription-deps.ts';

/** Days for which a renewal counts as paid although the webhook has not arrived. */
const LATE_WEBHOOK_DAYS = 3;

/** The tier of a subscription at a time (product.md §20, §57). */
const tierAt = (subscription: SubscriptionRow | undefined, now: Date): SubscriptionTier => {
  if (!subscription) return FREE_TIER;
  const { status, tier, ref, past_due_since, current_period_end } = subscription;
  const daysSince = (date: Date): number => (now.getTime() - date.getTime()) / DAY_MS;
  const holds =
    status === 'active' || status === 'trialing'
      ? daysSince(current_period_end) < (ref === null ? 0 : LATE_WEBHOOK_DAYS)
      : status === 'past_due' && !isGraceOver(past_due_since ?? current_period_end, now);
  return holds ? tier : FREE_TIER;
};

/** Tier of a business at a time. */
export const tierOf = async (database: Queryable, businessId: string, now: Date): Promise<SubscriptionTier> =>
  tierAt(await findSubscription(database, businessId), now);

/** Whether a business accepts orders at a time (product.md §20). */
export const acceptsOrders = async (database: Queryable, businessId: string, now: Date): Promise<boolean> =>
  tierFacts(await tierOf(database, businessId, now)).orders;

/** Whether tills of a business connect at a time (product.md §360). */
export const connectsTills = async (database: Queryable, businessId: string, now: Date): Promise<boolean> =>
  tierFacts(await tierOf(database, businessId, now)).integrations;

/** A subscription to one of the offered prices. */
export interface NewSubscription {
  planId: PlanId;
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  start: Date;
  end: Date;
}

/** Gives a business its first subscription, unbilled. */
export const addSubscription = (
  database: Queryable,
  businessId: string,
  { planId, status, cancelAtPeriodEnd, start, end }: NewSubscription,
): Promise<void> =>
  insertGranted(database, businessId, {
    plan_id: planId,
    tier: planPrice(planId).tier,
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    current_period_start: start,
    current_period_end: end,
  });

/** What mails need of a subscription. */
export interface MailedSubscription {
  plan: string;
  status: SubscriptionStatus;
  end: Date;
  overdueSince: Date;
}

/** The subscription of a business, for mails about it. */
export const mailedSubscription = async (
  database: Queryable,
  businessId: string,
): Promise<MailedSubscription | undefined> => {
  const row = await findSubscription(database, businessId);
  if (!row) return undefined;
  const { plan_id, status, current_period_end, past_due_since } = row;
  return {
    plan: planPrice(plan_id).name,
    status,
    end: current_period_end,
    overdueSince: past_due_since ?? current_period_end,
  };
};
