import type { ReleaseAction } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db, only } from '../../../platform/database/db.ts';
import type { AutomaticReason } from '../reports/automatic-reasons.ts';

/** A recorded move of a part. */
export interface Move {
  id: number;
  part: string;
  action: ReleaseAction;
  version: string;
  replaced: string | null;
  percent: number | null;
  moved_by: string;
  reason: string;
  /** The code of an automatic reason; null for a reason that a person wrote. */
  own_reason: AutomaticReason | null;
  /** Why it went live without a trial. */
  untried: string | null;
  /** The team that tried it, if no operator did (product.md §121). */
  team_trial: string | null;
  moved_at: Date;
}

const MOVES_LOCK = 7_402_611;

/**
 * Serialises moves of all parts until the transaction ends, because each is checked against the rest.
 * @returns time of the move by the database's clock. Reports use the same clock, so that a process with a
 * wrong clock cannot keep a canary alive
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

/** The newest version that was fully live and not withdrawn since, except those that are live now. */
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

/** Whether a version was ever fully live. */
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

/** Whether a version last moved forward without a trial. */
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

/** A version that a person released without a trial. */
export interface Untried {
  part: string;
  version: string;
  why: string;
  moved_by: string;
}

/** Versions that a person last moved forward without a trial; not the automatic releases. */
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

/** Records a move. Returns its id. */
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
