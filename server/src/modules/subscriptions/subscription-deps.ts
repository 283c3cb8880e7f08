import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { SubscriptionProvider } from '../../platform/payments/subscription-provider.ts';

/** What billing owners needs. */
export interface SubscriptionDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  provider: SubscriptionProvider;
  /** Tells whoever runs the installation of something that needs eyes; never a secret. */
  warn: (line: string) => void;
}
