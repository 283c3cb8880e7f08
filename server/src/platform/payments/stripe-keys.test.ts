import Stripe from 'stripe';
import { createStripeProvider } from './stripe-provider.ts';

const away = { code: 'payment_unavailable', status: 503 };

/** A provider whose Stripe repeats what a key was answered first, as Stripe does, and the keys that it was sent. */
const providerOf = (answers: readonly ('error' | 'no answer' | 'refused' | 'made')[]) => {
  const keys: string[] = [];
  const kept = new Map<string, [number, object]>();
  const left = [...answers];
  const answerOf = (key: string): [number, object] => {
    const answer = left.shift();
    if (answer === 'no answer') throw new TypeError('fetch failed');
    if (answer === 'refused') return [400, { error: { type: 'invalid_request_error', message: 'No' } }];
    const next: [number, object] =
      answer === 'error'
        ? [500, { error: { type: 'api_error', message: 'out of order' } }]
        : [200, { id: `pi_${key}`, status: 'requires_payment_method', currency: 'eur', metadata: {} }];
    kept.set(key, next);
    return next;
  };
  const answerTo: typeof fetch = async (_url, init) => {
    const key = new Headers(init?.headers).get('idempotency-key') ?? '';
    keys.push(key);
    const [status, body] = kept.get(key) ?? answerOf(key);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  };
  const stripe = new Stripe('sk_test_unused', {
    httpClient: Stripe.createFetchHttpClient(answerTo),
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const clientConfig = {
    provider: 'stripe',
    sandbox: false,
    publishable_key: 'pk',
    script_url: null,
  } as const;
  const provider = createStripeProvider(stripe, { clientConfig, webhookSecret: 'whsec', installation: 'i' });
  const pay = () =>
    provider.createPayment({ orderId: 'A', amountMinor: 663, email: 'arta@shembull.al', description: 'A' });
  return { keys, pay };
};

test('an error that Stripe would repeat for a day is not asked for again', async () => {
  const { keys, pay } = providerOf(['error', 'error', 'made']);
  await expect(pay()).rejects.toMatchObject(away);
  await expect(pay()).rejects.toMatchObject(away);
  await expect(pay()).resolves.toMatchObject({ ref: 'pi_order:A:pi:2' });
  await expect(pay()).resolves.toMatchObject({ ref: 'pi_order:A:pi:2' });
  expect(keys).toEqual(['order:A:pi', 'order:A:pi:1', 'order:A:pi:2', 'order:A:pi:2']);
});

test.each(['no answer', 'refused'] as const)('what got %s keeps its key', async (answer) => {
  const { keys, pay } = providerOf([answer, 'made']);
  await expect(pay()).rejects.toMatchObject(away);
  await expect(pay()).resolves.toMatchObject({ ref: 'pi_order:A:pi' });
  expect(keys).toEqual(['order:A:pi', 'order:A:pi']);
});
