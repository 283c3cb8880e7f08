import { createHash, randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { type Clock, DAY_MS } from '../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../platform/database/database.ts';
import { recordEvent } from './events.ts';
import { passRefundTime, type StoredRefund } from './refunds.ts';
import { findRoute, readParams } from './sandbox-addresses.ts';
import {
  beginPart,
  findAnswer,
  findNextDue,
  keepAnswer,
  lockSandbox,
  type SandboxKeys,
  shareKeys,
  undoPart,
} from './sandbox-repository.ts';
import { type Answer, type Context, type KeyKind, Refusal } from './sandbox-types.ts';
import type { StoredSubscription } from './subscription-object.ts';
import { passTime } from './subscription-time.ts';

/** What the sandbox works with. */
export interface SandboxDeps {
  database: Database;
  clock: Clock;
  apiVersion: Stripe.LatestApiVersion;
  /** Passes an event on, in the transaction of what happened. */
  announce: (client: Queryable, eventId: string) => Promise<void>;
}

/** A request to the sandbox. */
export interface SandboxRequest {
  method: string;
  /** Path and query. */
  url: string;
  key: string;
  /** Form-encoded. */
  body: string;
  idempotencyKey: string | undefined;
}

/** Answers as Stripe does, takes test cards only, and remembers in our database. */
export interface Sandbox {
  keys: SandboxKeys;
  answer: (request: SandboxRequest) => Promise<Answer>;
  /** Does what time has brought since: renewals, ends of trials. */
  catchUp: (database: Database) => Promise<void>;
}

const kindOf = (key: string, { secretKey, publishableKey }: SandboxKeys): KeyKind => {
  if (key === secretKey) return 'secret';
  if (key === publishableKey) return 'publishable';
  throw new Refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
};

const newKeys = (): SandboxKeys => {
  const secret = (): string => randomBytes(16).toString('hex');
  return {
    secretKey: `sk_test_sandbox_${secret()}`,
    publishableKey: `pk_test_sandbox_${secret()}`,
    webhookSecret: `whsec_${secret()}`,
  };
};

const answerOf = ({ status, body }: Refusal): Answer => ({ status, body: { error: body } });

/** Carries out what has a key: what it was refused with is repeated under the same key for a day, too, as Stripe does. */
const runKept = async (client: Queryable, run: () => Promise<Answer>): Promise<Answer> => {
  await beginPart(client);
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await undoPart(client);
    return answerOf(error);
  }
};

/** Opens the sandbox on the product's own database; all processes share what it remembers. */
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
      const now = clock();
      const kept = await findAnswer(client, idempotencyKey, new Date(now.getTime() - DAY_MS));
      if (kept && kept.fingerprint !== fingerprint)
        throw new Refusal(400, {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters.',
        });
      if (kept) return { status: kept.status, body: kept.body };
      const answer = await runKept(client, run);
      await keepAnswer(client, idempotencyKey, { fingerprint, ...answer }, now);
      return answer;
    });
  };

  const passOne = (connections: Database): Promise<boolean> =>
    transaction(connections, async (client) => {
      await lockSandbox(client);
      const refund = (await findNextDue(client, 'refund', clock())) as StoredRefund | undefined;
      if (refund?.dueAt) {
        await passRefundTime(contextOf(client, 'secret', refund.dueAt), refund);
        return true;
      }
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
        return answerOf(error);
      }
    },
    async catchUp(connections) {
      while (await passOne(connections));
    },
  };
};
