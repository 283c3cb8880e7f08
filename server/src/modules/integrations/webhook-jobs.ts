import { defineJob } from '../../platform/jobs/jobs.ts';
import { defineMailJob } from '../../platform/mail/mail-jobs.ts';

/** One attempt to send a message. */
export interface Attempt {
  delivery_id: string;
  /** The series of attempts that it belongs to; "send again" starts another one. */
  series: number;
  /** Earlier attempts of the series. */
  before: number;
}

/** Sends a message to a till. */
export const webhookJob = defineJob<Attempt>('webhook');

/**
 * Sends a message to an address whose last message failed. A queue of its own, because a batch of jobs is as slow as its
 * slowest: a failing address must not delay the others.
 */
export const webhookAgainJob = defineJob<Attempt>('webhook-again');

/** Tells the owners of a place that an address was switched off. Times are ISO 8601. */
export const webhookOffJob = defineMailJob<{ webhook_id: string; off_at: string }>('webhook-off', [
  { what: 'webhook-off', whose: 'place' },
]);
