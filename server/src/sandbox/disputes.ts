import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, whole } from './accepts.ts';
import { type Context, listOf, newId, ok, type Route, route, seconds } from './double.ts';
import { findObjects, insertObject } from './sandbox-repository.ts';
import type { Behaviour } from './test-card-numbers.ts';

type DisputeData = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'status' | 'reason'
> & { payment_intent: string; charge: string };

/** How a dispute begins, by the card; an inquiry takes no money. */
const BEGINNINGS: Partial<Record<Behaviour, Stripe.Dispute['status']>> = {
  disputed: 'needs_response',
  inquired: 'warning_needs_response',
};

/** Opens the dispute that a test card brings; false for a card that brings none. */
export const openDispute = async (
  { client, now, emit }: Context,
  behaviour: Behaviour,
  charge: { id: string; amount: number; payment_intent: string },
): Promise<boolean> => {
  const status = BEGINNINGS[behaviour];
  if (!status) return false;
  const data: DisputeData = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount,
    created: seconds(now),
    currency: 'eur',
    status,
    reason: 'fraudulent',
    payment_intent: charge.payment_intent,
    charge: charge.id,
  };
  await insertObject(client, { data, hidden: {}, dueAt: null });
  await emit('charge.dispute.created', data);
  return true;
};

/** Calls about money that banks take back. */
export const disputeRoutes: Route[] = [
  route(
    'GET',
    '/v1/disputes',
    accepts<Stripe.DisputeListParams>()({ payment_intent: z.string(), limit: whole }),
    async ({ client }, { payment_intent, limit }) =>
      ok(
        listOf(
          '/v1/disputes',
          await findObjects<DisputeData>(client, 'dispute', 'payment_intent', [payment_intent]),
          limit,
        ),
      ),
  ),
];
