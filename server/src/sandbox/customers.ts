import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, metadata } from './accepted-params.ts';
import { insertObject } from './sandbox-repository.ts';
import { newId, ok, type Route, route, seconds } from './sandbox-types.ts';

type CustomerData = Pick<Stripe.Customer, 'id' | 'object' | 'created' | 'metadata'> & {
  email: string | null;
  name: string | null;
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
      };
      await insertObject(client, { data, hidden: {}, dueAt: null });
      return ok(data);
    },
  ),
];
