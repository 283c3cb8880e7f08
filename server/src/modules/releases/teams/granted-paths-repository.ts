import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';

/** Grants paths to a part. Existing grants stay. */
export const grantPaths = async (
  database: Queryable,
  part: string,
  paths: readonly string[],
  by: string,
  now: Date,
): Promise<void> => {
  if (paths.length === 0) return;
  await db(database)
    .insertInto('release_paths')
    .values(paths.map((path) => ({ part, path, granted_by: by, granted_at: now })))
    .onConflict((conflict) => conflict.columns(['part', 'path']).doNothing())
    .execute();
};

/** Paths granted to a part, and those of its live version. */
export const listGranted = async (database: Queryable, part: string): Promise<string[]> => {
  const rows = await db(database, 'list-granted-paths')
    .selectFrom('release_paths')
    .select('path')
    .where('part', '=', part)
    .union(({ selectFrom }) =>
      selectFrom('release_channels as c')
        .innerJoin('release_versions as v', (join) =>
          join.onRef('v.part', '=', 'c.part').onRef('v.version', '=', 'c.stable'),
        )
        .select(({ ref }) =>
          sql<string>`jsonb_array_elements_text(${ref('v.facts')} -> 'prefixes')`.as('path'),
        )
        .where('c.part', '=', part),
    )
    .execute();
  return rows.map(({ path }) => path);
};
