import type { OperatorActKind, OperatorActs } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { firstIn, UUID } from '../../platform/ids/ids-in-texts.ts';
import { countActs, insertActs, listActs, namesOfPlaces } from './operator-acts-repository.ts';

/** Who acts on what, and why. */
export interface Act {
  /** Team of the token, or the name that a command was given. */
  by: string;
  /** A version, an order, a team, a day: nothing of a person. */
  about: string;
  /** As it was written; none where nobody is asked for one. */
  reason?: string | undefined;
}

/** Records acts of one kind (product.md §539), in the transaction of what is done, where that has one. Returns their ids. */
export const recordActs = (
  client: Queryable,
  kind: OperatorActKind,
  acts: readonly Act[],
  at: Date,
): Promise<number[]> =>
  insertActs(
    client,
    acts.map(({ by, about, reason }) => ({ act: kind, by, at, about, reason: reason ?? null })),
  );

/** Records one act, see `recordActs`. Returns its id. */
export const recordAct = async (
  client: Queryable,
  kind: OperatorActKind,
  act: Act,
  at: Date,
): Promise<number> => {
  const [id] = await recordActs(client, kind, [act], at);
  return id as number;
};

/** Recorded acts, the latest first, with the names of their places, and how many there are. */
export const actsOf = async (
  database: Queryable,
  page: { skip: number; limit: number },
): Promise<OperatorActs> => {
  const [rows, total] = await Promise.all([listActs(database, page), countActs(database)]);
  const ids = new Set(rows.flatMap(({ about }) => firstIn(about, UUID) ?? []));
  const places = await namesOfPlaces(database, [...ids]);
  const items = rows.map(({ ends_at, ...row }) => ({
    ...row,
    ...(ends_at && { until: ends_at.toISOString() }),
    acted_at: row.acted_at.toISOString(),
    place: places.find(({ id }) => id === firstIn(row.about, UUID)) ?? null,
  }));
  return { items, total };
};
