import { restoreDump } from '../../platform/database/dump/dump.ts';
import { withSpareDatabase } from '../../platform/database/dump/spare-database.ts';
import { checkBackup } from './check-backup.ts';
import { compareRows } from './compare-rows.ts';
import { dumpOf, type Manifest } from './manifest.ts';

/**
 * Proves a backup: compares its files, restores it into a throw-away database beside another, counts all rows there and
 * migrates it to this version (product.md §482).
 * @returns the manifest, and how many rows were counted
 * @throws {Error} with what is wrong with the backup
 */
export const prove = async (
  url: string,
  backup: string,
  signal?: AbortSignal,
): Promise<{ manifest: Manifest; rows: number }> => {
  // The server, which proves a backup once a week, would keep seven megabytes of it (product.md §144).
  const { migrate } = await import('../../platform/database/migrate.ts');
  const manifest = await checkBackup(backup);
  const rows = await withSpareDatabase(url, 'proof', async (spare) => {
    await restoreDump(spare, dumpOf(backup), manifest.pg_dump, signal);
    const counted = await compareRows(spare, manifest);
    await migrate(spare);
    return counted;
  });
  return { manifest, rows };
};
