import { ApiFailure } from '../../platform/http/api-failure.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import type { ProviderEvent } from '../../platform/payments/payment-provider.ts';
import type { OrderPayments } from '../orders/orders-service.ts';
import { followSubscription, type SubscriptionDeps } from '../subscriptions/subscriptions-service.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { countFailure, hasEvent, insertEvent } from './payments-repository.ts';
import { settle } from './settle-payment.ts';

/** Declined cards after which an order looks like a test of stolen cards (product.md §51). */
const MAX_FAILURES = 5;

/** Cancels an unpaid order after too many declined cards. Its queue keeps an older name, so that waiting jobs are still found. */
export const cancelUnpaidJob = defineJob<{ order_id: string }>('give-up-order');

/** Card payments, if enabled. */
export interface CardPayments {
  deps: PaymentDeps;
  payments: OrderPayments;
  billing: SubscriptionDeps;
}

const followPayment = (deps: PaymentDeps, { id, about, ref }: ProviderEvent): Promise<void> =>
  settle(deps, ref, async (client, orderId) => {
    if (!(await insertEvent(client, id)) || about !== 'refused_payment') return;
    if ((await countFailure(client, orderId)) < MAX_FAILURES) return;
    await deps.jobs.send(client, cancelUnpaidJob, { order_id: orderId });
  });

/**
 * Handles a webhook message. It is only a hint: the object itself is fetched, so order and repetition of
 * messages do not matter.
 * @throws {ApiFailure} `malformed_request` for a message with a wrong signature or older than 300 s
 */
export const receiveEvent = async (cards: CardPayments, body: Buffer, signature: string): Promise<void> => {
  const { database, provider } = cards.deps;
  const event = provider.readEvent(body, signature);
  if (!event) throw new ApiFailure('malformed_request');
  if (event.about === 'nothing_of_ours' || (await hasEvent(database, event.id))) return;
  if (event.about !== 'subscription') return followPayment(cards.deps, event);
  await followSubscription(cards.billing, event.ref);
  await insertEvent(database, event.id);
};
