import { hasSubscriptionEnded, isSubscriptionUnpaid } from '@tavolina/shared-api/contract';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import { type Queryable, transaction } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { ProviderSubscription } from '../../platform/payments/subscription-provider.ts';
import { FREE, findPlanPrice } from './plans.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';
import { paymentFailedJob, trialEndingJob } from './subscription-jobs.ts';
import {
  findSubscriber,
  findSubscription,
  type SubscriptionRow,
  upsertBilled,
} from './subscriptions-repository.ts';

/** How long before the end of a trial its owner is told, in ms: three days, and an hour for slow news (product.md §55). */
const NOTICE_MS = (3 * 24 + 1) * HOUR_MS;

/** A subscription that ended or never started does not replace another that runs. */
const isNewer = (row: SubscriptionRow | undefined, seen: ProviderSubscription): boolean =>
  row === undefined ||
  row.ref === seen.ref ||
  (!hasSubscriptionEnded(seen) && (row.ref === null || hasSubscriptionEnded(row)));

const mustNotifyTrialEnd = (
  row: SubscriptionRow | undefined,
  seen: ProviderSubscription,
  now: Date,
): boolean => {
  const isTold = row?.ref === seen.ref && row.trial_ending_told;
  const isNear = seen.periodEnd.getTime() - now.getTime() <= NOTICE_MS;
  return !isTold && isNear && seen.status === 'trialing' && seen.card === null && !seen.cancelAtPeriodEnd;
};

/** The plan of a subscription. If the plan is unknown here, the stored one is kept (product.md §81). */
const planOf = (
  row: SubscriptionRow | undefined,
  seen: ProviderSubscription,
  warn: SubscriptionDeps['warn'],
): Pick<SubscriptionRow, 'plan_id' | 'tier'> => {
  const known = findPlanPrice(seen.planId);
  if (known) return { plan_id: known.id, tier: known.tier };
  const kept = row?.ref === seen.ref ? row : { plan_id: FREE.id, tier: FREE.tier };
  warn(
    `Subscription ${seen.ref} is for a plan that is not known here, '${seen.planId ?? ''}'; it counts as ${kept.plan_id}.`,
  );
  return { plan_id: kept.plan_id, tier: kept.tier };
};

const toRow = (
  row: SubscriptionRow | undefined,
  seen: ProviderSubscription,
  now: Date,
): Omit<SubscriptionRow, 'plan_id' | 'tier' | 'trial_ending_told'> => ({
  price_minor: seen.priceMinor,
  status: seen.status,
  cancel_at_period_end: seen.cancelAtPeriodEnd,
  current_period_start: seen.periodStart,
  current_period_end: seen.periodEnd,
  ref: seen.ref,
  past_due_since: seen.status === 'past_due' ? (row?.past_due_since ?? now) : null,
  card_brand: seen.card?.brand ?? null,
  card_last4: seen.card?.last4 ?? null,
  version: row?.version ?? 0,
});

const store = async (
  client: Queryable,
  { jobs, clock, warn }: SubscriptionDeps,
  businessId: string,
  row: SubscriptionRow | undefined,
  seen: ProviderSubscription,
): Promise<boolean> => {
  const now = clock();
  const tellTrialEnd = mustNotifyTrialEnd(row, seen, now);
  const isTold = tellTrialEnd || (row?.ref === seen.ref && row.trial_ending_told);
  const next = { ...toRow(row, seen, now), ...planOf(row, seen, warn), trial_ending_told: isTold };
  if (!(await upsertBilled(client, businessId, next))) return false;
  if (tellTrialEnd) await jobs.send(client, trialEndingJob, { business_id: businessId });
  if (seen.status === 'past_due' && row?.status !== 'past_due')
    await jobs.send(client, paymentFailedJob, { business_id: businessId });
  return true;
};

/** So many parallel messages about one subscription are all stored in the end. */
const ATTEMPTS = 20;

/**
 * Reads a subscription from the provider and stores it: the only way a billed subscription changes here
 * (product.md §57). Optimistic locking: it is stored only if the stored state has not changed since the
 * read.
 * @param businessId its business; by default the stored one
 * @returns the provider's state; undefined for a subscription of another installation
 * @throws {ApiFailure} `payment_unavailable` when others keep storing it
 */
export const followSubscription = async (
  deps: SubscriptionDeps,
  ref: string,
  businessId?: string,
): Promise<ProviderSubscription | undefined> => {
  const { database, provider } = deps;
  let expected = businessId ?? (await findSubscriber(database, ref));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const row = expected === undefined ? undefined : await findSubscription(database, expected);
    const seen = await provider.get(ref);
    const owner = seen.businessId;
    if (owner === undefined) return undefined;
    if (owner === expected) {
      if (!isNewer(row, seen)) return seen;
      if (await transaction(database, (client) => store(client, deps, owner, row, seen))) return seen;
    }
    expected = owner;
  }
  throw new ApiFailure('payment_unavailable');
};

/** Refreshes an unpaid subscription: it may have been paid before the webhook arrived. */
export const followUnpaid = async (deps: SubscriptionDeps, businessId: string): Promise<void> => {
  const row = await findSubscription(deps.database, businessId);
  if (!row?.ref || !isSubscriptionUnpaid(row)) return;
  try {
    await followSubscription(deps, row.ref, businessId);
  } catch (error) {
    // While the provider is unavailable, the stored state is used.
    if (!(error instanceof ApiFailure)) throw error;
  }
};
