import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SubscriptionProvider } from '../../platform/payments/subscription-provider.ts';

/** Dependencies of subscriptions. */
export interface SubscriptionDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  provider: SubscriptionProvider;
  /** Logs a problem that an operator must look at; never a secret. */
  warn: (line: string) => void;
}
