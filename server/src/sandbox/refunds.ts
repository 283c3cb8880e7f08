import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, whole } from './accepted-params.ts';
import { hasOpenDispute } from './disputes.ts';
import { type ChargeData, type ChargeHidden, findIntent } from './payment-intent-object.ts';
import { findObject, findObjects, insertObject, type Stored, saveObject } from './sandbox-repository.ts';
import {
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

/** Money on its way back, as Stripe's interface shows it. */
export type RefundData = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'status' | 'failure_reason'
> & {
  payment_intent: string;
  charge: string;
};

/** A refund as the sandbox keeps it. */
export type StoredRefund = Stored<RefundData, { behaviour: Behaviour }>;

/** How long a bank takes that is slow, or that returns the money. */
const BANK_MS = 60_000;

const chargeOf = async ({ client }: Context, id: string): Promise<Stored<ChargeData, ChargeHidden>> => {
  const taken = await findObject<ChargeData, ChargeHidden>(client, 'charge', id);
  if (!taken) throw missing('charge', id);
  return taken;
};

const noteRefunded = async (
  context: Context,
  taken: Stored<ChargeData, ChargeHidden>,
  change: number,
): Promise<ChargeData> => {
  const amount = taken.data.amount_refunded + change;
  const data = { ...taken.data, amount_refunded: amount, refunded: amount === taken.data.amount };
  await saveObject(context.client, { ...taken, data });
  return data;
};

/** Refunds of a payment that Stripe shows with its charge; more of them stand in the list of refunds. */
const SHOWN = 10;

/** Refunds of a charge, as a list that was asked for with it. */
export const refundsOf = async ({ client }: Context, charge: string): Promise<object> =>
  listOf(
    `/v1/charges/${charge}/refunds`,
    await findObjects<RefundData>(client, 'refund', 'charge', [charge]),
    SHOWN,
  );

/** Does to a refund what its time has come for: the bank takes the money, or returns it. */
export const passRefundTime = async (context: Context, refund: StoredRefund): Promise<void> => {
  const hasFailed = refund.hidden.behaviour === 'refund_fails';
  const data: RefundData = {
    ...refund.data,
    status: hasFailed ? 'failed' : 'succeeded',
    ...(hasFailed && { failure_reason: 'expired_or_canceled_card' }),
  };
  await saveObject(context.client, { ...refund, data, dueAt: null });
  if (hasFailed) await noteRefunded(context, await chargeOf(context, data.charge), -data.amount);
  await context.emit(hasFailed ? 'refund.failed' : 'refund.updated', data);
  await context.emit('charge.refund.updated', data);
};

/** What is to go back: what was asked for, or all that is left. */
const amountToRefund = (
  { amount, amount_refunded }: ChargeData,
  asked: number | undefined = amount - amount_refunded,
): number => {
  if (asked < 1)
    throw invalid('This value must be greater than or equal to 1.', {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (asked > amount - amount_refunded)
    throw invalid('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
  return asked;
};

/** Calls about money that goes back. */
export const refundRoutes: Route[] = [
  route(
    'GET',
    '/v1/refunds',
    accepts<Stripe.RefundListParams>()({ payment_intent: z.string(), limit: whole }),
    async ({ client }, { payment_intent, limit }) =>
      ok(
        listOf(
          '/v1/refunds',
          await findObjects<RefundData>(client, 'refund', 'payment_intent', [payment_intent]),
          limit,
        ),
      ),
  ),
  route(
    'POST',
    '/v1/refunds',
    accepts<Stripe.RefundCreateParams>()({ payment_intent: z.string(), amount: whole.optional() }),
    async (context, { payment_intent, amount }) => {
      const { client, now } = context;
      const intent = await findIntent(context, payment_intent);
      const chargeId = intent.data.latest_charge;
      if (chargeId === null) throw invalid('This PaymentIntent does not have a successful charge to refund.');
      const taken = await chargeOf(context, chargeId);
      if (await hasOpenDispute(context, chargeId))
        throw invalid(`Charge ${chargeId} is disputed.`, { code: 'charge_disputed' });
      if (taken.data.refunded)
        throw invalid(`Charge ${chargeId} has already been refunded.`, { code: 'charge_already_refunded' });
      const part = amountToRefund(taken.data, amount);
      const { behaviour } = taken.hidden;
      const isLate = behaviour === 'refund_late';
      const data: RefundData = {
        id: newId('re'),
        object: 'refund',
        amount: part,
        created: seconds(now),
        currency: intent.data.currency,
        status: isLate ? 'pending' : 'succeeded',
        payment_intent,
        charge: chargeId,
      };
      const isOpen = isLate || behaviour === 'refund_fails';
      const dueAt = isOpen ? new Date(now.getTime() + BANK_MS) : null;
      await insertObject(client, { data, hidden: { behaviour }, dueAt });
      await context.emit('charge.refunded', await noteRefunded(context, taken, part));
      return ok(data);
    },
  ),
];
