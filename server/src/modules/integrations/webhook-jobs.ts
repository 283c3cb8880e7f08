import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';

/** One attempt to send a message. */
export interface Attempt {
  delivery_id: string;
  /** The series that it belongs to; a press begins another one. */
  series: number;
  /** Attempts of the series before it. */
  before: number;
}

/** Sends a message to a till. */
export const webhookJob = defineJob<Attempt>('webhook');

/**
 * The same for addresses that failed last, so that one that takes its time delays no address that works: a batch of jobs
 * is as slow as its slowest.
 */
export const webhookAgainJob = defineJob<Attempt>('webhook-again');

/** The owners of a place are to hear that an address was switched off. Times are ISO 8601. */
export const webhookOffJob = defineJob<{ webhook_id: string; off_at: string }>('webhook-off', MAIL_RETRIES);
