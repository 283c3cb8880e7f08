import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts } from './accepts.ts';
import { invalid, missing, newId, ok, type Route, route, seconds } from './double.ts';
import { type ChargeData, findIntent } from './payment-intent-object.ts';
import { findObject, insertObject, saveObject } from './sandbox-repository.ts';

type RefundData = Pick<Stripe.Refund, 'id' | 'object' | 'amount' | 'created' | 'currency' | 'status'> & {
  payment_intent: string;
  charge: string;
};

/** Calls about money that goes back. */
export const refundRoutes: Route[] = [
  route(
    'POST',
    '/v1/refunds',
    accepts<Stripe.RefundCreateParams>()({ payment_intent: z.string() }),
    async (context, { payment_intent }) => {
      const { client, now } = context;
      const intent = await findIntent(context, payment_intent);
      const chargeId = intent.data.latest_charge;
      if (chargeId === null) throw invalid('This PaymentIntent does not have a successful charge to refund.');
      const taken = await findObject<ChargeData, object>(client, 'charge', chargeId);
      if (!taken) throw missing('charge', chargeId);
      if (taken.data.refunded)
        throw invalid(`Charge ${chargeId} has already been refunded.`, { code: 'charge_already_refunded' });
      const data: RefundData = {
        id: newId('re'),
        object: 'refund',
        amount: taken.data.amount,
        created: seconds(now),
        currency: intent.data.currency,
        status: 'succeeded',
        payment_intent,
        charge: chargeId,
      };
      await insertObject(client, { data, hidden: {}, dueAt: null });
      const given = { ...taken.data, amount_refunded: taken.data.amount, refunded: true };
      await saveObject(client, { ...taken, data: given });
      await context.emit('charge.refunded', given);
      return ok(data);
    },
  ),
];
