import type { OperatorActKind } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** An act as it is recorded. */
export interface NewAct {
  act: OperatorActKind;
  /** Team of the token, or the name that a command was given. */
  by: string;
  at: Date;
  about: string;
  reason: string | null;
}

/** Stores acts, in one query. Returns their ids. */
export const insertActs = async (client: Queryable, acts: readonly NewAct[]): Promise<number[]> => {
  if (acts.length === 0) return [];
  const rows = acts.map(({ by, at, ...act }) => ({ ...act, acted_by: by, acted_at: at }));
  const stored = await db(client).insertInto('operator_acts').values(rows).returning('id').execute();
  return stored.map(({ id }) => id);
};

/** Recorded acts, the latest first. */
export const listActs = async (database: Queryable, { skip, limit }: { skip: number; limit: number }) =>
  db(database, 'list-operator-acts')
    .selectFrom('operator_acts as a')
    .leftJoin('support_views as v', 'v.act_id', 'a.id')
    .select(['a.id', 'act', 'acted_by', 'acted_at', 'about', 'reason', 'v.ends_at'])
    .orderBy('a.id', 'desc')
    .offset(skip)
    .limit(limit)
    .execute();

/** Names of places. */
export const namesOfPlaces = async (database: Queryable, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  return db(database)
    .selectFrom('businesses')
    .select(['id', 'business_name as name'])
    .where('id', 'in', [...ids])
    .execute();
};

/** How many acts are recorded. */
export const countActs = async (database: Queryable): Promise<number> => {
  const { count } = await db(database, 'count-operator-acts')
    .selectFrom('operator_acts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};
