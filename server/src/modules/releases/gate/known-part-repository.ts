import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';

/** Whether anybody has published a version of a part, or holds a token for it. */
export const isKnownPart = async (database: Queryable, part: string): Promise<boolean> => {
  const found = await db(database, 'find-known-part')
    .selectFrom('release_versions')
    .select('part')
    .where('part', '=', part)
    .unionAll(({ selectFrom }) =>
      selectFrom('release_tokens')
        .select(({ ref }) => ref('part').$notNull().as('part'))
        .where('part', '=', part),
    )
    .limit(1)
    .execute();
  return found.length > 0;
};
