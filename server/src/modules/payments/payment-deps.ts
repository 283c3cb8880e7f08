import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts';

/** What taking payments needs. */
export interface PaymentDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  provider: PaymentProvider;
  /** Tells whoever runs the installation of something that needs eyes; never a secret. */
  warn: (line: string) => void;
}
