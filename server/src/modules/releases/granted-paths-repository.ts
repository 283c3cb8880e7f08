import type { Queryable } from '../../platform/database/database.ts';

/** Gives a part paths; those it has already stay as they are. */
export const grantPaths = async (
  database: Queryable,
  part: string,
  paths: readonly string[],
  by: string,
  now: Date,
): Promise<void> => {
  await database.query({
    name: 'grant-paths',
    text: `INSERT INTO release_paths (part, path, granted_by, granted_at)
           SELECT $1, path, $3, $4 FROM unnest($2::text[]) AS new (path)
           ON CONFLICT (part, path) DO NOTHING`,
    values: [part, paths, by, now],
  });
};

/** Paths a part was given, and those of its live version. */
export const listGranted = async (database: Queryable, part: string): Promise<string[]> => {
  const { rows } = await database.query<{ path: string }>({
    name: 'list-granted-paths',
    text: `SELECT path FROM release_paths WHERE part = $1
           UNION
           SELECT jsonb_array_elements_text(v.facts -> 'prefixes')
           FROM release_channels c JOIN release_versions v ON v.part = c.part AND v.version = c.stable
           WHERE c.part = $1`,
    values: [part],
  });
  return rows.map(({ path }) => path);
};
