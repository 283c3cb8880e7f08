import { calls, type SubscriptionToConfirm } from '@tavolina/shared-api/contract';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { CallRegistry } from '../../platform/http/register-call.ts';
import { planUsageOf } from '../menus/menus-service.ts';
import { cancelSubscription, changeCard } from './change-subscription.ts';
import { followUnpaid } from './follow-subscription.ts';
import { invoicesOf } from './invoices.ts';
import { subscribe } from './subscribe.ts';
import type { SubscriptionDeps } from './subscription-deps.ts';
import { listPlans, subscriptionOf } from './subscription-presenter.ts';
import { findBilledBusiness, findSubscription } from './subscriptions-repository.ts';
import { hasTrial } from './trial.ts';

/** Dependencies of the subscription calls; without card payments nothing is billed. */
interface Deps {
  database: Database;
  clock: Clock;
  billing: SubscriptionDeps | undefined;
}

/** Serves plans and subscriptions. */
export const registerSubscriptions = (
  { register }: CallRegistry,
  { database, clock, billing }: Deps,
): void => {
  const { subscriptions } = calls;

  const needBilling = (): SubscriptionDeps => {
    if (!billing) throw new ApiFailure('payment_unavailable');
    return billing;
  };

  /** The stored subscription, with a payment or card that the browser must still confirm. */
  const toConfirm = async (
    { provider }: SubscriptionDeps,
    businessId: string,
    card: string | undefined,
  ): Promise<SubscriptionToConfirm> => {
    const row = await findSubscription(database, businessId);
    const payment = row?.ref ? (await provider.get(row.ref)).confirmation : null;
    const customer = card && (await findBilledBusiness(database, businessId))?.customer;
    const confirmation =
      payment ?? (card && customer ? await provider.findCardToConfirm(customer, card) : null);
    return {
      ...(await subscriptionOf(database, businessId)),
      client_secret: confirmation?.secret ?? null,
      secret_kind: confirmation?.kind ?? null,
    };
  };

  register(subscriptions.plans, async (_request, { language }) => listPlans(language));
  register(subscriptions.mine, async (_request, { businessId }) => {
    if (billing) await followUnpaid(billing, businessId);
    return subscriptionOf(database, businessId);
  });
  register(subscriptions.usage, async (_request, { businessId }) => ({
    ...(await planUsageOf(database, businessId, clock())),
    trial_available: await hasTrial(database, businessId),
  }));
  register(subscriptions.invoices, async (_request, { businessId }) =>
    billing ? invoicesOf(billing, businessId) : [],
  );
  register(subscriptions.start, async ({ body, headers }, { businessId }) => {
    const deps = needBilling();
    const card = body.payment_method_id || undefined;
    await subscribe(deps, businessId, { planId: body.plan_id, card, key: headers['idempotency-key'] });
    return toConfirm(deps, businessId, card);
  });
  register(subscriptions.changeCard, async ({ body }, { businessId }) => {
    const deps = needBilling();
    await changeCard(deps, businessId, body.payment_method_id);
    return toConfirm(deps, businessId, body.payment_method_id);
  });
  register(subscriptions.cancel, (_request, { businessId }) => cancelSubscription(needBilling(), businessId));
};
