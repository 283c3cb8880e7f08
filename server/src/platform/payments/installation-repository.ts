import type { Queryable } from '../database/database.ts';

/** Name of this installation, the same for all its processes and for good. */
export const installationId = async (database: Queryable): Promise<string> => {
  const { rows } = await database.query<{ id: string }>('SELECT id FROM installation');
  if (!rows[0]) throw new Error('the installation has no name');
  return rows[0].id;
};
