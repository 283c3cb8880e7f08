import { LIMITS } from '@tavolina/shared-api/contract';
import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { hasEnded } from './follow-subscription.ts';
import { findSubscription, isAdditionalBusiness } from './subscriptions-repository.ts';

/**
 * Whether a business can have a trial: it never had a plan, and is its owner's first place (product.md
 * §168).
 */
export const hasTrial = async (database: Queryable, businessId: string): Promise<boolean> =>
  (await findSubscription(database, businessId)) === undefined &&
  !(await isAdditionalBusiness(database, businessId));

/** Days without a charge: the trial, or the rest of a free period (product.md §55, §168). */
export const freeDays = async (database: Queryable, businessId: string, now: Date): Promise<number> => {
  const row = await findSubscription(database, businessId);
  if (!row) return (await isAdditionalBusiness(database, businessId)) ? 0 : LIMITS.trialDays;
  if (row.ref !== null || hasEnded(row)) return 0;
  return Math.max(0, Math.ceil((row.current_period_end.getTime() - now.getTime()) / DAY_MS));
};
