import { randomUUID } from 'node:crypto';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { fingerprintOf } from '../../platform/http/fingerprint.ts';
import type { BilledPlan, ProviderSubscription } from '../../platform/payments/subscription-provider.ts';
import { chargeCard } from './charge-card.ts';
import { followSubscription, hasEnded } from './follow-subscription.ts';
import { findPlanPrice } from './plans.ts';
import { claimStart, deleteInterrupted, deleteStart, findStart, finishStart } from './starts-repository.ts';
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

/** Starts a billed subscription. Returns the provider's id. */
const startBilled = async (
  deps: SubscriptionDeps,
  businessId: string,
  { plan, card, key }: SubscriptionRequest,
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
    idempotencyKey: `business:${businessId}:start:${key}`,
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
    if (known && !hasEnded(known)) return known;
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
  row !== undefined && row.ref === null && !hasEnded(row) && row.current_period_end > now;

const runStart = async (
  deps: SubscriptionDeps,
  businessId: string,
  request: SubscriptionRequest,
): Promise<void> => {
  const { database, provider, clock } = deps;
  const row = await findSubscription(database, businessId);
  const live = await findLive(deps, businessId, row);
  // A start that was lost here is stored before anything else can be rejected.
  if (live && live.ref !== row?.ref) await followSubscription(deps, live.ref, businessId);
  if (!live && isGranted(row, clock()) && row.plan_id === request.plan.id && request.card === undefined) {
    if (!row.cancel_at_period_end) throw new ApiFailure('already_subscribed');
    return updateGranted(database, businessId, false);
  }
  const hasRoom = live === undefined || (await cancelUnpaidStart(deps, live, request.card));
  if (live) {
    // The provider started the subscription, but our response was lost. A repeated request finds it.
    const isFound = live.ref !== row?.ref && !isOtherPlan(live, request.plan) && request.card === undefined;
    if (!hasRoom && !isFound) await changeLive(deps, businessId, await provider.get(live.ref), request);
    await followSubscription(deps, live.ref, businessId);
  }
  if (hasRoom) await followSubscription(deps, await startBilled(deps, businessId, request), businessId);
};

/** The requested price. Premium is not available yet, and the free plan needs no subscription. */
const offeredPlan = (id: string): BilledPlan => {
  const plan = findPlanPrice(id);
  if (!plan?.available || plan.priceMinor === 0) throw new ApiFailure('plan_unavailable');
  return plan;
};

/**
 * Runs a request as the only one of its business (product.md §55). Parallel requests are rejected, and a
 * repeated key changes nothing.
 * @throws {ApiFailure} `idempotency_in_progress` while another one is running
 */
export const subscribeTo = async (
  deps: SubscriptionDeps,
  businessId: string,
  { plan, card, key }: SubscriptionRequest,
): Promise<void> => {
  const { database } = deps;
  const fingerprint = fingerprintOf([plan.id, card]);
  await deleteInterrupted(database, businessId);
  if (!(await claimStart(database, businessId, key, fingerprint))) {
    const known = await findStart(database, businessId, key);
    if (known && !known.fingerprint.equals(fingerprint)) throw new ApiFailure('idempotency_conflict');
    if (!known?.done) throw new ApiFailure('idempotency_in_progress', { retryAfter: 1 });
    return;
  }
  try {
    const request = { plan, card, key: `${key}:${fingerprint.toString('hex', 0, 6)}` };
    await runStart(deps, businessId, request);
  } catch (error) {
    await deleteStart(database, businessId, key);
    throw error;
  }
  await finishStart(database, businessId, key);
};

/** Starts, changes or resumes the subscription of a business (product.md §55 to §57). */
export const subscribe = async (
  deps: SubscriptionDeps,
  businessId: string,
  { planId, card, key = randomUUID() }: { planId: string; card: string | undefined; key: string | undefined },
): Promise<void> => subscribeTo(deps, businessId, { plan: offeredPlan(planId), card, key });
