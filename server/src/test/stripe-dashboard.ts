import Stripe from 'stripe';
import { systemClock } from '../platform/clock/clock.ts';
import { installationId } from '../platform/payments/installation-repository.ts';
import { createStripeProvider } from '../platform/payments/stripe-provider.ts';
import { sandboxEventJob } from '../sandbox/events.ts';
import { openSandbox } from '../sandbox/sandbox.ts';
import { sandboxFetch } from '../sandbox/sandbox-fetch.ts';
import type { TestServer } from './test-server.ts';

/** Does at the sandbox what somebody does who has Stripe's own pages open: past the product. */
export const stripeDashboard = async ({ database, jobs }: TestServer) => {
  const sandbox = await openSandbox({
    database,
    clock: systemClock,
    apiVersion: Stripe.API_VERSION,
    announce: (client, event_id) => jobs.send(client, sandboxEventJob, { event_id }),
  });
  const httpClient = Stripe.createFetchHttpClient(sandboxFetch(sandbox));
  const stripe = new Stripe(sandbox.keys.secretKey, { httpClient, maxNetworkRetries: 0 });

  const disputeOf = async (payment_intent: string): Promise<string> =>
    (await stripe.disputes.list({ payment_intent, limit: 1 })).data[0]?.id ?? '';

  return {
    /** Reads payments as the server does. */
    provider: createStripeProvider(stripe, {
      clientConfig: { provider: 'stripe', sandbox: true, publishable_key: '', script_url: '' },
      webhookSecret: sandbox.keys.webhookSecret,
      installation: await installationId(database),
    }),
    /** Gives cents of a payment back; without an amount, all that is left of it. */
    refund: (payment_intent: string, amount?: number): Promise<Stripe.Refund> =>
      stripe.refunds.create({ payment_intent, ...(amount !== undefined && { amount }) }),
    /** Answers the dispute of a payment; `winning_evidence` and `losing_evidence` decide it at once. */
    answerDispute: async (paymentIntent: string, uncategorized_text: string): Promise<Stripe.Dispute> =>
      stripe.disputes.update(await disputeOf(paymentIntent), { evidence: { uncategorized_text } }),
    /** Gives a dispute up. */
    closeDispute: async (paymentIntent: string): Promise<Stripe.Dispute> =>
      stripe.disputes.close(await disputeOf(paymentIntent)),
  };
};
