import { BILLED_MONTHS, type BillingInterval } from '@tavolina/shared-api/contract';
import { createInvoice, findInvoice, linkIntent, type StoredInvoice } from './invoices.ts';
import {
  cancelIntent,
  chargeIntent,
  createIntent,
  findIntent,
  type StoredIntent,
} from './payment-intent-object.ts';
import { findMethod } from './payment-methods.ts';
import type { PriceData } from './prices.ts';
import { saveObject } from './sandbox-repository.ts';
import { type Context, seconds } from './sandbox-types.ts';
import { changeSubscription, type ItemData, type StoredSubscription } from './subscription-object.ts';

/** A date an interval later; the last day of a shorter month where the day does not exist. */
const periodEnd = (start: Date, interval: BillingInterval): Date => {
  const first = new Date(start);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + BILLED_MONTHS[interval]);
  const daysInMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(start.getUTCDate(), daysInMonth));
  return first;
};

/** The item of a subscription for a period that begins at a moment. */
export const itemFor = (item: ItemData, price: PriceData, start: Date): ItemData => ({
  ...item,
  price,
  current_period_start: seconds(start),
  current_period_end: seconds(periodEnd(start, price.recurring.interval)),
});

/** Writes an invoice with a payment that waits for the browser. */
export const openInvoice = async (
  context: Context,
  subscription: { id: string; customer: string },
  amountMinor: number,
  paymentMethod: string | null,
): Promise<{ invoice: StoredInvoice; intent: StoredIntent }> => {
  const invoice = await createInvoice(context, subscription, amountMinor);
  const intent = await createIntent(context, {
    amount: amountMinor,
    payment_method: paymentMethod,
    invoice: invoice.data.id,
  });
  return { invoice: await linkIntent(context, invoice, intent.data.id), intent };
};

/** Charges a subscription's card for its open invoice while nobody is there to be asked; answers the payment. */
export const chargeInvoice = async (
  context: Context,
  invoiceId: string,
  paymentMethod: string | null,
): Promise<StoredIntent | undefined> => {
  const { hidden } = await findInvoice(context, invoiceId);
  if (hidden.intent === null || paymentMethod === null) return undefined;
  const intent = await findIntent(context, hidden.intent);
  return chargeIntent(context, intent, await findMethod(context, paymentMethod), true);
};

/** Lets an open invoice be paid no more. */
export const voidInvoice = async (context: Context, invoice: StoredInvoice): Promise<StoredInvoice> => {
  const { intent } = invoice.hidden;
  if (intent !== null) await cancelIntent(context, await findIntent(context, intent));
  const voided: StoredInvoice = { ...invoice, data: { ...invoice.data, status: 'void' } };
  await saveObject(context.client, voided);
  return voided;
};

/** Begins a new period and charges for it; credit counts first. */
export const renew = async (
  context: Context,
  subscription: StoredSubscription,
  price: PriceData,
): Promise<void> => {
  const { data, hidden } = subscription;
  const start = context.now;
  const due = Math.max(0, (price.unit_amount ?? 0) - hidden.creditMinor);
  const creditMinor = Math.max(0, hidden.creditMinor - (price.unit_amount ?? 0));
  const items: typeof data.items = { ...data.items, data: [itemFor(data.items.data[0], price, start)] };
  if (due === 0) {
    const invoice = await createInvoice(context, data, 0);
    const change = { status: 'active' as const, items, latest_invoice: invoice.data.id };
    await changeSubscription(context, subscription, change, { creditMinor });
    return;
  }
  const { invoice } = await openInvoice(context, data, due, data.default_payment_method);
  const renewed = await changeSubscription(
    context,
    subscription,
    { status: 'past_due', items, latest_invoice: invoice.data.id },
    { creditMinor, failures: 0 },
  );
  const intent = await chargeInvoice(context, invoice.data.id, data.default_payment_method);
  if (intent?.data.status === 'succeeded') return;
  await changeSubscription(context, renewed, {}, { failures: 1 });
  await context.emit('invoice.payment_failed', invoice.data);
};
