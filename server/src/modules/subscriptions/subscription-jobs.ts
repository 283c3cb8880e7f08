import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';

/** A trial without a card is about to end. */
export const trialEndingJob = defineJob<{ business_id: string }>('trial-ending', MAIL_RETRIES);

/** A renewal could not be charged. */
export const paymentFailedJob = defineJob<{ business_id: string }>('payment-failed', MAIL_RETRIES);
