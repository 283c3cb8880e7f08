import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, flag, whole } from './accepted-params.ts';
import { findObject, findObjects, insertObject, type Stored, saveObject } from './sandbox-repository.ts';
import {
  type Answer,
  type Context,
  invalid,
  listOf,
  missing,
  newId,
  ok,
  type Route,
  route,
  seconds,
} from './sandbox-types.ts';
import type { Behaviour } from './test-card-numbers.ts';

type Status = Stripe.Dispute['status'];

type DisputeData = Pick<
  Stripe.Dispute,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'status' | 'reason'
> & { payment_intent: string; charge: string };

/** How a dispute begins, by the card; an inquiry takes no money. */
const BEGINNINGS: Partial<Record<Behaviour, Status>> = {
  disputed: 'needs_response',
  inquired: 'warning_needs_response',
};

/** Disputes in which the money is the card holder's, or may become it: a refund would pay it twice. */
const BARS_REFUNDS: readonly Status[] = ['needs_response', 'under_review', 'lost'];

/** What evidence makes of a dispute, as Stripe's own test words do; any other is looked at for ever. */
const VERDICTS: Record<string, Status> = { winning_evidence: 'won', losing_evidence: 'lost' };

const isInquiry = (status: Status): boolean => status.startsWith('warning_');

const isOver = (status: Status): boolean => ['won', 'lost', 'warning_closed'].includes(status);

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
  if (!isInquiry(status)) await emit('charge.dispute.funds_withdrawn', data);
  return true;
};

/** Whether a charge is disputed in a way that forbids to refund it. */
export const hasOpenDispute = async ({ client }: Context, charge: string): Promise<boolean> => {
  const disputes = await findObjects<DisputeData>(client, 'dispute', 'charge', [charge]);
  return disputes.some(({ status }) => BARS_REFUNDS.includes(status));
};

const disputeOf = async ({ client }: Context, id: string): Promise<Stored<DisputeData>> => {
  const dispute = await findObject<DisputeData, Record<string, never>>(client, 'dispute', id);
  if (!dispute) throw missing('dispute', id);
  if (isOver(dispute.data.status)) throw invalid('This dispute is already closed.');
  return dispute;
};

/** Moves a dispute on and tells of it; money that was withdrawn comes back when it is won. */
const moveTo = async (context: Context, dispute: Stored<DisputeData>, status: Status): Promise<Answer> => {
  const data = { ...dispute.data, status };
  await saveObject(context.client, { ...dispute, data });
  await context.emit(isOver(status) ? 'charge.dispute.closed' : 'charge.dispute.updated', data);
  if (status === 'won') await context.emit('charge.dispute.funds_reinstated', data);
  return ok(data);
};

const verdictOf = (status: Status, evidence: string | undefined): Status => {
  if (isInquiry(status)) return 'warning_under_review';
  return VERDICTS[evidence ?? ''] ?? 'under_review';
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
  route(
    'POST',
    '/v1/disputes/:id',
    accepts<Stripe.DisputeUpdateParams>()({
      evidence: z.strictObject({ uncategorized_text: z.string() }).optional(),
      submit: flag.optional(),
    }),
    async (context, { evidence, submit = true }, id) => {
      const dispute = await disputeOf(context, id);
      const { status } = dispute.data;
      return moveTo(context, dispute, submit ? verdictOf(status, evidence?.uncategorized_text) : status);
    },
  ),
  route(
    'POST',
    '/v1/disputes/:id/close',
    accepts<Stripe.DisputeCloseParams>()({}),
    async (context, _, id) => {
      const dispute = await disputeOf(context, id);
      return moveTo(context, dispute, isInquiry(dispute.data.status) ? 'warning_closed' : 'lost');
    },
  ),
];
