import type { Queryable } from '../../platform/database/database.ts';

/** What previews are signed with: the given secret on a new database, else the one that is there. */
export const keepPreviewSecret = async (database: Queryable, secret: Buffer): Promise<Buffer> => {
  await database.query({
    name: 'keep-preview-secret',
    text: 'INSERT INTO release_preview_key (secret) VALUES ($1) ON CONFLICT DO NOTHING',
    values: [secret],
  });
  const { rows } = await database.query<{ secret: Buffer }>({
    name: 'read-preview-secret',
    text: 'SELECT secret FROM release_preview_key',
  });
  return rows[0]?.secret ?? secret;
};
