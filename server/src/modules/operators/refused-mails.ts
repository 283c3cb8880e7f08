import { ORDER_NUMBER, UUID } from '../../platform/ids/ids-in-texts.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { messageSentJob } from '../contact/contact-service.ts';
import {
  orderDelayedJob,
  orderPlacedJob,
  orderStatusChangedJob,
  orderWaitsJob,
} from '../orders/order-jobs.ts';
import { paymentFailedJob, trialEndingJob } from '../subscriptions/subscription-jobs.ts';

/** Queues a job of one kind. */
export type Queue = <P extends object>(job: Job<P>, payload: P) => Promise<void>;

const isoOf = (ms: string): string => new Date(Number(ms)).toISOString();

type Again = (queue: Queue, id: string, detail: string) => Promise<void>;

/** Work that sends a mail, by the id of the mail. The others say something that is over, or lead to the old address. */
const MAILS: readonly (readonly [RegExp, Again])[] = [
  [
    new RegExp(`^(?:order-placed|new-order)-(${ORDER_NUMBER})$`),
    (queue, order_id) => queue(orderPlacedJob, { order_id }),
  ],
  [
    new RegExp(`^order-waits-(${ORDER_NUMBER})-(\\d{1,15})-`),
    (queue, order_id, ms) => queue(orderWaitsJob, { order_id, answer_by: isoOf(ms) }),
  ],
  [
    new RegExp(`^order-delayed-(${ORDER_NUMBER})-(\\d{1,15})$`),
    (queue, order_id, ms) => queue(orderDelayedJob, { order_id, promised_at: isoOf(ms) }),
  ],
  [
    new RegExp(`^order-status-(${ORDER_NUMBER})-(\\d{1,15})$`),
    (queue, order_id, history) => queue(orderStatusChangedJob, { order_id, history_id: Number(history) }),
  ],
  [new RegExp(`^contact-(${UUID})$`), (queue, message_id) => queue(messageSentJob, { message_id })],
  [new RegExp(`^trial-ending-(${UUID})-`), (queue, business_id) => queue(trialEndingJob, { business_id })],
  [
    new RegExp(`^payment-failed-(${UUID})-`),
    (queue, business_id) => queue(paymentFailedJob, { business_id }),
  ],
];

/** What queues a refused mail again, by its id; undefined where it is not sent again. */
export const resenderOf = (mailId: string): ((queue: Queue) => Promise<void>) | undefined => {
  for (const [pattern, again] of MAILS) {
    const [, id, detail = ''] = pattern.exec(mailId) ?? [];
    if (id !== undefined) return (queue) => again(queue, id, detail);
  }
  return undefined;
};
