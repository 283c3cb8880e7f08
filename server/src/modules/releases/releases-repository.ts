import type { ReleaseAction } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { OwnReason } from './own-reason.ts';
import type { VersionFacts } from './version-facts.ts';

/** What a part is at. */
export interface Channel {
  part: string;
  stable: string;
  stable_since: Date;
  last_good: string | null;
  canary: string | null;
  canary_percent: number | null;
  canary_since: Date | null;
  move_id: number;
}

/** A channel with its builds as they describe themselves. */
export interface DescribedChannel extends Channel {
  stable_facts: VersionFacts;
}

/** One move of a part, as it is recorded. */
export interface Move {
  id: number;
  part: string;
  action: ReleaseAction;
  version: string;
  replaced: string | null;
  percent: number | null;
  moved_by: string;
  reason: string;
  /** The reason as a code, where the platform itself gave it; null where somebody wrote it. */
  own_reason: OwnReason | null;
  /** Why it went live without a trial. */
  untried: string | null;
  moved_at: Date;
}

/** A build to be recorded. */
export interface NewVersion {
  part: string;
  version: string;
  digest: string;
  facts: VersionFacts;
  published_by: string;
  published_at: Date;
}

const MOVES_LOCK = 7_402_611;

/**
 * Lets moves of all parts happen one after the other, until the transaction ends: each is checked against the rest.
 * @returns the moment of the move by the database's clock, which all processes share: what browsers tell is counted by
 * the same, so that a process whose own clock is wrong keeps no canary alive
 */
export const lockMoves = async (client: Queryable): Promise<Date> => {
  const { rows } = await client.query<{ at: Date }>({
    name: 'lock-moves',
    text: 'SELECT pg_advisory_xact_lock($1), clock_timestamp() AS at',
    values: [MOVES_LOCK],
  });
  return rows[0]?.at ?? new Date();
};

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

/** The newest version that was live for everybody and not given up, other than one. */
export const findLastGood = async (
  client: Queryable,
  part: string,
  except: string,
): Promise<string | null> => {
  const { rows } = await client.query<{ version: string }>({
    name: 'find-last-good',
    text: `SELECT m.version FROM release_moves m
           JOIN release_versions v ON v.part = m.part AND v.version = m.version AND v.is_complete
           WHERE m.part = $1 AND m.version <> $2 AND m.action IN ('release', 'promote', 'rollback')
             AND v.withdrawn_at IS NULL
           ORDER BY m.id DESC LIMIT 1`,
    values: [part, except],
  });
  return rows[0]?.version ?? null;
};

/** Whether everybody had a version once. */
export const wasLive = async (client: Queryable, part: string, version: string): Promise<boolean> => {
  const { rowCount } = await client.query({
    name: 'was-live',
    text: `SELECT FROM release_moves
           WHERE part = $1 AND version = $2 AND action IN ('release', 'promote', 'rollback') LIMIT 1`,
    values: [part, version],
  });
  return rowCount === 1;
};

/** What every part is at, with what the live builds say of themselves, but for the calls they make, which are many. */
export const listChannels = async (database: Queryable): Promise<DescribedChannel[]> => {
  const { rows } = await database.query<DescribedChannel>({
    name: 'list-channels',
    text: `SELECT c.part, c.stable, c.stable_since, c.last_good, c.canary, c.canary_percent, c.canary_since, c.move_id,
             v.facts - 'calls' AS stable_facts
           FROM release_channels c JOIN release_versions v ON v.part = c.part AND v.version = c.stable
           ORDER BY c.part = 'shell' DESC, c.part`,
  });
  return rows;
};

/** What a part is at; nothing before its first release. */
export const findChannel = async (client: Queryable, part: string): Promise<Channel | undefined> => {
  const { rows } = await client.query<Channel>({
    name: 'find-channel',
    text: `SELECT part, stable, stable_since, last_good, canary, canary_percent, canary_since, move_id
           FROM release_channels WHERE part = $1`,
    values: [part],
  });
  return rows[0];
};

/** Puts a part to another state. */
export const saveChannel = async (client: Queryable, channel: Channel): Promise<void> => {
  await client.query({
    name: 'save-channel',
    text: `INSERT INTO release_channels
             (part, stable, stable_since, last_good, canary, canary_percent, canary_since, move_id)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
           ON CONFLICT (part) DO UPDATE SET
             stable = $2, stable_since = $3, last_good = $4,
             canary = $5, canary_percent = $6, canary_since = $7, move_id = $8`,
    values: [
      channel.part,
      channel.stable,
      channel.stable_since,
      channel.last_good,
      channel.canary,
      channel.canary_percent,
      channel.canary_since,
      channel.move_id,
    ],
  });
};

/** Records a move. Answers its number. */
export const insertMove = async (client: Queryable, move: Omit<Move, 'id'>): Promise<number> => {
  const { rows } = await client.query<{ id: number }>({
    name: 'insert-move',
    text: `INSERT INTO release_moves (part, action, version, replaced, percent, moved_by, reason, own_reason, untried, moved_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) RETURNING id`,
    values: [
      move.part,
      move.action,
      move.version,
      move.replaced,
      move.percent,
      move.moved_by,
      move.reason,
      move.own_reason && JSON.stringify(move.own_reason),
      move.untried,
      move.moved_at,
    ],
  });
  return rows[0]?.id ?? 0;
};

/** The newest moves of all parts. */
export const listMoves = async (database: Queryable, limit: number): Promise<Move[]> => {
  const { rows } = await database.query<Move>({
    name: 'list-moves',
    text: `SELECT id, part, action, version, replaced, percent, moved_by, reason, own_reason, untried, moved_at
           FROM release_moves ORDER BY id DESC LIMIT $1`,
    values: [limit],
  });
  return rows;
};
