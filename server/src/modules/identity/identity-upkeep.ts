import { DAY_MS } from '../../platform/clock/clock.ts';
import { defineJob } from '../../platform/jobs/jobs.ts';
import { deleteEmailChanges } from './email-changes-repository.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { sweepChallenges } from './login-challenges-repository.ts';
import { sweepFamilies } from './sessions-repository.ts';
import { rotateSigningKeys } from './signing-keys.ts';

const upkeepJob = defineJob<Record<string, never>>('identity-upkeep');

/** Ended sessions are stored for a while, so that a stolen token of one is still recognised. */
const ENDED_KEPT_MS = 7 * DAY_MS;
/** Longer than the mail about the change is retried. */
const EMAILS_KEPT_MS = 14 * DAY_MS;

/** Every night: rotates the signing key, deletes ended sessions and logins, and former e-mails. */
export const startIdentityUpkeep = ({ database, jobs, clock }: IdentityDeps): void => {
  jobs.handle(upkeepJob, async () => {
    await rotateSigningKeys(database, clock);
    await deleteEmailChanges(database, new Date(clock().getTime() - EMAILS_KEPT_MS));
    await sweepChallenges(database, clock());
    await sweepFamilies(database, new Date(clock().getTime() - ENDED_KEPT_MS));
  });
  jobs.repeat(upkeepJob, '0 4 * * *');
};
