import { DAY_MS } from '../../platform/clock/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listLatestRuns, type RunKind } from './backup-runs-repository.ts';

/** How old the latest may be: two nights, and a week and a day. */
const OLDEST_MS: Readonly<Record<RunKind, number>> = { backup: 2 * DAY_MS, proof: 8 * DAY_MS };
const WARNINGS = { backup: 'backup_old', proof: 'backup_unproven' } as const;

/** A warning about backups. */
type BackupWarning = (typeof WARNINGS)[RunKind];

/**
 * Warnings for operators: the latest backup is older than two days, or none was proven within eight days, or the latest
 * proof failed (product.md §482).
 */
export const warningsOfBackups = async (database: Queryable, now: Date): Promise<BackupWarning[]> => {
  const latest = await listLatestRuns(database);
  const kinds: RunKind[] = ['backup', 'proof'];
  return kinds.flatMap((kind) => {
    const { succeeded_at = null, failed_at = null } = latest.find((runs) => runs.kind === kind) ?? {};
    const isOld = succeeded_at === null || now.getTime() - succeeded_at.getTime() > OLDEST_MS[kind];
    const hasFailed =
      kind === 'proof' && succeeded_at !== null && failed_at !== null && failed_at > succeeded_at;
    return isOld || hasFailed ? [WARNINGS[kind]] : [];
  });
};
