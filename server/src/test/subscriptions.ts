import type { Subscription } from '@tavolina/shared-api/contract';
import { sandboxEventJob } from '../sandbox/events.ts';
import { createOwner, type TestOwner } from './factories.ts';
import { jobsDone } from './jobs-done.ts';
import { type Received, send } from './send.ts';
import type { TestServer } from './test-server.ts';

/** What owners do with their subscription, and what the provider keeps of it. */
export interface Subscriptions {
  start: (
    owner: TestOwner,
    body?: { plan_id?: string; payment_method_id?: string },
    headers?: Record<string, string>,
  ) => Promise<Received>;
  mine: (owner: TestOwner) => Promise<Subscription>;
  tierOf: (owner: TestOwner) => Promise<string>;
  cancel: (owner: TestOwner) => Promise<Received>;
  changeCard: (owner: TestOwner, payment_method_id: string) => Promise<Received>;
  /** An owner whose trial is over: the next subscription is charged at once. */
  ownerAfterTrial: () => Promise<TestOwner>;
  /** Subscriptions of an owner that the provider has and that have not ended. */
  countLive: (owner: TestOwner) => Promise<number>;
  /** Waits until all messages of the provider have come: one that comes later would store again what a test changes. */
  messagesArrived: () => Promise<void>;
}

/** Subscriptions of a test server. */
export const subscriptionsOf = (server: TestServer): Subscriptions => {
  const start = (
    owner: TestOwner,
    body: { plan_id?: string; payment_method_id?: string } = {},
    headers: Record<string, string> = {},
  ): Promise<Received> =>
    send(server, 'POST', '/subscriptions', {
      token: owner.accessToken,
      headers,
      body: { plan_id: 'standard-month', ...body },
    });

  const mine = async (owner: TestOwner): Promise<Subscription> =>
    (await send(server, 'GET', '/subscriptions/me', { token: owner.accessToken })).body as Subscription;

  const tierOf = async (owner: TestOwner): Promise<string> =>
    (
      (await send(server, 'GET', '/users/profile/', { token: owner.accessToken })).body as {
        subscription_tier: string;
      }
    ).subscription_tier;

  const cancel = (owner: TestOwner) =>
    send(server, 'DELETE', '/subscriptions/me', { token: owner.accessToken });

  const changeCard = (owner: TestOwner, payment_method_id: string) =>
    send(server, 'PUT', '/subscriptions/me/payment-method', {
      token: owner.accessToken,
      body: { payment_method_id },
    });

  const ownerAfterTrial = async (): Promise<TestOwner> => {
    const owner = await createOwner(server);
    await start(owner);
    await server.database.query(
      `UPDATE sandbox.objects SET data = jsonb_set(data, '{status}', '"canceled"'), due_at = NULL
       WHERE kind = 'subscription' AND data -> 'metadata' ->> 'business_id' = $1`,
      [owner.id],
    );
    // The version moves, so that no message which is still under way takes it back.
    await server.database.query(
      `UPDATE subscriptions SET status = 'canceled', version = version + 1 WHERE business_id = $1`,
      [owner.id],
    );
    return owner;
  };

  const countLive = async (owner: TestOwner): Promise<number> =>
    (
      await server.database.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM sandbox.objects WHERE kind = 'subscription'
           AND data -> 'metadata' ->> 'business_id' = $1 AND data ->> 'status' NOT IN ('canceled', 'incomplete_expired')`,
        [owner.id],
      )
    ).rows[0]?.n ?? -1;

  const messagesArrived = (): Promise<void> => jobsDone(server, sandboxEventJob);

  return { start, mine, tierOf, cancel, changeCard, ownerAfterTrial, countLive, messagesArrived };
};
