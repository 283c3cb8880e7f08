import type { PaymentConfig } from '@tavolina/shared-api/contract';
import Stripe from 'stripe';
import type { Clock } from '../platform/clock/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { defineJob, type Jobs } from '../platform/jobs/jobs.ts';
import { installationId } from '../platform/payments/installation-repository.ts';
import type { PaymentProvider } from '../platform/payments/payment-provider.ts';
import { createStripeProvider } from '../platform/payments/stripe-provider.ts';
import { eventText, sandboxEventJob } from '../sandbox/events.ts';
import { openSandbox, type Sandbox } from '../sandbox/sandbox.ts';
import { sandboxFetch } from '../sandbox/sandbox-fetch.ts';

/** Stripe answers within this, in ms, or counts as away. */
const TIMEOUT_MS = 10_000;

/** Time has passed at the sandbox: trials end, renewals are due. */
export const sandboxTimeJob = defineJob<Record<string, never>>('sandbox-time', { limit: 0, delaySeconds: 0 });

/** How browsers find the sandbox's client. */
const sandboxScript = (apiBaseUrl: string): string =>
  URL.canParse(apiBaseUrl) ? new URL('/sandbox/stripe.js', apiBaseUrl).href : '/sandbox/stripe.js';

const STRIPE_CLIENT = { provider: 'stripe', sandbox: false, script_url: null } as const;

/** How cards are taken here: nobody where there are no keys and no sandbox. */
export interface Payments {
  provider: PaymentProvider | undefined;
  sandbox: Sandbox | undefined;
}

/** Where the provider's messages are sent to: the installation itself. Answers the status. */
export type Deliver = (body: string, signature: string) => Promise<number>;

/** What taking cards is opened with. */
interface PaymentsDeps {
  database: Database;
  /** For what follows from events and from time. */
  background: Database;
  jobs: Jobs;
  clock: Clock;
  deliver: Deliver;
}

const openSandboxPayments = async ({ apiBaseUrl }: Config, deps: PaymentsDeps): Promise<Payments> => {
  const { database, background, jobs, clock, deliver } = deps;
  const sandbox = await openSandbox({
    database,
    clock,
    apiVersion: Stripe.API_VERSION,
    announce: (client, event_id) => jobs.send(client, sandboxEventJob, { event_id }),
  });
  const { publishableKey, secretKey, webhookSecret } = sandbox.keys;
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(sandboxFetch(sandbox)),
    telemetry: false,
  });
  jobs.handle(sandboxEventJob, async ({ event_id }) => {
    const body = await eventText(background, event_id);
    if (body === undefined) return;
    const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
    const status = await deliver(body, signature);
    if (status !== 200) throw new Error(`the event ${event_id} was answered ${status}`);
  });
  jobs.handle(sandboxTimeJob, () => sandbox.catchUp(background));
  jobs.repeat(sandboxTimeJob, '* * * * *');
  const clientConfig: PaymentConfig = {
    provider: 'stripe',
    sandbox: true,
    publishable_key: publishableKey,
    script_url: sandboxScript(apiBaseUrl),
  };
  const installation = await installationId(database);
  return { provider: createStripeProvider(stripe, { clientConfig, webhookSecret, installation }), sandbox };
};

/** Opens whatever takes cards here: Stripe with its keys, else the sandbox, else nobody. */
export const openPayments = async (config: Config, deps: PaymentsDeps): Promise<Payments> => {
  const { payments } = config;
  if (payments.kind === 'sandbox') return openSandboxPayments(config, deps);
  if (payments.kind === 'none') return { provider: undefined, sandbox: undefined };
  const { secretKey, publishableKey, webhookSecret } = payments;
  const stripe = new Stripe(secretKey, { timeout: TIMEOUT_MS, maxNetworkRetries: 2, telemetry: false });
  const clientConfig: PaymentConfig = { ...STRIPE_CLIENT, publishable_key: publishableKey };
  const installation = await installationId(deps.database);
  return {
    provider: createStripeProvider(stripe, { clientConfig, webhookSecret, installation }),
    sandbox: undefined,
  };
};
