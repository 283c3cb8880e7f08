import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';

/** There is an order for the business to prepare. */
export const orderPlacedJob = defineJob<{ order_id: string }>('order-placed', MAIL_RETRIES);

/** An order that waits for an answer until a time, and what is done once it has waited. */
interface AwaitedAnswer {
  order_id: string;
  /** Until when it waits, which tells this wait of the order from a later one. */
  answer_by: string;
}

/** An order has waited so long that it is announced again (product.md §292). */
export const orderReminderJob = defineJob<AwaitedAnswer>('order-reminder');

/** An order has waited so long that it is cancelled (product.md §293). */
export const orderUnansweredJob = defineJob<AwaitedAnswer>('order-unanswered');

/** The owners of a business are to hear that nobody has answered an order. */
export const orderWaitsJob = defineJob<AwaitedAnswer>('order-waits', MAIL_RETRIES);

/** An order is promised later than before; with the new time. */
export const orderDelayedJob = defineJob<{ order_id: string; promised_at: string }>(
  'order-delayed',
  MAIL_RETRIES,
);

/** The status of an order changed; with the entry of its history. */
export const orderStatusChangedJob = defineJob<{ order_id: string; history_id: number }>(
  'order-status-changed',
  MAIL_RETRIES,
);
