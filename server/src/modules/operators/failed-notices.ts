import { firstIn, ORDER_NUMBER, UUID } from '../../platform/ids/ids-in-texts.ts';
import type { MailKind } from '../../platform/mail/mail-jobs.ts';
import { pushJob } from '../push/push-jobs.ts';
import type { Failure } from './failures-repository.ts';
import { MAIL_JOBS, mailKindOf } from './mail-jobs.ts';

/** What a failed mail or push is about, and whom it was for. */
export interface FailedNotice {
  area: 'mail' | 'push';
  what: string;
  whose: MailKind['whose'];
  order_id: string | null;
  place_id: string | null;
  user_id: string | null;
}

/** Names of the jobs that mail and push. */
export const NOTICE_JOBS: readonly string[] = [...MAIL_JOBS.map(({ name }) => name), pushJob.name];

const ofMail = (id: string): FailedNotice => {
  const kind = mailKindOf(id);
  const { what, whose } = kind ?? { what: id, whose: 'person' as const };
  const known = firstIn(id, UUID);
  return {
    ...{ area: 'mail', what, whose },
    order_id: firstIn(id, ORDER_NUMBER),
    place_id: kind?.about === 'place' ? known : null,
    user_id: whose === 'person' ? known : null,
  };
};

const ofJob = ({ job, data, is_diner_told }: Failure & { job: string }): FailedNotice => {
  const { order_id = null, business_id = null, words, path, kind = job } = data ?? {};
  if (job === pushJob.name)
    return {
      ...{ area: 'push', what: kind, whose: path?.startsWith('/business/') ? 'place' : 'diner' },
      order_id: words?.id ?? null,
      place_id: firstIn(path ?? '', UUID),
      user_id: null,
    };
  const [first, next] = MAIL_JOBS.find(({ name }) => name === job)?.mails ?? [];
  // The place is mailed of a new order after its diner.
  const { what, whose } = (is_diner_told && next) || (first ?? { what: job, whose: 'person' as const });
  return {
    ...{ area: 'mail', what, whose },
    order_id,
    place_id: whose === 'place' ? business_id : null,
    user_id: whose === 'person' ? business_id : null,
  };
};

/** What a failure is about, by its job or, for a mail that was refused, by its id. */
export const noticeOf = (failure: Failure): FailedNotice =>
  failure.job === null ? ofMail(failure.id) : ofJob({ ...failure, job: failure.job });
