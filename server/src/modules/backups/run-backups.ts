import path from 'node:path';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { oneAtATime } from '../../platform/database/dump/one-at-a-time.ts';
import { type BackupSource, backUp } from './back-up.ts';
import { insertRun, type RunKind } from './backup-runs-repository.ts';
import { listBackups, removeOldBackups } from './list-backups.ts';
import { prove } from './prove.ts';

/** What a run needs. */
export interface RunDeps extends BackupSource {
  database: Database;
  clock: Clock;
  /** Ends it early. */
  signal?: AbortSignal;
}

const BUSY = 'Another backup, or a proof of one, is running. Wait for its end.';

/** Does a run alone and records how it ended. One that another kept from beginning says nothing of backups, and is not recorded. */
const recorded = (
  { database, url, clock }: RunDeps,
  kind: RunKind,
  work: () => Promise<{ backup: string; outcome: string }>,
): Promise<string> =>
  oneAtATime(url, BUSY, async () => {
    const started_at = clock();
    const record = (succeeded: boolean, backup: string, outcome: string): Promise<void> =>
      insertRun(database, {
        kind,
        backup: path.basename(backup),
        started_at,
        ended_at: clock(),
        succeeded,
        outcome,
      });
    try {
      const { backup, outcome } = await work();
      await record(true, backup, outcome);
      return outcome;
    } catch (error) {
      await record(false, '', error instanceof Error ? error.message : String(error));
      throw error;
    }
  });

const sum = (rows: Record<string, number>): number =>
  Object.values(rows).reduce((all, count) => all + count, 0);

/**
 * Makes a backup in a folder, deletes the oldest ones above a number, and records it (product.md §480).
 * @returns what was backed up, in words
 */
export const makeBackup = (deps: RunDeps, folder: string, kept: number): Promise<string> =>
  recorded(deps, 'backup', async () => {
    const { backup, manifest } = await backUp(deps, folder, deps.clock(), deps.signal);
    await removeOldBackups(folder, kept, backup);
    const { rows, files, missing } = manifest;
    const lost =
      missing.length === 0 ? '' : ` The stores have lost ${missing.length} files, first ${missing[0]}.`;
    return { backup, outcome: `${backup}: ${sum(rows)} rows and ${files.length} files.${lost}` };
  });

/**
 * Proves the newest backup of a folder and records it (product.md §482).
 * @returns what was counted, in words
 */
export const proveNewest = (deps: RunDeps, folder: string): Promise<string> =>
  recorded(deps, 'proof', async () => {
    const [backup] = (await listBackups(folder)).slice(-1);
    if (backup === undefined) throw new Error(`${folder} has no backup.`);
    const { manifest, rows } = await prove(deps.url, backup, deps.signal);
    return { backup, outcome: `${backup} restores: ${rows} rows and ${manifest.files.length} files.` };
  });
