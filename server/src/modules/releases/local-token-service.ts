import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../platform/database/database.ts';
import { makeFolder } from '../../platform/make-folder.ts';
import { createToken, teamOf } from './teams/team-tokens.ts';

const FILE = 'platform-token';

/**
 * Creates a token for all parts in the data folder, readable by its owner only, so that the commands work
 * on this machine without setup. Not for production.
 */
export const ensureLocalToken = async (database: Database, dataDir: string): Promise<void> => {
  const file = path.join(dataDir, FILE);
  const known = await readFile(file, 'utf8').catch(() => '');
  const holds = await teamOf(database, `Bearer ${known.trim()}`).catch(() => undefined);
  if (holds) return;
  await makeFolder(dataDir);
  const token = await createToken(database, { name: 'operators', part: null });
  await writeFile(file, `${token}\n`, { mode: 0o600 });
  // The mode counts for new files only.
  await chmod(file, 0o600);
};
