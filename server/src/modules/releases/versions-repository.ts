import type { Queryable } from '../../platform/database/database.ts';
import type { VersionFacts } from './version-facts.ts';

/** A build to be recorded. */
export interface NewVersion {
  part: string;
  version: string;
  digest: string;
  facts: VersionFacts;
  published_by: string;
  published_at: Date;
}

/**
 * Announces a version, unless it is known. One that was never whole, or is being removed as an old one, counts as new
 * from here on.
 * @returns the digest it has, and whether all of its files are stored
 */
export const claimVersion = async (
  database: Queryable,
  version: NewVersion,
): Promise<{ digest: string; is_complete: boolean }> => {
  const { part, version: name, digest, facts, published_by, published_at } = version;
  await database.query({
    name: 'claim-version',
    text: `INSERT INTO release_versions (part, version, digest, facts, published_by, published_at)
           VALUES ($1, $2, $3, $4, $5, $6)
           ON CONFLICT (part, version) DO UPDATE SET published_by = $5, published_at = $6
           WHERE NOT release_versions.is_complete AND release_versions.digest = $3`,
    values: [part, name, digest, JSON.stringify(facts), published_by, published_at],
  });
  const { rows } = await database.query<{ digest: string; is_complete: boolean }>({
    name: 'find-claim',
    text: 'SELECT digest, is_complete FROM release_versions WHERE part = $1 AND version = $2',
    values: [part, name],
  });
  return rows[0] ?? { digest: '', is_complete: false };
};

/** Makes a version releasable. Answers false when it was before. */
export const completeVersion = async (
  database: Queryable,
  part: string,
  version: string,
): Promise<boolean> => {
  const { rowCount } = await database.query({
    name: 'complete-version',
    text: 'UPDATE release_versions SET is_complete = true WHERE part = $1 AND version = $2 AND NOT is_complete',
    values: [part, version],
  });
  return rowCount === 1;
};

/** How a releasable version describes itself. */
export const findVersion = async (
  database: Queryable,
  part: string,
  version: string,
): Promise<VersionFacts | undefined> => {
  const { rows } = await database.query<{ facts: VersionFacts }>({
    name: 'find-version',
    text: 'SELECT facts FROM release_versions WHERE part = $1 AND version = $2 AND is_complete',
    values: [part, version],
  });
  return rows[0]?.facts;
};

/** Marks a version as given up, or as good again. */
export const markWithdrawn = async (
  client: Queryable,
  part: string,
  version: string,
  withdrawnAt: Date | null,
): Promise<void> => {
  await client.query({
    name: 'mark-withdrawn',
    text: 'UPDATE release_versions SET withdrawn_at = $3 WHERE part = $1 AND version = $2',
    values: [part, version, withdrawnAt],
  });
};
