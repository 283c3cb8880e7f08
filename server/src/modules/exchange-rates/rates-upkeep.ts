import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { areRatesOld } from './exchange-rates-service.ts';

/** Checks every morning whether the rates are old. */
export const ratesAgeJob = defineJob<Record<string, never>>('exchange-rates-age');

/** Logs a warning every morning while the rates are old. */
export const startRatesUpkeep = (
  database: Database,
  { jobs, clock, warn }: { jobs: Jobs; clock: Clock; warn: (line: string) => void },
): void => {
  jobs.handle(ratesAgeJob, async () => {
    if (await areRatesOld(database, clock())) warn('The exchange rates are old: add those of today.');
  });
  jobs.repeat(ratesAgeJob, '10 9 * * *');
};
