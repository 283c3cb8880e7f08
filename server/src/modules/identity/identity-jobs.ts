import { defineMailJob } from '../../platform/mail/mail-jobs.ts';

/** A password reset was requested. Only the job checks whether the account exists. */
export const passwordResetJob = defineMailJob<{ request_id: string }>('password-reset', [
  { what: 'password-reset', whose: 'person' },
]);

/** The e-mail of an account was changed. */
export const emailChangedJob = defineMailJob<{ change_id: string }>('email-changed', [
  { what: 'email-changed', whose: 'person' },
]);

/**
 * Two-factor login was switched on or off at an ISO timestamp. `business_id` holds the user's id, because
 * processes of the previous version read it there.
 */
export const twoFactorChangedJob = defineMailJob<{ business_id: string; is_on: boolean; changed_at: string }>(
  'two-factor-changed',
  [{ what: 'two-factor', whose: 'person' }],
);

/** The password of a user was changed at an ISO timestamp; `business_id` as in `twoFactorChangedJob`. */
export const passwordChangedJob = defineMailJob<{ business_id: string; changed_at: string }>(
  'password-changed',
  [{ what: 'password-changed', whose: 'person' }],
);
