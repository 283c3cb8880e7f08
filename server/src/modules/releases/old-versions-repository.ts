import { type Database, type Queryable, transaction } from '../../platform/database/database.ts';
import { lockMoves } from './moves-repository.ts';
import type { VersionFacts } from './version-facts.ts';

/** A version nobody needs, with its files' names. */
export interface OldVersion {
  part: string;
  version: string;
  facts: VersionFacts;
}

/** Versions from before a moment that are neither live nor among the newest of their part. */
export const listOldVersions = async (
  database: Queryable,
  before: Date,
  kept: number,
): Promise<OldVersion[]> => {
  const { rows } = await database.query<OldVersion>({
    name: 'list-old-versions',
    text: `SELECT part, version, facts FROM (
             SELECT v.*, row_number() OVER (PARTITION BY part ORDER BY published_at DESC) AS place
             FROM release_versions v
           ) ranked
           WHERE published_at < $1 AND place > $2 AND NOT EXISTS (
             SELECT FROM release_channels c
             WHERE c.part = ranked.part AND ranked.version IN (c.stable, c.last_good, c.canary)
           )`,
    values: [before, kept],
  });
  return rows;
};

/** Lets nobody release a version any more, unless somebody has since it was listed. */
const retire = (database: Database, { part, version }: OldVersion): Promise<void> =>
  transaction(database, async (client) => {
    await lockMoves(client);
    await client.query({
      name: 'retire-version',
      text: `UPDATE release_versions v SET is_complete = false
             WHERE part = $1 AND version = $2 AND NOT EXISTS (
               SELECT FROM release_channels c WHERE c.part = v.part AND v.version IN (c.stable, c.last_good, c.canary)
             )`,
      values: [part, version],
    });
  });

/**
 * Forgets a version with its files. Its row goes last: broken off in between, it is an old version still, which nobody
 * can release and the next collection takes. Whoever publishes it anew meanwhile waits, and then begins afresh.
 * @returns whether it is gone; false when it came back into use or was published anew
 */
export const forgetVersion = async (
  database: Database,
  old: OldVersion,
  before: Date,
  removeFiles: () => Promise<void>,
): Promise<boolean> => {
  await retire(database, old);
  return transaction(database, async (client) => {
    const { rowCount } = await client.query({
      name: 'hold-retired-version',
      text: `SELECT FROM release_versions
             WHERE part = $1 AND version = $2 AND NOT is_complete AND published_at < $3 FOR UPDATE`,
      values: [old.part, old.version, before],
    });
    if (rowCount === 0) return false;
    await removeFiles();
    await client.query({
      name: 'delete-version',
      text: 'DELETE FROM release_versions WHERE part = $1 AND version = $2',
      values: [old.part, old.version],
    });
    return true;
  });
};
