import { defineJob } from '../../platform/jobs/jobs.ts';

/** Somebody asked for a new password; whether there is such an account is only looked up by the work itself. */
export const passwordResetJob = defineJob<{ request_id: string }>('password-reset');

/** A business has another password, since a moment as an ISO timestamp. */
export const passwordChangedJob = defineJob<{ business_id: string; changed_at: string }>('password-changed');
