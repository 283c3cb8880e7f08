import type { Queryable } from '../database/database.ts';
import { db } from '../database/db.ts';

/** Id of this installation, the same for all processes and permanent. */
export const installationId = async (database: Queryable): Promise<string> => {
  const row = await db(database).selectFrom('installation').select('id').executeTakeFirst();
  if (!row) throw new Error('the installation has no name');
  return row.id;
};
