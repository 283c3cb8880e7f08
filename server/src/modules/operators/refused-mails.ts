import { ORDER_NUMBER, UUID } from '../../platform/ids/ids-in-texts.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { MAIL_JOBS } from './mail-jobs.ts';

/** Queues a job of one kind. */
export type Queue = <P extends object>(job: Job<P>, payload: P) => Promise<void>;

/** What follows the kind in the id of a mail: whom it is about, then often a time or an entry of the history. */
const ABOUT = new RegExp(`^(${ORDER_NUMBER}|${UUID})(?:-(\\d{1,15})(?:-|$)|$)`);

/** What queues a refused mail again, by its id; undefined where it is not sent again. */
export const resenderOf = (mailId: string): ((queue: Queue) => Promise<void>) | undefined => {
  for (const job of MAIL_JOBS) {
    const begun = job.mails.find(({ what }) => mailId.startsWith(`${what}-`));
    const [, id, digits = ''] = (begun && ABOUT.exec(mailId.slice(begun.what.length + 1))) ?? [];
    const { again } = job;
    if (again && id !== undefined) return (queue) => queue(job, again(id, digits));
  }
  return undefined;
};
