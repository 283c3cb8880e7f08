import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';

/** A password reset was requested. Only the job checks whether the account exists. */
export const passwordResetJob = defineJob<{ request_id: string }>('password-reset', MAIL_RETRIES);

/** The e-mail of an account was changed. */
export const emailChangedJob = defineJob<{ change_id: string }>('email-changed', MAIL_RETRIES);

/**
 * Two-factor login was switched on or off at an ISO timestamp. `business_id` holds the user's id, because
 * processes of the previous version read it there.
 */
export const twoFactorChangedJob = defineJob<{ business_id: string; is_on: boolean; changed_at: string }>(
  'two-factor-changed',
  MAIL_RETRIES,
);

/** The password of a user was changed at an ISO timestamp; `business_id` as in `twoFactorChangedJob`. */
export const passwordChangedJob = defineJob<{ business_id: string; changed_at: string }>(
  'password-changed',
  MAIL_RETRIES,
);
