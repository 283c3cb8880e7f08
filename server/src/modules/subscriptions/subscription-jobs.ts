import { defineMailJob } from '../../platform/mail/mail-jobs.ts';

/** A trial without a card is about to end. */
export const trialEndingJob = defineMailJob<{ business_id: string }>(
  'trial-ending',
  [{ what: 'trial-ending', whose: 'place', about: 'place' }],
  (business_id) => ({ business_id }),
);

/** A renewal could not be charged. */
export const paymentFailedJob = defineMailJob<{ business_id: string }>(
  'payment-failed',
  [{ what: 'payment-failed', whose: 'place', about: 'place' }],
  (business_id) => ({ business_id }),
);
