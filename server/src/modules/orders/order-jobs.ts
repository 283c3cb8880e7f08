import { defineJob } from '../../platform/jobs/jobs.ts';
import { defineMailJob, isoOfDigits } from '../../platform/mail/mail-jobs.ts';

/** An order has reached the business: placed, and paid if by card. */
export const orderPlacedJob = defineMailJob<{ order_id: string }>(
  'order-placed',
  [
    { what: 'order-placed', whose: 'diner', about: 'order' },
    { what: 'new-order', whose: 'place', about: 'order' },
  ],
  (order_id) => ({ order_id }),
);

/** The wait of an order for an answer, until a time. */
interface AnswerWait {
  order_id: string;
  /** Deadline of the answer, ISO 8601. It tells this wait from a later one of the same order. */
  answer_by: string;
}

/** Announces an unanswered order again (product.md §292). */
export const orderReminderJob = defineJob<AnswerWait>('order-reminder');

/** Cancels an unanswered order at its deadline (product.md §293). Its stored name is that of versions before. */
export const cancelUnansweredJob = defineJob<AnswerWait>('order-unanswered');

/** Tells the owners of a business that nobody has answered an order. */
export const orderWaitsJob = defineMailJob<AnswerWait>(
  'order-waits',
  [{ what: 'order-waits', whose: 'place', about: 'order' }],
  (order_id, ms) => ({ order_id, answer_by: isoOfDigits(ms) }),
);

/** The promise of an order moved to a later time. */
export const orderDelayedJob = defineMailJob<{ order_id: string; promised_at: string }>(
  'order-delayed',
  [{ what: 'order-delayed', whose: 'diner', about: 'order' }],
  (order_id, ms) => ({ order_id, promised_at: isoOfDigits(ms) }),
);

/** The status of an order changed; with the entry of its history. */
export const orderStatusChangedJob = defineMailJob<{ order_id: string; history_id: number }>(
  'order-status-changed',
  [{ what: 'order-status', whose: 'diner', about: 'order' }],
  (order_id, history) => ({ order_id, history_id: Number(history) }),
);
