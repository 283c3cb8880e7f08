import { createHash, randomBytes } from 'node:crypto';
import qs from 'qs';
import type Stripe from 'stripe';
import type { Clock } from '../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../platform/database/database.ts';
import { customerRoutes } from './customers.ts';
import { type Answer, type Context, invalid, type KeyKind, Refusal, type Route } from './double.ts';
import { recordEvent } from './events.ts';
import { invoiceRoutes } from './invoice-payment.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { priceRoutes } from './prices.ts';
import { refundRoutes } from './refunds.ts';
import {
  findAnswer,
  findNextDue,
  keepAnswer,
  lockSandbox,
  type SandboxKeys,
  shareKeys,
} from './sandbox-repository.ts';
import { setupIntentRoutes } from './setup-intents.ts';
import type { StoredSubscription } from './subscription-object.ts';
import { passTime } from './subscription-time.ts';
import { subscriptionRoutes } from './subscriptions.ts';

/** What the double works with. */
export interface SandboxDeps {
  database: Database;
  clock: Clock;
  apiVersion: Stripe.LatestApiVersion;
  /** Passes an event on, in the transaction of what happened. */
  announce: (client: Queryable, eventId: string) => Promise<void>;
}

/** A request to the double. */
export interface SandboxRequest {
  method: string;
  /** Path and query. */
  url: string;
  key: string;
  /** Form-encoded. */
  body: string;
  idempotencyKey: string | undefined;
}

/** A stand-in for Stripe that takes test cards only, and remembers in our database. */
export interface Sandbox {
  keys: SandboxKeys;
  answer: (request: SandboxRequest) => Promise<Answer>;
  /** Does what time has brought since: renewals, ends of trials. */
  catchUp: () => Promise<void>;
}

const ROUTES: readonly Route[] = [
  ...paymentMethodRoutes,
  ...paymentIntentRoutes,
  ...setupIntentRoutes,
  ...refundRoutes,
  ...customerRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
];

const matchPath = (pattern: string, path: string): string | undefined => {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  if (wanted.length !== parts.length) return undefined;
  const isMatch = wanted.every((part, index) => part.startsWith(':') || part === parts[index]);
  return isMatch ? (parts[wanted.findIndex((part) => part.startsWith(':'))] ?? '') : undefined;
};

const findRoute = (method: string, path: string): { route: Route; id: string } => {
  for (const route of ROUTES) {
    const id = route.method === method ? matchPath(route.path, path) : undefined;
    if (id !== undefined) return { route, id };
  }
  throw new Refusal(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
};

const kindOf = (key: string, { secretKey, publishableKey }: SandboxKeys): KeyKind => {
  if (key === secretKey) return 'secret';
  if (key === publishableKey) return 'publishable';
  throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
};

const readParams = (route: Route, text: string): unknown => {
  const result = route.params.safeParse(qs.parse(text, { depth: 10, arrayLimit: 200 }));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw invalid(`${issue?.path.join('.')}: ${issue?.message}`, { param: issue?.path.join('.') ?? '' });
};

const newKeys = (): SandboxKeys => {
  const secret = (): string => randomBytes(16).toString('hex');
  return {
    secretKey: `sk_test_sandbox_${secret()}`,
    publishableKey: `pk_test_sandbox_${secret()}`,
    webhookSecret: `whsec_${secret()}`,
  };
};

/** Opens the double on the product's own database; all processes share what it remembers. */
export const openSandbox = async ({
  database,
  clock,
  apiVersion,
  announce,
}: SandboxDeps): Promise<Sandbox> => {
  const keys = await shareKeys(database, newKeys());

  const contextOf = (client: Queryable, key: KeyKind, now: Date): Context => ({
    client,
    now,
    key,
    emit: async (type, object) =>
      announce(client, await recordEvent(client, apiVersion, now, { type, object })),
  });

  const perform = async ({ method, url, key, body, idempotencyKey }: SandboxRequest): Promise<Answer> => {
    const [path = '', query = ''] = url.split('?');
    const kind = kindOf(key, keys);
    const { route, id } = findRoute(method, path);
    if (kind === 'publishable' && !route.publishable)
      throw new Refusal(403, {
        type: 'invalid_request_error',
        message: 'A publishable key may not do this.',
      });
    const params = readParams(route, method === 'POST' ? body : query);
    return transaction(database, async (client) => {
      const run = (): Promise<Answer> => route.run(contextOf(client, kind, clock()), params, id);
      if (method === 'GET') return run();
      await lockSandbox(client);
      if (idempotencyKey === undefined) return run();
      const fingerprint = createHash('sha256').update(`${method} ${path} ${body}`).digest('hex');
      const kept = await findAnswer(client, idempotencyKey);
      if (kept && kept.fingerprint !== fingerprint)
        throw new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        });
      if (kept) return { status: kept.status, body: kept.body };
      const answer = await run();
      await keepAnswer(client, idempotencyKey, { fingerprint, ...answer });
      return answer;
    });
  };

  const passOne = (): Promise<boolean> =>
    transaction(database, async (client) => {
      await lockSandbox(client);
      const due = (await findNextDue(client, 'subscription', clock())) as StoredSubscription | undefined;
      if (!due?.dueAt) return false;
      await passTime(contextOf(client, 'secret', due.dueAt), due);
      return true;
    });

  return {
    keys,
    async answer(request) {
      try {
        return await perform(request);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { status: error.status, body: { error: error.body } };
      }
    },
    async catchUp() {
      while (await passOne());
    },
  };
};
