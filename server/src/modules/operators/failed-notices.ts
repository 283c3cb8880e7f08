import { firstIn, ORDER_NUMBER, UUID } from '../../platform/ids/ids-in-texts.ts';
import { silenceMailJob } from '../availability/silent-console-jobs.ts';
import { messageSentJob } from '../contact/contact-service.ts';
import {
  emailChangedJob,
  passwordChangedJob,
  passwordResetJob,
  twoFactorChangedJob,
} from '../identity/identity-jobs.ts';
import { webhookOffJob } from '../integrations/webhook-jobs.ts';
import { operatorDecisionJob } from '../operator-acts/decision-jobs.ts';
import {
  orderDelayedJob,
  orderPlacedJob,
  orderStatusChangedJob,
  orderWaitsJob,
} from '../orders/order-jobs.ts';
import { pushJob } from '../push/push-jobs.ts';
import { paymentFailedJob, trialEndingJob } from '../subscriptions/subscription-jobs.ts';
import type { Failure } from './failures-repository.ts';

/** What a failed mail or push is about, and whom it was for. */
export interface FailedNotice {
  area: 'mail' | 'push';
  what: string;
  whose: 'diner' | 'place' | 'person' | 'team';
  order_id: string | null;
  place_id: string | null;
  user_id: string | null;
}

type Told = Pick<FailedNotice, 'what' | 'whose'>;

/** What each job that mails is about, by its name. */
const JOBS: Readonly<Record<string, Told>> = {
  [orderPlacedJob.name]: { what: 'order-placed', whose: 'diner' },
  [orderWaitsJob.name]: { what: 'order-waits', whose: 'place' },
  [orderDelayedJob.name]: { what: 'order-delayed', whose: 'diner' },
  [orderStatusChangedJob.name]: { what: 'order-status', whose: 'diner' },
  [messageSentJob.name]: { what: 'contact', whose: 'team' },
  [trialEndingJob.name]: { what: 'trial-ending', whose: 'place' },
  [paymentFailedJob.name]: { what: 'payment-failed', whose: 'place' },
  [silenceMailJob.name]: { what: 'silence', whose: 'place' },
  [webhookOffJob.name]: { what: 'webhook-off', whose: 'place' },
  [operatorDecisionJob.name]: { what: 'operator-decision', whose: 'place' },
  [passwordResetJob.name]: { what: 'password-reset', whose: 'person' },
  [emailChangedJob.name]: { what: 'email-changed', whose: 'person' },
  [twoFactorChangedJob.name]: { what: 'two-factor', whose: 'person' },
  [passwordChangedJob.name]: { what: 'password-changed', whose: 'person' },
};

/** Names of the jobs that mail and push. */
export const NOTICE_JOBS: readonly string[] = [...Object.keys(JOBS), pushJob.name];

/** How the ids of mails begin, where that is no kind of its own. */
const MAILS: Readonly<Record<string, Told>> = {
  ...Object.fromEntries(Object.values(JOBS).map((told) => [told.what, told])),
  'new-order': { what: 'new-order', whose: 'place' },
  consoleSilent: { what: 'silence', whose: 'place' },
  placeUnattended: { what: 'silence', whose: 'place' },
};
/** Mails of the place whose id stands in theirs. */
const ABOUT_PLACE = ['trial-ending', 'payment-failed', 'silence', 'operator-decision'];

const ofMail = (id: string): FailedNotice => {
  const begun = Object.keys(MAILS).find((kind) => id.startsWith(`${kind}-`));
  const { what, whose } = (begun && MAILS[begun]) || { what: id, whose: 'person' as const };
  const about = firstIn(id, UUID);
  return {
    ...{ area: 'mail', what, whose },
    order_id: firstIn(id, ORDER_NUMBER),
    place_id: ABOUT_PLACE.includes(what) ? about : null,
    user_id: whose === 'person' ? about : null,
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
  const { what, whose } = JOBS[job] ?? { what: job, whose: 'person' as const };
  // The place is mailed of a new order after its diner.
  const later = is_diner_told && job === orderPlacedJob.name ? MAILS['new-order'] : undefined;
  return {
    ...{ area: 'mail', what, whose },
    ...later,
    order_id,
    place_id: whose === 'place' ? business_id : null,
    user_id: whose === 'person' ? business_id : null,
  };
};

/** What a failure is about, by its job or, for a mail that was refused, by its id. */
export const noticeOf = (failure: Failure): FailedNotice =>
  failure.job === null ? ofMail(failure.id) : ofJob({ ...failure, job: failure.job });
