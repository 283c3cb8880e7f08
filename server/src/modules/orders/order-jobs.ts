import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';

/** There is an order for the business to prepare. */
export const orderPlacedJob = defineJob<{ order_id: string }>('order-placed', MAIL_RETRIES);

/** The status of an order changed; with the entry of its history. */
export const orderStatusChangedJob = defineJob<{ order_id: string; history_id: number }>(
  'order-status-changed',
  MAIL_RETRIES,
);
