import type { ReleaseAction } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import type { OwnReason } from './own-reason.ts';

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
  /** The team on whose own word alone it went forward (product.md §121). */
  team_trial: string | null;
  moved_at: Date;
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

/** The newest version that was live for everybody and not given up since, other than those that are out now. */
export const findLastGood = async (
  client: Queryable,
  part: string,
  { stable, canary }: { stable: string; canary: string | null },
): Promise<string | null> => {
  const { rows } = await client.query<{ version: string }>({
    name: 'find-last-good',
    text: `SELECT m.version FROM release_moves m
           JOIN release_versions v ON v.part = m.part AND v.version = m.version AND v.is_complete
           WHERE m.part = $1 AND m.version <> $2 AND m.version IS DISTINCT FROM $3 AND m.action IN ('release', 'promote', 'rollback')
             AND v.withdrawn_at IS NULL
           ORDER BY m.id DESC LIMIT 1`,
    values: [part, stable, canary],
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

/** Whether a version last went forward without a trial. */
export const wasUntried = async (client: Queryable, part: string, version: string): Promise<boolean> => {
  const { rows } = await client.query<{ untried: string | null }>({
    name: 'was-untried',
    text: `SELECT untried FROM release_moves
           WHERE part = $1 AND version = $2 AND action IN ('release', 'canary') ORDER BY id DESC LIMIT 1`,
    values: [part, version],
  });
  return rows[0] !== undefined && rows[0].untried !== null;
};

/** A version that somebody let visitors have without a trial. */
export interface Untried {
  part: string;
  version: string;
  why: string;
  moved_by: string;
}

/** Versions that last went forward without a trial because somebody said so; the platform's own releases are none. */
export const listUntried = async (
  database: Queryable,
  versions: readonly { part: string; version: string }[],
): Promise<Untried[]> => {
  const { rows } = await database.query<Untried>({
    name: 'list-untried',
    text: `SELECT part, version, untried AS why, moved_by FROM (
             SELECT DISTINCT ON (part, version) part, version, untried, own_reason, moved_by FROM release_moves
             WHERE action IN ('release', 'canary')
               AND (part, version) IN (SELECT * FROM unnest($1::text[], $2::text[]))
             ORDER BY part, version, id DESC
           ) AS last
           WHERE untried IS NOT NULL AND own_reason IS NULL`,
    values: [versions.map(({ part }) => part), versions.map(({ version }) => version)],
  });
  return rows;
};

/** Records a move. Answers its number. */
export const insertMove = async (client: Queryable, move: Omit<Move, 'id'>): Promise<number> => {
  const { rows } = await client.query<{ id: number }>({
    name: 'insert-move',
    text: `INSERT INTO release_moves (part, action, version, replaced, percent, moved_by, reason, own_reason, untried, team_trial, moved_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
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
      move.team_trial,
      move.moved_at,
    ],
  });
  return rows[0]?.id ?? 0;
};

/** The newest moves of all parts. */
export const listMoves = async (database: Queryable, limit: number): Promise<Move[]> => {
  const { rows } = await database.query<Move>({
    name: 'list-moves',
    text: `SELECT id, part, action, version, replaced, percent, moved_by, reason, own_reason, untried, team_trial, moved_at
           FROM release_moves ORDER BY id DESC LIMIT $1`,
    values: [limit],
  });
  return rows;
};
