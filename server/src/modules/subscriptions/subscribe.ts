import { randomUUID } from 'node:crypto';
import { hasSubscriptionEnded } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { fingerprintOf } from '../../platform/http/fingerprint.ts';
import type { BilledPlan, ProviderSubscription } from '../../platform/payments/subscription-provider.ts';
import { chargeCard } from './charge-card.ts';
import { followSubscription } from './follow-subscription.ts';
import { findPlanPrice } from './plans.ts';
import { startOnce } from './start-once.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';
import {
  findBilledBusiness,
  findSubscription,
  insertCustomer,
  type SubscriptionRow,
  updateGranted,
} from './subscriptions-repository.ts';
import { freeDays } from './trial.ts';

/** What an owner asks for. */
export interface SubscriptionRequest {
  plan: BilledPlan;
  card: string | undefined;
  /** Idempotency key of the start. */
  key: string;
}

/** The business's customer id at the provider, created on first use. */
const customerOf = async ({ database, provider }: SubscriptionDeps, businessId: string): Promise<string> => {
  const business = await findBilledBusiness(database, businessId);
  if (!business) throw new ApiFailure('unauthorized');
  if (business.customer !== null) return business.customer;
  const { email, name } = business;
  const customer = await provider.createCustomer({ id: businessId, email, name });
  await insertCustomer(database, businessId, customer);
  return customer;
};

/**
 * A trial starts without a card if its bank must confirm first, and gets the card afterwards (product.md
 * §89).
 */
const cardToStartWith = async (
  { provider }: SubscriptionDeps,
  customer: string,
  card: string | undefined,
  trialDays: number,
): Promise<string | undefined> => {
  if (card === undefined) return undefined;
  if (trialDays > 0) return (await provider.setUpCard(customer, card)) ? card : undefined;
  await provider.attachCard(customer, card);
  return card;
};

/**
 * Starts a billed subscription. Returns the provider's id.
 * @param replaced one that was cancelled for it: under the key that started that one, the provider would answer it again
 */
const startBilled = async (
  deps: SubscriptionDeps,
  businessId: string,
  { plan, card, key }: SubscriptionRequest,
  replaced: ProviderSubscription | undefined,
): Promise<string> => {
  const { database, provider, clock } = deps;
  const trialDays = await freeDays(database, businessId, clock());
  if (trialDays === 0 && card === undefined) throw new ApiFailure('card_required');
  const customer = await customerOf(deps, businessId);
  const { ref } = await provider.start({
    businessId,
    customer,
    plan,
    trialDays,
    paymentMethod: await cardToStartWith(deps, customer, card, trialDays),
    idempotencyKey: `business:${businessId}:start:${key}${replaced ? `:after:${replaced.ref}` : ''}`,
  });
  return ref;
};

const isOtherPlan = ({ planId }: ProviderSubscription, plan: BilledPlan): boolean => planId !== plan.id;

/** Changes an active subscription to the requested plan. */
const changeLive = async (
  deps: SubscriptionDeps,
  businessId: string,
  live: ProviderSubscription,
  { plan, card }: SubscriptionRequest,
): Promise<void> => {
  const { provider } = deps;
  const isOther = isOtherPlan(live, plan);
  if (!isOther && !live.cancelAtPeriodEnd && card === undefined) throw new ApiFailure('already_subscribed');
  const charged =
    card === undefined ? live : await chargeCard(deps, live, await customerOf(deps, businessId), card);
  if (!charged) return;
  if (isOther && charged.status === 'past_due') throw new ApiFailure('card_declined');
  if (isOther) await provider.changePlan(live.ref, plan);
  else if (live.cancelAtPeriodEnd) await provider.setCancelAtPeriodEnd(live.ref, false);
};

/**
 * The billed subscription that has not ended, including one whose start was interrupted before it was
 * stored.
 */
const findLive = async (
  deps: SubscriptionDeps,
  businessId: string,
  row: SubscriptionRow | undefined,
): Promise<ProviderSubscription | undefined> => {
  const { database, provider } = deps;
  if (row && row.ref !== null) {
    const known = await followSubscription(deps, row.ref, businessId);
    if (known && !hasSubscriptionEnded(known)) return known;
  }
  const customer = (await findBilledBusiness(database, businessId))?.customer;
  return customer ? provider.findLive(customer) : undefined;
};

/** Cancels an unpaid first invoice. False for an active subscription, also when it was paid just now. */
const cancelUnpaidStart = async (
  { provider }: SubscriptionDeps,
  { ref, status }: ProviderSubscription,
  card: string | undefined,
): Promise<boolean> => {
  if (status !== 'incomplete') return false;
  if (card === undefined) throw new ApiFailure('card_required');
  return provider.abandon(ref);
};

const isGranted = (row: SubscriptionRow | undefined, now: Date): row is SubscriptionRow =>
  row !== undefined && row.ref === null && !hasSubscriptionEnded(row) && row.current_period_end > now;

/** A request that runs. */
interface Start extends SubscriptionRequest {
  /** Whether its key failed before, so that the provider may have done all of it. */
  isRetry: boolean;
}

/**
 * Lets a plan that was granted run on, if that is what is asked for.
 * @returns false when something else is
 */
const continueGranted = async (
  { database, clock }: SubscriptionDeps,
  businessId: string,
  row: SubscriptionRow | undefined,
  { plan, card, isRetry }: Start,
): Promise<boolean> => {
  if (!isGranted(row, clock()) || row.plan_id !== plan.id || card !== undefined) return false;
  if (row.cancel_at_period_end) await updateGranted(database, businessId, false);
  else if (!isRetry) throw new ApiFailure('already_subscribed');
  return true;
};

/** Whether the provider did what is asked for, and our response to that was lost. */
const isDone = (
  row: SubscriptionRow | undefined,
  live: ProviderSubscription,
  { plan, card, isRetry }: Start,
): boolean => {
  const isLost = live.ref !== row?.ref || (isRetry && !live.cancelAtPeriodEnd);
  return isLost && !isOtherPlan(live, plan) && card === undefined;
};

const runStart = async (deps: SubscriptionDeps, businessId: string, request: Start): Promise<void> => {
  const { database, provider } = deps;
  const row = await findSubscription(database, businessId);
  const live = await findLive(deps, businessId, row);
  // A start that was lost here is stored before anything else can be rejected.
  if (live && live.ref !== row?.ref) await followSubscription(deps, live.ref, businessId);
  if (!live && (await continueGranted(deps, businessId, row, request))) return;
  const hasRoom = live === undefined || (await cancelUnpaidStart(deps, live, request.card));
  if (live) {
    if (!hasRoom && !isDone(row, live, request))
      await changeLive(deps, businessId, await provider.get(live.ref), request);
    await followSubscription(deps, live.ref, businessId);
  }
  if (hasRoom) await followSubscription(deps, await startBilled(deps, businessId, request, live), businessId);
};

/** The requested price. Premium is not available yet, and the free plan needs no subscription. */
const offeredPlan = (id: string): BilledPlan => {
  const plan = findPlanPrice(id);
  if (!plan?.available || plan.priceMinor === 0) throw new ApiFailure('plan_unavailable');
  return plan;
};

/**
 * Runs a request as the only one of its business (product.md §55).
 * @throws {ApiFailure} the errors of `startOnce`
 */
export const subscribeTo = async (
  deps: SubscriptionDeps,
  businessId: string,
  { plan, card, key }: SubscriptionRequest,
): Promise<void> => {
  const fingerprint = fingerprintOf([plan.id, card]);
  const ownKey = `${key}:${fingerprint.toString('hex', 0, 6)}`;
  await startOnce(deps.database, businessId, { key, fingerprint }, (isRetry) =>
    runStart(deps, businessId, { plan, card, key: ownKey, isRetry }),
  );
};

/** Starts, changes or resumes the subscription of a business (product.md §55 to §57). */
export const subscribe = async (
  deps: SubscriptionDeps,
  businessId: string,
  { planId, card, key = randomUUID() }: { planId: string; card: string | undefined; key: string | undefined },
): Promise<void> => subscribeTo(deps, businessId, { plan: offeredPlan(planId), card, key });
