import { BILLING_INTERVALS, type BillingInterval } from '@tavolina/shared-api/contract';
import type Stripe from 'stripe';
import { z } from 'zod';
import { accepts, flag, whole } from './accepted-params.ts';
import { findObject, findObjects, insertObject, saveObject } from './sandbox-repository.ts';
import { type Context, missing, newId, ok, type Route, route, seconds } from './sandbox-types.ts';

/** A price as the sandbox keeps it. */
export type PriceData = Pick<
  Stripe.Price,
  'id' | 'object' | 'active' | 'created' | 'currency' | 'lookup_key' | 'unit_amount' | 'product'
> & {
  recurring: { interval: BillingInterval };
};

/** One price, as it is now. */
export const findPrice = async ({ client }: Context, id: string): Promise<PriceData> => {
  const price = await findObject<PriceData, object>(client, 'price', id);
  if (!price) throw missing('price', id, 'items[0][price]');
  return price.data;
};

const recurring = accepts<Stripe.PriceCreateParams.Recurring>()({ interval: z.enum(BILLING_INTERVALS) });

/** Calls about prices of plans. */
export const priceRoutes: Route[] = [
  route(
    'GET',
    '/v1/prices',
    accepts<Stripe.PriceListParams>()({
      lookup_keys: z.array(z.string()),
      active: flag.optional(),
      limit: whole.optional(),
    }),
    async ({ client }, { lookup_keys, active, limit = 10 }) => {
      const found = await findObjects<PriceData>(client, 'price', 'lookup_key', lookup_keys);
      const data = found.filter((price) => active === undefined || price.active === active).slice(0, limit);
      return ok({ object: 'list', url: '/v1/prices', has_more: found.length > data.length, data });
    },
  ),
  route(
    'POST',
    '/v1/prices',
    accepts<Stripe.PriceCreateParams>()({
      currency: z.literal('eur'),
      unit_amount: whole.min(1),
      recurring,
      lookup_key: z.string(),
      transfer_lookup_key: flag,
      product_data: accepts<Stripe.PriceCreateParams.ProductData>()({ name: z.string() }),
    }),
    async ({ client, now }, { currency, unit_amount, recurring: { interval }, lookup_key }) => {
      for (const older of await findObjects<PriceData>(client, 'price', 'lookup_key', [lookup_key])) {
        const price = await findObject<PriceData, object>(client, 'price', older.id);
        if (price) await saveObject(client, { ...price, data: { ...price.data, lookup_key: null } });
      }
      const data: PriceData = {
        id: newId('price'),
        object: 'price',
        active: true,
        created: seconds(now),
        currency,
        unit_amount,
        recurring: { interval },
        lookup_key,
        product: newId('prod'),
      };
      await insertObject(client, { data, hidden: {}, dueAt: null });
      return ok(data);
    },
  ),
];
