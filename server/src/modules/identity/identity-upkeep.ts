import { defineJob } from '../../platform/jobs/jobs.ts';
import type { IdentityDeps } from './identity-deps.ts';
import { sweepFamilies } from './sessions-repository.ts';
import { rotateSigningKeys } from './signing-keys.ts';

const upkeepJob = defineJob<Record<string, never>>('identity-upkeep');

/** Ended sessions are kept for a while, so that a stolen token of one is still recognised. */
const ENDED_KEPT_MS = 7 * 24 * 3600 * 1000;

/** Renews the signing key in its turn and forgets sessions that are over, each night. */
export const keepIdentity = ({ database, jobs, clock }: IdentityDeps): void => {
  jobs.handle(upkeepJob, async () => {
    await rotateSigningKeys(database, clock);
    await sweepFamilies(database, new Date(clock().getTime() - ENDED_KEPT_MS));
  });
  jobs.repeat(upkeepJob, '0 4 * * *');
};
