import { defineJob } from '../../platform/jobs/jobs.ts';
import { MAIL_RETRIES } from '../../platform/mail/mail.ts';

/** Somebody asked for a new password; whether there is such an account is only looked up by the work itself. */
export const passwordResetJob = defineJob<{ request_id: string }>('password-reset', MAIL_RETRIES);

/** An account has another e-mail. */
export const emailChangedJob = defineJob<{ change_id: string }>('email-changed', MAIL_RETRIES);

/**
 * A person's logins ask for a code from now on, or no longer; since a moment as an ISO timestamp. `business_id` is the
 * person: processes of the version before read it so.
 */
export const twoFactorChangedJob = defineJob<{ business_id: string; is_on: boolean; changed_at: string }>(
  'two-factor-changed',
  MAIL_RETRIES,
);

/** A person has another password, since a moment as an ISO timestamp; `business_id` as in `twoFactorChangedJob`. */
export const passwordChangedJob = defineJob<{ business_id: string; changed_at: string }>(
  'password-changed',
  MAIL_RETRIES,
);
