import { findInvoice } from './invoices.ts';
import { findIntent } from './payment-intent-object.ts';
import { findMethod } from './payment-methods.ts';
import { findPrice } from './prices.ts';
import type { Context } from './sandbox-types.ts';
import type { SubscriptionData } from './subscription-object.ts';

const presentInvoice = async (context: Context, id: string, withSecret: boolean): Promise<object> => {
  const { data, hidden } = await findInvoice(context, id);
  if (!withSecret) return data;
  const intent = hidden.intent === null ? undefined : await findIntent(context, hidden.intent);
  const secret = intent?.data.client_secret;
  return {
    ...data,
    confirmation_secret: secret ? { type: 'payment_intent', client_secret: secret } : null,
  };
};

/** A subscription with whatever was asked for in place of its id. */
export const presentSubscription = async (
  context: Context,
  data: SubscriptionData,
  expand: readonly string[] = [],
): Promise<object> => {
  const { latest_invoice: invoice, default_payment_method: method } = data;
  const withSecret = expand.includes('latest_invoice.confirmation_secret');
  const item = data.items.data[0];
  return {
    ...data,
    items: { ...data.items, data: [{ ...item, price: await findPrice(context, item.price.id) }] },
    ...(invoice !== null &&
      (withSecret || expand.includes('latest_invoice')) && {
        latest_invoice: await presentInvoice(context, invoice, withSecret),
      }),
    ...(method !== null &&
      expand.includes('default_payment_method') && {
        default_payment_method: (await findMethod(context, method)).data,
      }),
  };
};
