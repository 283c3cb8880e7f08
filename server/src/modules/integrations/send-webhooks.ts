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
/** Seconds from each failed attempt to the next one: three days and some minutes in all (product.md §367). */
const PAUSES = [
  5,
  5 * MINUTES,
  30 * MINUTES,
  2 * HOURS,
  5 * HOURS,
  10 * HOURS,
  14 * HOURS,
  16 * HOURS,
].concat(24.5 * HOURS);
/** An address that failed for so long is switched off. */
const FAILING_MS = 3 * DAY_MS;
/** Answer of an address that wants no more. */
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

/** Whether a failure says nothing about the till: an owner's own look, or a plan that has ended. */
const isHarmless = ({ type }: Message, { problem }: Answer): boolean =>
  type === 'test' || problem === 'plan_ended';

/** Seconds until a message that failed is sent again; undefined: no more. */
const pauseAfter = (message: Message, answer: Answer, { before }: Attempt): number | undefined =>
  isHarmless(message, answer) ? undefined : PAUSES[before];

interface Attempted {
  attempt: Attempt;
  message: Message;
  answer: Answer;
  now: Date;
}

const outcomeOf = ({ attempt, message, answer, now }: Attempted): Outcome => {
  if (isDelivered(answer)) return { ...answer, state: 'delivered', at: now, nextAt: null };
  const pause = pauseAfter(message, answer, attempt);
  if (pause === undefined) return { ...answer, state: 'failed', at: now, nextAt: null };
  return { ...answer, state: 'waiting', at: now, nextAt: new Date(now.getTime() + pause * 1000) };
};

/** Does what follows from a failure: another attempt, or the end of an address that asks for it or failed for days. */
const followFailure = async (
  client: Queryable,
  jobs: Jobs,
  { attempt, message, answer, now }: Attempted,
  failingSince: Date | null,
): Promise<void> => {
  const { webhook_id: id } = message;
  if (answer.status === GONE) return switchOff(client, jobs, id, { at: now, reason: 'gone' });
  await setFailingSince(client, id, now);
  if (failingSince && now.getTime() - failingSince.getTime() >= FAILING_MS)
    return switchOff(client, jobs, id, { at: now, reason: 'failing' });
  const pause = pauseAfter(message, answer, attempt);
  if (pause !== undefined)
    await jobs.send(client, webhookAgainJob, { ...attempt, before: attempt.before + 1 }, pause);
};

/** Notes what came of an attempt, and does what follows from it. */
const settle = async (client: Queryable, jobs: Jobs, attempted: Attempted): Promise<void> => {
  const { attempt, message, answer } = attempted;
  const webhook = await lockWebhook(client, message.business_id, message.webhook_id);
  if (!webhook || webhook.off_at) return;
  if (!(await recordAttempt(client, attempt, outcomeOf(attempted)))) return;
  if (isDelivered(answer)) return setFailingSince(client, webhook.id, null);
  if (!isHarmless(message, answer)) await followFailure(client, jobs, attempted, webhook.failing_since);
};

const send = async (sender: WebhookSender, attempt: Attempt): Promise<void> => {
  const { database, jobs, clock, allowsLoopback } = sender;
  const message = await findAttempt(database, attempt);
  if (!message) return;
  const connects = await connectsTills(database, message.business_id, clock());
  const answer: Answer = connects
    ? await postWebhook(message, allowsLoopback, clock())
    : { status: null, ms: null, problem: 'plan_ended' };
  await transaction(database, (client) => settle(client, jobs, { attempt, message, answer, now: clock() }));
};

/**
 * Sends messages to tills (product.md §365). A message whose process is killed between the answer and its note is sent
 * again by another one, with the same id; all else is noted and queued in one transaction.
 */
export const handleWebhooks = (sender: WebhookSender): void => {
  for (const job of [webhookJob, webhookAgainJob])
    sender.jobs.handle(job, (attempt) => send(sender, attempt));
};
