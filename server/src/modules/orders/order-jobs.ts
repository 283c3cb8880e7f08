import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';

/** An order has become the business's to prepare. */
export const orderPlacedJob = defineJob<{ order_id: string }>('order-placed', MAIL_RETRIES);

/** An order has another status; the entry of its history says which. */
export const orderStatusChangedJob = defineJob<{ order_id: string; history_id: number }>(
  'order-status-changed',
  MAIL_RETRIES,
);
