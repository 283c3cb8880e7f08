import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';

/** Rows that were found or changed, by what they are. */
export type Counts = Record<string, number>;

/** Who acts for which request: nothing of the person it is about. */
export interface Actor {
  by: string;
  /** Number of the request in the operator's own files; may be empty. */
  reference: string;
  at: Date;
}

/** Records an act (product.md §485). */
export const insertAct = async (
  client: Queryable,
  act: 'export' | 'erase',
  subject: 'diner' | 'owner',
  { by, reference, at }: Actor,
  counts: Counts,
): Promise<void> => {
  await db(client)
    .insertInto('personal_data_acts')
    .values({ act, subject, acted_by: by, acted_at: at, reference, counts: JSON.stringify(counts) })
    .execute();
};
