import { hasSubscriptionEnded, LIMITS } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { findSubscription, isAdditionalBusiness, type SubscriptionRow } from './subscriptions-repository.ts';

const hasTrialAfter = async (
  database: Queryable,
  businessId: string,
  row: SubscriptionRow | undefined,
): Promise<boolean> => row === undefined && !(await isAdditionalBusiness(database, businessId));

/**
 * Whether a business can have a trial: it never had a plan, and is its owner's first place (product.md
 * §168).
 */
export const hasTrial = async (database: Queryable, businessId: string): Promise<boolean> =>
  hasTrialAfter(database, businessId, await findSubscription(database, businessId));

/** Days without a charge: the trial, or the rest of a free period (product.md §55, §168). */
export const freeDays = async (database: Queryable, businessId: string, now: Date): Promise<number> => {
  const row = await findSubscription(database, businessId);
  if (await hasTrialAfter(database, businessId, row)) return LIMITS.trialDays;
  if (!row || row.ref !== null || hasSubscriptionEnded(row)) return 0;
  return Math.max(0, Math.ceil((row.current_period_end.getTime() - now.getTime()) / DAY_MS));
};
