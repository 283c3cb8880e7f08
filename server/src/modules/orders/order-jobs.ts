import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';

/** An order has reached the business: placed, and paid if by card. */
export const orderPlacedJob = defineJob<{ order_id: string }>('order-placed', MAIL_RETRIES);

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
export const orderWaitsJob = defineJob<AnswerWait>('order-waits', MAIL_RETRIES);

/** The promise of an order moved to a later time. */
export const orderDelayedJob = defineJob<{ order_id: string; promised_at: string }>(
  'order-delayed',
  MAIL_RETRIES,
);

/** The status of an order changed; with the entry of its history. */
export const orderStatusChangedJob = defineJob<{ order_id: string; history_id: number }>(
  'order-status-changed',
  MAIL_RETRIES,
);
