import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, metadata } from './accepts.ts';
import { missing, newId, ok, type Route, route, seconds } from './double.ts';
import { findMethod } from './payment-methods.ts';
import { findObject, insertObject, saveObject } from './sandbox-repository.ts';

type CustomerData = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'metadata'> & {
  email: string | null;
  name: string | null;
  invoice_settings: { default_payment_method: string | null };
};

/** Calls about customers. */
export const customerRoutes: Route[] = [
  route(
    'POST',
    '/v1/customers',
    accepts<Stripe.CustomerCreateParams>()({
      email: z.email().optional(),
      name: z.string().optional(),
      metadata: metadata.optional(),
    }),
    async ({ client, now }, params) => {
      const data: CustomerData = {
        id: newId('cus'),
        object: 'customer',
        created: seconds(now),
        email: params.email ?? null,
        name: params.name ?? null,
        metadata: params.metadata ?? {},
        invoice_settings: { default_payment_method: null },
      };
      await insertObject(client, { data, hidden: {}, dueAt: null });
      return ok(data);
    },
  ),
  route(
    'POST',
    '/v1/customers/:id',
    accepts<Stripe.CustomerUpdateParams>()({
      invoice_settings: accepts<Stripe.CustomerUpdateParams.InvoiceSettings>()({
        default_payment_method: z.string(),
      }),
    }),
    async (context, { invoice_settings }, id) => {
      const customer = await findObject<CustomerData, object>(context.client, 'customer', id);
      if (!customer) throw missing('customer', id);
      await findMethod(context, invoice_settings.default_payment_method);
      const changed = { ...customer, data: { ...customer.data, invoice_settings } };
      await saveObject(context.client, changed);
      return ok(changed.data);
    },
  ),
];
