import type { SentAgain } from '@tavolina/shared-api/contract';
import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { firstIn, UUID } from '../../platform/ids/ids-in-texts.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { recordAct } from '../operator-acts/operator-acts-service.ts';
import { LIFETIMES, type PushKind } from '../push/push-service.ts';
import { NOTICE_JOBS, noticeOf } from './failed-notices.ts';
import { type Failure, forgetRefusal, lockFailedJob, queueJobAgain } from './failures-repository.ts';
import { resenderOf } from './refused-mails.ts';

const isPushKind = (kind: string): kind is PushKind => Object.hasOwn(LIFETIMES, kind);

/** A push is worth showing anew from now on. */
const renewed = (data: NonNullable<Failure['data']>, at: Date): object => {
  const { kind } = data;
  if (kind === undefined || !isPushKind(kind) || data.path === undefined) return data;
  return { ...data, expires_at: new Date(at.getTime() + LIFETIMES[kind] * 1000).toISOString() };
};

/** Queues a failed job again; what it was, for the list of acts, or undefined where there is nothing to do. */
const jobAgain = async (client: Queryable, id: string, at: Date): Promise<string | undefined> => {
  const job = await lockFailedJob(client, id, NOTICE_JOBS);
  if (!job?.data) return undefined;
  await queueJobAgain(client, id, renewed(job.data, at));
  const { what, order_id, place_id } = noticeOf(job);
  return [what, order_id ?? place_id].filter((part) => part !== null).join('-');
};

/** Queues a mail again that was refused; its id, or undefined where there is nothing to do. */
const mailAgain = async (client: Queryable, id: string, jobs: Jobs): Promise<string | undefined> => {
  const resend = resenderOf(id);
  if (!resend || !(await forgetRefusal(client, id))) return undefined;
  await resend((job, payload) => jobs.send(client, job, payload));
  return id;
};

/**
 * Puts a mail or push that failed back into the queue and records the act (product.md §564). What is on its way
 * already, or did not fail, is not sent twice.
 */
export const sendAgain = (
  { database, jobs }: { database: Database; jobs: Jobs },
  id: string,
  { by, at }: { by: string; at: Date },
): Promise<SentAgain> =>
  transaction(database, async (client) => {
    const about = firstIn(id, `^${UUID}$`)
      ? await jobAgain(client, id, at)
      : await mailAgain(client, id, jobs);
    if (about === undefined) return { is_queued: false };
    await recordAct(client, 'sent_again', { by, about }, at);
    return { is_queued: true };
  });
