import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts';

/** Dependencies of card payments. */
export interface PaymentDeps {
  database: Database;
  jobs: Jobs;
  clock: Clock;
  provider: PaymentProvider;
  /** Logs a problem that an operator must look at; never a secret. */
  warn: (line: string) => void;
}
