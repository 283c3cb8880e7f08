import { defineMailJob } from '../../platform/mail/mail-jobs.ts';

/** A message was sent to the team. */
export const messageSentJob = defineMailJob<{ message_id: string }>(
  'contact-message',
  [{ what: 'contact', whose: 'team' }],
  (message_id) => ({ message_id }),
);
