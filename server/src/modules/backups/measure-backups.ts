import type { Queryable } from '../../platform/database/database.ts';
import type { Measure } from '../../platform/metrics/measure.ts';
import { listLatestRuns } from './backup-runs-repository.ts';

/** Measures when the latest backup and the latest proof succeeded and failed. */
export const measureBackups =
  (database: Queryable): Measure =>
  ({ Gauge }, registers) => {
    const names = { succeeded_at: 'succeeded', failed_at: 'failed' } as const;
    new Gauge({
      name: 'backup_latest_timestamp_seconds',
      help: 'When the latest backup, and the latest proof of one, succeeded and failed',
      labelNames: ['kind', 'outcome'],
      registers,
      async collect() {
        for (const { kind, ...ends } of await listLatestRuns(database))
          for (const [column, outcome] of Object.entries(names)) {
            const end = ends[column as keyof typeof names];
            if (end) this.set({ kind, outcome }, end.getTime() / 1000);
          }
      },
    });
  };
