import { defineJob, type Jobs } from '../../platform/jobs/jobs.ts';
import { makeBackup, proveNewest, type RunDeps } from './run-backups.ts';

/** It takes as long as there are pictures and orders; the next night tries again. */
const ONCE = { limit: 0, delaySeconds: 0 };

/** Makes a backup every night. */
export const backUpJob = defineJob<Record<string, never>>('back-up', ONCE, true);
/** Proves the newest backup every week. */
export const proveBackupJob = defineJob<Record<string, never>>('prove-backup', ONCE, true);

/** What the jobs need beside what each run does. */
interface UpkeepDeps extends RunDeps {
  jobs: Jobs;
  warn: (line: string) => void;
  /** Folder of the backups, and how many stay. */
  folder: string;
  kept: number;
}

/** Makes a backup every night, and proves one every Sunday (product.md §480, §482). */
export const startBackups = ({ jobs, warn, folder, kept, ...deps }: UpkeepDeps): void => {
  const orWarn = (what: string, work: () => Promise<string>) => async (): Promise<void> => {
    await work().catch((error: Error) => warn(`${what} failed: ${error.message}`));
  };
  jobs.handle(
    backUpJob,
    orWarn('The backup', () => makeBackup(deps, folder, kept)),
  );
  jobs.handle(
    proveBackupJob,
    orWarn('The proof of the newest backup', () => proveNewest(deps, folder)),
  );
  jobs.repeat(backUpJob, '0 3 * * *');
  jobs.repeat(proveBackupJob, '30 4 * * 0');
};
