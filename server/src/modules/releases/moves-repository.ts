import type { ReleaseAction } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db, only } from '../../platform/database/db.ts';
import type { AutomaticReason } from './automatic-reason.ts';

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
  own_reason: AutomaticReason | null;
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
  const { at } = await db(client, 'lock-moves')
    .selectNoFrom(({ fn, val }) => [
      fn('pg_advisory_xact_lock', [val(MOVES_LOCK)]).as('locked'),
      fn<Date>('clock_timestamp').as('at'),
    ])
    .executeTakeFirstOrThrow();
  return at;
};

/** The newest version that was live for everybody and not given up since, other than those that are out now. */
export const findLastGood = async (
  client: Queryable,
  part: string,
  { stable, canary }: { stable: string; canary: string | null },
): Promise<string | null> => {
  const row = await db(client, 'find-last-good')
    .selectFrom('release_moves as m')
    .innerJoin('release_versions as v', (join) =>
      join
        .onRef('v.part', '=', 'm.part')
        .onRef('v.version', '=', 'm.version')
        .on(({ ref }) => ref('v.is_complete')),
    )
    .select('m.version')
    .where('m.part', '=', part)
    .where('m.version', '<>', stable)
    .where('m.version', 'is distinct from', sql<string>`${canary}::text`)
    .where('m.action', 'in', ['release', 'promote', 'rollback'])
    .where('v.withdrawn_at', 'is', null)
    .orderBy('m.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.version ?? null;
};

/** Whether everybody had a version once. */
export const wasLive = async (client: Queryable, part: string, version: string): Promise<boolean> => {
  const live = db(client, 'was-live')
    .selectFrom('release_moves')
    .select('id')
    .where('part', '=', part)
    .where('version', '=', version)
    .where('action', 'in', ['release', 'promote', 'rollback'])
    .limit(1);
  return (await live.executeTakeFirst()) !== undefined;
};

/** Whether a version last went forward without a trial. */
export const wasUntried = async (client: Queryable, part: string, version: string): Promise<boolean> => {
  const last = await db(client, 'was-untried')
    .selectFrom('release_moves')
    .select('untried')
    .where('part', '=', part)
    .where('version', '=', version)
    .where('action', 'in', ['release', 'canary'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && last.untried !== null;
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
  const parts = versions.map(({ part }) => part);
  const names = versions.map(({ version }) => version);
  return db(database, 'list-untried')
    .selectFrom(({ selectFrom }) =>
      selectFrom('release_moves')
        .distinctOn(['part', 'version'])
        .select(['part', 'version', 'untried', 'own_reason', 'moved_by'])
        .where('action', 'in', ['release', 'canary'])
        .where(({ eb, refTuple }) =>
          eb(
            refTuple('part', 'version'),
            'in',
            sql<never>`(select * from unnest(${parts}::text[], ${names}::text[]))`,
          ),
        )
        .orderBy('part')
        .orderBy('version')
        .orderBy('id', 'desc')
        .as('last'),
    )
    .select(['part', 'version', 'untried as why', 'moved_by'])
    .where('untried', 'is not', null)
    .where('own_reason', 'is', null)
    .$narrowType<{ why: string }>()
    .execute();
};

const MOVE = [
  'part',
  'action',
  'version',
  'replaced',
  'percent',
  'moved_by',
  'reason',
  'own_reason',
  'untried',
  'team_trial',
  'moved_at',
] as const;

/** Records a move. Answers its number. */
export const insertMove = async (client: Queryable, move: Omit<Move, 'id'>): Promise<number> => {
  const { id } = await db(client, 'insert-move')
    .insertInto('release_moves')
    .values({ ...only(move, MOVE), own_reason: move.own_reason && JSON.stringify(move.own_reason) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** The newest moves of all parts. */
export const listMoves = async (database: Queryable, limit: number): Promise<Move[]> =>
  db(database, 'list-moves')
    .selectFrom('release_moves')
    .select(['id', ...MOVE])
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ own_reason: AutomaticReason | null }>()
    .execute();
