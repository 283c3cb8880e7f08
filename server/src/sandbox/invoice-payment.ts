import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, whole } from './accepted-params.ts';
import { findInvoice, listInvoices } from './invoices.ts';
import { chargeIntent, findIntent } from './payment-intent-object.ts';
import { findMethod } from './payment-methods.ts';
import { invalid, listOf, ok, type Route, route } from './sandbox-types.ts';
import { voidInvoice } from './subscription-billing.ts';
import { findSubscription } from './subscription-object.ts';

/** Calls about bills. */
export const invoiceRoutes: Route[] = [
  route(
    'GET',
    '/v1/invoices',
    accepts<Stripe.InvoiceListParams>()({ customer: z.string(), limit: whole }),
    async (context, { customer, limit }) =>
      ok(listOf('/v1/invoices', await listInvoices(context, customer), limit)),
  ),
  route(
    'POST',
    '/v1/invoices/:id/pay',
    accepts<Stripe.InvoicePayParams>()({}),
    async (context, _params, id) => {
      const { data, hidden } = await findInvoice(context, id);
      if (data.status !== 'open' || hidden.intent === null)
        throw invalid('Invoice is already paid', { code: 'invoice_not_open' });
      const { data: subscription } = await findSubscription(context, hidden.subscription);
      const method = subscription.default_payment_method;
      if (method === null) throw invalid('There is no card to charge.', { param: 'payment_method' });
      const intent = await findIntent(context, hidden.intent);
      const charged = await chargeIntent(context, intent, await findMethod(context, method), false);
      if (charged.data.status === 'succeeded') return ok((await findInvoice(context, id)).data);
      const error =
        charged.data.status === 'requires_action'
          ? {
              type: 'invalid_request_error',
              code: 'invoice_payment_intent_requires_action',
              message: 'This payment requires additional user action.',
            }
          : { ...charged.data.last_payment_error };
      return { status: 402, body: { error } };
    },
  ),
  route(
    'POST',
    '/v1/invoices/:id/void',
    accepts<Stripe.InvoiceVoidInvoiceParams>()({}),
    async (context, _params, id) => {
      const invoice = await findInvoice(context, id);
      if (invoice.data.status !== 'open') throw invalid(`This invoice is ${invoice.data.status}.`);
      return ok((await voidInvoice(context, invoice)).data);
    },
  ),
];
