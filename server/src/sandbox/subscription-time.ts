import { findInvoice } from './invoices.ts';
import type { Context } from './sandbox-types.ts';
import { chargeInvoice, renew, voidInvoice } from './subscription-billing.ts';
import { changeSubscription, endSubscription, type StoredSubscription } from './subscription-object.ts';

/** Charges that may fail before a subscription ends. */
const ATTEMPTS = 4;

const endTrial = async (context: Context, subscription: StoredSubscription): Promise<void> => {
  const { data } = subscription;
  // Nobody can be charged: the trial ends with nothing, as asked for when it began.
  if (data.cancel_at_period_end || data.default_payment_method === null)
    await endSubscription(context, subscription);
  else await renew(context, subscription, data.items.data[0].price);
};

const announceTrialEnd = async (context: Context, subscription: StoredSubscription): Promise<void> => {
  const { data } = await changeSubscription(context, subscription, {}, { isTrialEndTold: true });
  await context.emit('customer.subscription.trial_will_end', data);
};

const chargeAgain = async (context: Context, subscription: StoredSubscription): Promise<void> => {
  const { data, hidden } = subscription;
  if (data.latest_invoice === null) return;
  const intent = await chargeInvoice(context, data.latest_invoice, data.default_payment_method);
  if (intent?.data.status === 'succeeded') return;
  const failures = hidden.failures + 1;
  if (failures >= ATTEMPTS) {
    await endSubscription(context, subscription);
    return;
  }
  await changeSubscription(context, subscription, {}, { failures });
  await context.emit('invoice.payment_failed', (await findInvoice(context, data.latest_invoice)).data);
};

const expire = async (context: Context, subscription: StoredSubscription): Promise<void> => {
  const { latest_invoice: invoice } = subscription.data;
  if (invoice !== null) await voidInvoice(context, await findInvoice(context, invoice));
  await changeSubscription(context, subscription, { status: 'incomplete_expired' });
};

/** Does to a subscription what its time has come for. */
export const passTime = async (context: Context, subscription: StoredSubscription): Promise<void> => {
  const { data, hidden } = subscription;
  switch (data.status) {
    case 'trialing':
      return hidden.isTrialEndTold
        ? endTrial(context, subscription)
        : announceTrialEnd(context, subscription);
    case 'active':
      if (data.cancel_at_period_end) await endSubscription(context, subscription);
      else await renew(context, subscription, data.items.data[0].price);
      return;
    case 'past_due':
      return chargeAgain(context, subscription);
    case 'incomplete':
      return expire(context, subscription);
    default:
      throw new Error(`time changes nothing about a subscription that is ${data.status}`);
  }
};
