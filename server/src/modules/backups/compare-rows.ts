import { countRows } from '../../platform/database/dump/snapshot.ts';
import { withConnection } from '../../platform/database/with-connection.ts';
import type { Manifest } from './manifest.ts';

/**
 * Counts what was restored.
 * @returns how many rows there are
 * @throws {Error} when a table has other rows than the backup had
 */
export const compareRows = async (url: string, { rows }: Manifest): Promise<number> => {
  const restored = await withConnection(url, countRows);
  const other = Object.entries(rows).filter(([table, count]) => restored[table] !== count);
  if (other.length > 0)
    throw new Error(
      `Other rows than in the backup: ${other.map(([table, count]) => `${table} has ${restored[table] ?? 'none'}, not ${count}`).join('; ')}.`,
    );
  return Object.values(rows).reduce((sum, count) => sum + count, 0);
};
