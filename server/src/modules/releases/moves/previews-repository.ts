import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';

/** Stores the secret that signs previews, or returns the existing one. */
export const ensurePreviewSecret = async (database: Queryable, secret: Buffer): Promise<Buffer> => {
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
