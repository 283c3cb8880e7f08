import type {
  EuroRates,
  ExchangeRates,
  Profile,
  SubscriptionStatus,
  SubscriptionTier,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { presentImage } from '../media/media-service.ts';
import {
  findBusiness,
  findSubscription,
  insertSubscription,
  readExchangeRates,
  type SubscriptionRow,
} from './businesses-repository.ts';

import { type PlanId, planPrice } from './plans.ts';

export { findRecipient, type Recipient } from './businesses-repository.ts';
export { PLAN_LIMITS } from './plans.ts';

/** Days a plan goes on after a failed renewal. */
const GRACE_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** Tier a subscription gives at a moment (product.md §20). */
export const tierAt = (subscription: SubscriptionRow | undefined, now: Date): SubscriptionTier => {
  if (!subscription) return 'basic';
  const { status, tier, current_period_end } = subscription;
  const left = current_period_end.getTime() - now.getTime();
  const holds =
    status === 'active' || status === 'trialing'
      ? left > 0
      : status === 'past_due' && left > -GRACE_DAYS * DAY_MS;
  return holds ? tier : 'basic';
};

/** Tier of a business right now. */
export const tierOf = async (database: Queryable, businessId: string): Promise<SubscriptionTier> =>
  tierAt(await findSubscription(database, businessId), new Date());

/** A subscription to one of the offered prices. */
export interface NewSubscription {
  planId: PlanId;
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  start: Date;
  end: Date;
}

/** Gives a business its first subscription. */
export const addSubscription = (
  database: Queryable,
  businessId: string,
  { planId, status, cancelAtPeriodEnd, start, end }: NewSubscription,
): Promise<void> =>
  insertSubscription(database, businessId, {
    plan_id: planId,
    tier: planPrice(planId).tier,
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    current_period_start: start,
    current_period_end: end,
  });

/** A business's profile. A token can outlive its business; that reads as not signed in. */
export const profileOf = async (database: Queryable, businessId: string): Promise<Profile> => {
  const [business, tier] = await Promise.all([
    findBusiness(database, businessId),
    tierOf(database, businessId),
  ]);
  if (!business) throw new ApiFailure('unauthorized');
  const { image: row, created_at, ...rest } = business;
  const { image_url, image } = presentImage(row);
  return {
    ...rest,
    profile_image_url: image_url,
    profile_image: image,
    created_at: created_at.toISOString(),
    subscription_tier: tier,
  };
};

/** Rates by which prices are converted, with their date. */
export const exchangeRates = async (database: Queryable): Promise<ExchangeRates & { rates: EuroRates }> => {
  const row = await readExchangeRates(database);
  if (!row) throw new Error('no exchange rates in the database');
  return { base: 'EUR', date: row.date, rates: { EUR: 1, ALL: row.all, USD: row.usd, GBP: row.gbp } };
};

/** Whether there is a business with this id. */
export const findPlace = async (database: Queryable, id: string): Promise<boolean> =>
  (await findBusiness(database, id)) !== undefined;
