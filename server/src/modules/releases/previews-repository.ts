import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** What previews are signed with: the given secret on a new database, else the one that is there. */
export const keepPreviewSecret = async (database: Queryable, secret: Buffer): Promise<Buffer> => {
  await db(database, 'keep-preview-secret')
    .insertInto('release_preview_key')
    .values({ secret })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const kept = await db(database, 'read-preview-secret')
    .selectFrom('release_preview_key')
    .select('secret')
    .executeTakeFirstOrThrow();
  return kept.secret;
};
