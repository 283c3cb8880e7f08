import type { Queryable } from '../../platform/database/database.ts';

/** A published menu and when it last changed. */
export interface PublishedMenu {
  id: string;
  updated_at: Date;
}

/** Every published menu, the latest change first; sitemaps hold 50,000 addresses at most. */
export const listPublishedMenus = async (database: Queryable): Promise<PublishedMenu[]> => {
  const { rows } = await database.query<PublishedMenu>(
    'SELECT id, updated_at FROM menus WHERE is_published ORDER BY updated_at DESC LIMIT 49000',
  );
  return rows;
};
