import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** A published menu and when it last changed. */
export interface PublishedMenu {
  id: string;
  updated_at: Date;
}

/** Published menus, latest change first. A sitemap may contain 50,000 URLs at most. */
export const listPublishedMenus = async (database: Queryable): Promise<PublishedMenu[]> =>
  db(database)
    .selectFrom('menus')
    .select(['id', 'updated_at'])
    .where(({ ref }) => ref('is_published'))
    .orderBy('updated_at', 'desc')
    .limit(49_000)
    .execute();
