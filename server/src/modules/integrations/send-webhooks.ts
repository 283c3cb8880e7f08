import { type Clock, DAY_MS } from '../../platform/clock/clock.ts';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { connectsTills } from '../subscriptions/subscriptions-service.ts';
import { findAttempt, giveUpWaiting, type Outcome, recordAttempt } from './deliveries-repository.ts';
import { type Answer, isDelivered, type Message, postWebhook } from './post-webhook.ts';
import { type Attempt, webhookAgainJob, webhookJob, webhookOffJob } from './webhook-jobs.ts';
import { lockWebhook, setFailingSince, setOff } from './webhooks-repository.ts';

const MINUTES = 60;
const HOURS = 60 * MINUTES;
/** Seconds from each failed attempt to the next one: a bit more than three days in all (product.md §367). */
const RETRY_DELAYS = [
  5,
  5 * MINUTES,
  30 * MINUTES,
  2 * HOURS,
  5 * HOURS,
  10 * HOURS,
  14 * HOURS,
  16 * HOURS,
  24.5 * HOURS,
];
/** An address is switched off after failing for this long. */
const FAILING_MS = 3 * DAY_MS;
/** HTTP status by which an address asks for no more messages. */
const GONE = 410;

/** Sends messages to tills. */
export interface WebhookSender {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  /** Whether `http` addresses of this machine are accepted, for tests. */
  allowsLoopback: boolean;
}

const switchOff = async (
  client: Queryable,
  jobs: Jobs,
  webhookId: string,
  off: { at: Date; reason: 'gone' | 'failing' },
): Promise<void> => {
  await setOff(client, webhookId, off);
  await giveUpWaiting(client, webhookId);
  await jobs.send(client, webhookOffJob, { webhook_id: webhookId, off_at: off.at.toISOString() });
};

/** Whether a failure says nothing about the address: a test message, or a plan that has ended. */
const saysNothing = ({ type }: Message, { problem }: Answer): boolean =>
  type === 'test' || problem === 'plan_ended';

/** Seconds until a failed message is sent again; undefined: it is given up. */
const retryDelay = (message: Message, answer: Answer, { before }: Attempt): number | undefined =>
  saysNothing(message, answer) ? undefined : RETRY_DELAYS[before];

interface FinishedAttempt {
  attempt: Attempt;
  message: Message;
  answer: Answer;
  now: Date;
}

const outcomeOf = ({ attempt, message, answer, now }: FinishedAttempt): Outcome => {
  if (isDelivered(answer)) return { ...answer, state: 'delivered', at: now, nextAt: null };
  const delay = retryDelay(message, answer, attempt);
  if (delay === undefined) return { ...answer, state: 'failed', at: now, nextAt: null };
  return { ...answer, state: 'waiting', at: now, nextAt: new Date(now.getTime() + delay * 1000) };
};

/** Handles a failure: queues another attempt, or switches off an address that asks for it or failed for days. */
const handleFailure = async (
  client: Queryable,
  jobs: Jobs,
  { attempt, message, answer, now }: FinishedAttempt,
  failingSince: Date | null,
): Promise<void> => {
  const { webhook_id: id } = message;
  if (answer.status === GONE) return switchOff(client, jobs, id, { at: now, reason: 'gone' });
  await setFailingSince(client, id, now);
  if (failingSince && now.getTime() - failingSince.getTime() >= FAILING_MS)
    return switchOff(client, jobs, id, { at: now, reason: 'failing' });
  const delay = retryDelay(message, answer, attempt);
  if (delay !== undefined)
    await jobs.send(client, webhookAgainJob, { ...attempt, before: attempt.before + 1 }, delay);
};

/** Stores the outcome of an attempt, and handles a failure. */
const storeOutcome = async (client: Queryable, jobs: Jobs, finished: FinishedAttempt): Promise<void> => {
  const { attempt, message, answer } = finished;
  const webhook = await lockWebhook(client, message.business_id, message.webhook_id);
  if (!webhook || webhook.off_at) return;
  if (!(await recordAttempt(client, attempt, outcomeOf(finished)))) return;
  if (isDelivered(answer)) return setFailingSince(client, webhook.id, null);
  if (!saysNothing(message, answer)) await handleFailure(client, jobs, finished, webhook.failing_since);
};

const send = async (sender: WebhookSender, attempt: Attempt): Promise<void> => {
  const { database, jobs, clock, allowsLoopback } = sender;
  const message = await findAttempt(database, attempt);
  if (!message) return;
  const connects = await connectsTills(database, message.business_id, clock());
  const answer: Answer = connects
    ? await postWebhook(message, allowsLoopback, clock())
    : { status: null, ms: null, problem: 'plan_ended' };
  await transaction(database, (client) =>
    storeOutcome(client, jobs, { attempt, message, answer, now: clock() }),
  );
};

/**
 * Sends messages to tills (product.md §365). The outcome and its follow-ups are stored in one transaction. If the process
 * is killed between the answer and that, another process sends the message again, with the same id.
 */
export const handleWebhooks = (sender: WebhookSender): void => {
  for (const job of [webhookJob, webhookAgainJob])
    sender.jobs.handle(job, (attempt) => send(sender, attempt));
};
