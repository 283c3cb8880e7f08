import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** Whether something was backed up, or proven. */
export type RunKind = 'backup' | 'proof';

/** A backup or a proof, as it ended. */
export interface BackupRun {
  kind: RunKind;
  /** Name of the backup. */
  backup: string;
  started_at: Date;
  ended_at: Date;
  succeeded: boolean;
  /** What was counted, or why it failed. */
  outcome: string;
}

/** Records how a run ended. */
export const insertRun = async (database: Queryable, run: BackupRun): Promise<void> => {
  const { kind, backup, started_at, ended_at, succeeded, outcome } = run;
  await db(database, 'insert-backup-run')
    .insertInto('backup_runs')
    .values({ kind, backup, started_at, ended_at, succeeded, outcome })
    .execute();
};

/** How the latest runs of a kind ended. */
export interface LatestRuns {
  kind: RunKind;
  /** When the latest one that succeeded ended. */
  succeeded_at: Date | null;
  /** When the latest one that failed ended. */
  failed_at: Date | null;
}

/** How the latest runs ended, by kind. */
export const listLatestRuns = async (database: Queryable): Promise<LatestRuns[]> =>
  db(database, 'list-latest-backup-runs')
    .selectFrom('backup_runs')
    .select('kind')
    .select(({ fn, ref }) => [
      fn.max('ended_at').filterWhere(ref('succeeded')).as('succeeded_at'),
      fn
        .max('ended_at')
        .filterWhere(({ not }) => not(ref('succeeded')))
        .as('failed_at'),
    ])
    .groupBy('kind')
    .$narrowType<{ kind: RunKind }>()
    .execute();
