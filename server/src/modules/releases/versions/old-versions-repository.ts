import { expressionBuilder } from 'kysely';
import { type Database, type Queryable, transaction } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { Tables } from '../../../platform/database/schema.ts';
import { lockMoves } from '../moves/moves-repository.ts';
import type { VersionFacts } from './version-facts.ts';

/** An unneeded version, with the names of its files. */
export interface OldVersion {
  part: string;
  version: string;
  facts: VersionFacts;
}

const eb = expressionBuilder<Tables & { v: Tables['release_versions'] }, 'v'>();

/** SQL condition: the version `v` is live or a rollback target. */
const IS_OUT = eb.exists(
  eb
    .selectFrom('release_channels as c')
    .select('c.part')
    .whereRef('c.part', '=', 'v.part')
    .where(({ eb, ref }) => eb('v.version', 'in', [ref('c.stable'), ref('c.last_good'), ref('c.canary')])),
);

/** Versions from before a time that are neither live nor among the newest of their part. */
export const listOldVersions = async (
  database: Queryable,
  before: Date,
  kept: number,
): Promise<OldVersion[]> =>
  db(database, 'list-old-versions')
    .selectFrom((eb) =>
      eb
        .selectFrom('release_versions')
        .select(['part', 'version', 'facts', 'published_at'])
        .select(({ fn }) =>
          fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('part').orderBy('published_at', 'desc'))
            .as('place'),
        )
        .as('v'),
    )
    .select(['part', 'version', 'facts'])
    .where('published_at', '<', before)
    .where('place', '>', kept)
    .where(({ not }) => not(IS_OUT))
    .$narrowType<{ facts: VersionFacts }>()
    .execute();

/** Makes a version unreleasable, unless it was released since it was listed. */
const makeUnreleasable = (database: Database, { part, version }: OldVersion): Promise<void> =>
  transaction(database, async (client) => {
    await lockMoves(client);
    await db(client, 'retire-version')
      .updateTable('release_versions as v')
      .set({ is_complete: false })
      .where('part', '=', part)
      .where('version', '=', version)
      .where(({ not }) => not(IS_OUT))
      .execute();
  });

/**
 * Deletes a version with its files. Its row is deleted last: if interrupted, the version stays unreleasable
 * and the next run continues. Publishing it again meanwhile waits and then starts afresh.
 * @param remove deletes its files; what it stores is stored once the version is gone
 * @returns false when it was released or published again meanwhile
 */
export const deleteVersion = async (
  database: Database,
  old: OldVersion,
  before: Date,
  remove: (client: Queryable) => Promise<void>,
): Promise<boolean> => {
  await makeUnreleasable(database, old);
  return transaction(database, async (client) => {
    const held = await db(client, 'hold-retired-version')
      .selectFrom('release_versions')
      .select('version')
      .where('part', '=', old.part)
      .where('version', '=', old.version)
      .where(({ not, ref }) => not(ref('is_complete')))
      .where('published_at', '<', before)
      .forUpdate()
      .executeTakeFirst();
    if (!held) return false;
    await remove(client);
    await db(client, 'delete-version')
      .deleteFrom('release_versions')
      .where('part', '=', old.part)
      .where('version', '=', old.version)
      .execute();
    return true;
  });
};
