import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { SigningKeys } from './signing-keys.ts';

/** What the identity calls work with. */
export interface IdentityDeps {
  database: Database;
  keys: SigningKeys;
  limits: RateLimits;
  jobs: Jobs;
  clock: Clock;
}
