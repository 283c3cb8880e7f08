import type { PriceData } from './prices.ts';
import { type Context, invalid, Refusal } from './sandbox-types.ts';
import { chargeInvoice, itemFor, openInvoice } from './subscription-billing.ts';
import {
  changeSubscription,
  findSubscription,
  type StoredSubscription,
  type SubscriptionData,
} from './subscription-object.ts';

/** What is left of the paid period, in cents. */
const unusedMinor = (data: SubscriptionData, now: Date): number => {
  const { price, current_period_start: start, current_period_end: end } = data.items.data[0];
  const left = Math.max(0, end - now.getTime() / 1000);
  return Math.round(((price.unit_amount ?? 0) * left) / (end - start));
};

/** Moves a subscription to another price at once. A trial goes on; a paid period is settled and begins again. */
export const changePrice = async (
  context: Context,
  subscription: StoredSubscription,
  price: PriceData,
): Promise<StoredSubscription> => {
  const { data, hidden } = subscription;
  const item = data.items.data[0];
  if (data.status === 'trialing')
    return changeSubscription(context, subscription, {
      items: { ...data.items, data: [{ ...item, price }] },
    });
  if (data.status !== 'active')
    throw invalid(`The price of a ${data.status} subscription cannot be changed.`);

  const balance = (price.unit_amount ?? 0) - unusedMinor(data, context.now) - hidden.creditMinor;
  const changed = await changeSubscription(
    context,
    subscription,
    { items: { ...data.items, data: [itemFor(item, price, context.now)] } },
    { creditMinor: Math.max(0, -balance) },
  );
  if (balance <= 0) return changed;
  const { invoice } = await openInvoice(context, data, balance, data.default_payment_method);
  const intent = await chargeInvoice(context, invoice.data.id, data.default_payment_method);
  // The refusal undoes all of this.
  if (intent?.data.status !== 'succeeded')
    throw new Refusal(402, {
      type: 'card_error',
      code: 'card_declined',
      message: 'Your card was declined.',
    });
  const after = await findSubscription(context, data.id);
  return changeSubscription(context, after, { latest_invoice: invoice.data.id });
};
