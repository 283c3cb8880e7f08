import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** A place with a published menu, and when one of its menus last changed. */
export interface ListedPlace {
  slug: string;
  updated_at: Date;
}

/** Places with a published menu, the latest change first. A sitemap may contain 50,000 URLs at most. */
export const listPlaces = async (database: Queryable): Promise<ListedPlace[]> =>
  db(database)
    .selectFrom('menus as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select(['b.slug', sql<Date>`max(m.updated_at)`.as('updated_at')])
    .where(({ ref }) => ref('m.is_published'))
    .groupBy('b.id')
    .orderBy('updated_at', 'desc')
    .limit(49_000)
    .execute();
