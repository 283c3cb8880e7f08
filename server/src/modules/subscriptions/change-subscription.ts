import { randomUUID } from 'node:crypto';
import { hasSubscriptionEnded, isSubscriptionUnpaid } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { chargeCard } from './charge-card.ts';
import { followSubscription } from './follow-subscription.ts';
import { planPrice } from './plans.ts';
import { subscribeTo } from './subscribe.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';
import {
  findBilledBusiness,
  findSubscription,
  type SubscriptionRow,
  updateGranted,
} from './subscriptions-repository.ts';

const running = async ({ database }: SubscriptionDeps, businessId: string): Promise<SubscriptionRow> => {
  const row = await findSubscription(database, businessId);
  if (!row || hasSubscriptionEnded(row)) throw new ApiFailure('not_found');
  return row;
};

/** Cancels a subscription at the end of its period, or at once when it is unpaid (product.md §56). */
export const cancelSubscription = async (deps: SubscriptionDeps, businessId: string): Promise<void> => {
  const subscription = await running(deps, businessId);
  const { ref } = subscription;
  if (ref === null) return updateGranted(deps.database, businessId, true);
  const isOver = isSubscriptionUnpaid(subscription) && (await deps.provider.abandon(ref));
  if (!isOver) await deps.provider.setCancelAtPeriodEnd(ref, true);
  await followSubscription(deps, ref, businessId);
};

/**
 * Charges another card from now on, once its bank agrees (product.md §89). A subscription granted for free
 * is billed from its end on.
 */
export const changeCard = async (deps: SubscriptionDeps, businessId: string, card: string): Promise<void> => {
  const { database, provider } = deps;
  const { ref, plan_id } = await running(deps, businessId);
  if (ref === null)
    return subscribeTo(deps, businessId, { plan: planPrice(plan_id), card, key: randomUUID() });
  const customer = (await findBilledBusiness(database, businessId))?.customer;
  if (!customer) throw new ApiFailure('not_found');
  await chargeCard(deps, await provider.get(ref), customer, card);
  await followSubscription(deps, ref, businessId);
};
