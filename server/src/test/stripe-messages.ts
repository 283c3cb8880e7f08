import Stripe from 'stripe';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

const stripe = new Stripe('sk_test_unused');

/** What the provider tells the server, signed as the sandbox signs. */
export interface StripeMessages {
  /** A message about an object; no two have the same id. */
  eventOf: (type: string, object: object) => string;
  sign: (payload: string, change?: { secret?: string; timestamp?: number }) => Promise<string>;
  deliver: (payload: string, signature?: string, path?: string) => Promise<Received>;
}

/** Messages to a test server. */
export const stripeMessages = (server: TestServer): StripeMessages => {
  let number = 0;
  const sign: StripeMessages['sign'] = async (payload, change) => {
    const { rows } = await server.database.query<{ secret: string }>(
      'SELECT webhook_secret AS secret FROM sandbox.keys',
    );
    const secret = rows[0]?.secret ?? '';
    return stripe.webhooks.generateTestHeaderString({ payload, secret, ...change });
  };
  return {
    eventOf: (type, object) =>
      JSON.stringify({ id: `evt_test_${++number}`, object: 'event', type, data: { object } }),
    sign,
    deliver: async (payload, signature, path = '/webhooks/stripe') =>
      send(server, 'POST', path, {
        body: payload,
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signature ?? (await sign(payload)),
        },
      }),
  };
};

/** All orders in which things can come. */
export const permutations = <T>(all: readonly T[]): T[][] =>
  all.length === 0
    ? [[]]
    : all.flatMap((one, index) => permutations(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));
