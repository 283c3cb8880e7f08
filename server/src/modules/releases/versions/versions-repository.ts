import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db, excluded } from '../../../platform/database/db.ts';
import type { KeptFacts, VersionFacts } from './version-facts.ts';

/** A build to insert. */
export interface NewVersion {
  part: string;
  version: string;
  digest: string;
  facts: KeptFacts;
  published_by: string;
  published_at: Date;
}

/**
 * Inserts a version unless it exists. An incomplete version, or one being deleted, starts over.
 * @returns its stored digest, and whether all of its files are stored
 */
export const claimVersion = async (
  database: Queryable,
  version: NewVersion,
): Promise<{ digest: string; is_complete: boolean }> => {
  const { part, version: name, digest, facts, published_by, published_at } = version;
  await db(database, 'claim-version')
    .insertInto('release_versions')
    .values({ part, version: name, digest, facts: JSON.stringify(facts), published_by, published_at })
    .onConflict((conflict) =>
      conflict
        .columns(['part', 'version'])
        .doUpdateSet(excluded('release_versions', ['published_by', 'published_at']))
        .where(({ not, ref }) => not(ref('release_versions.is_complete')))
        .whereRef('release_versions.digest', '=', 'excluded.digest'),
    )
    .execute();
  const claim = await db(database, 'find-claim')
    .selectFrom('release_versions')
    .select(['digest', 'is_complete'])
    .where('part', '=', part)
    .where('version', '=', name)
    .executeTakeFirst();
  return claim ?? { digest: '', is_complete: false };
};

/** Makes a version releasable; false when it already was. */
export const completeVersion = async (
  database: Queryable,
  part: string,
  version: string,
): Promise<boolean> => {
  const completed = await db(database, 'complete-version')
    .updateTable('release_versions')
    .set({ is_complete: true })
    .where('part', '=', part)
    .where('version', '=', version)
    .where(({ not, ref }) => not(ref('is_complete')))
    .executeTakeFirst();
  return completed.numUpdatedRows === 1n;
};

/** The description of a releasable version. */
export const findVersion = async (
  database: Queryable,
  part: string,
  version: string,
): Promise<VersionFacts | undefined> => {
  const row = await db(database, 'find-version')
    .selectFrom('release_versions')
    .select('facts')
    .where('part', '=', part)
    .where('version', '=', version)
    .where(({ ref }) => ref('is_complete'))
    .$narrowType<{ facts: VersionFacts }>()
    .executeTakeFirst();
  return row?.facts;
};

/** Those of some versions that came in with a reason for their size: `larger` than before, or above the limits. */
export const listSizeReasons = async (
  database: Queryable,
  versions: readonly { part: string; version: string }[],
): Promise<{ part: string; version: string; larger: string | null; oversize: string | null }[]> =>
  db(database, 'list-size-reasons')
    .selectFrom('release_versions')
    .select(['part', 'version'])
    .select([
      sql<string | null>`facts ->> 'larger'`.as('larger'),
      sql<string | null>`facts ->> 'oversize'`.as('oversize'),
    ])
    .where(({ eb, refTuple }) =>
      eb(
        refTuple('part', 'version'),
        'in',
        sql<never>`(select * from unnest(${versions.map(({ part }) => part)}::text[], ${versions.map(({ version }) => version)}::text[]))`,
      ),
    )
    .where(sql<boolean>`facts ?| array['larger', 'oversize']`)
    .orderBy('version')
    .execute();

/** Marks a version as withdrawn, or as good again. */
export const markWithdrawn = async (
  client: Queryable,
  part: string,
  version: string,
  withdrawnAt: Date | null,
): Promise<void> => {
  await db(client, 'mark-withdrawn')
    .updateTable('release_versions')
    .set({ withdrawn_at: withdrawnAt })
    .where('part', '=', part)
    .where('version', '=', version)
    .execute();
};
