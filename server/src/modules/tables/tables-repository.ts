import type { PlaceTable } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { lockName } from '../../platform/database/name-lock.ts';

const TABLE = ['id', 'label', 'code'] as const;

/** Tables of a place, by their numbers and then their names. */
export const listTables = async (database: Queryable, businessId: string): Promise<PlaceTable[]> =>
  db(database, 'list-tables')
    .selectFrom('place_tables')
    .select(TABLE)
    .where('business_id', '=', businessId)
    .orderBy(sql`substring(label from '\\d+')::numeric`, (order) => order.asc().nullsLast())
    .orderBy('label')
    .execute();

/** Makes additions of tables to a place wait for each other until the transaction ends. */
export const lockTables = (client: Queryable, businessId: string): Promise<void> =>
  lockName(client, `tables ${businessId}`);

/** How many tables a place has. */
export const countTables = async (client: Queryable, businessId: string): Promise<number> => {
  const { count } = await db(client, 'count-tables')
    .selectFrom('place_tables')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('business_id', '=', businessId)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Whether a place has a table of a name, in whatever letters. */
export const hasTable = async (client: Queryable, businessId: string, label: string): Promise<boolean> =>
  (await db(client, 'has-table')
    .selectFrom('place_tables')
    .select('id')
    .where('business_id', '=', businessId)
    .where(({ fn, val }) => sql<boolean>`${fn('lower', ['label'])} = ${fn('lower', [val(label)])}`)
    .executeTakeFirst()) !== undefined;

/** Inserts a table. */
export const insertTable = async (
  client: Queryable,
  businessId: string,
  { label, code }: { label: string; code: string },
): Promise<PlaceTable> =>
  db(client)
    .insertInto('place_tables')
    .values({ business_id: businessId, label, code })
    .returning(TABLE)
    .executeTakeFirstOrThrow();

/** Gives a table another code; undefined where the place has no such table. */
export const updateTableCode = async (
  client: Queryable,
  own: { businessId: string; id: string },
  code: string,
): Promise<PlaceTable | undefined> =>
  db(client)
    .updateTable('place_tables')
    .set({ code })
    .where('business_id', '=', own.businessId)
    .where('id', '=', own.id)
    .returning(TABLE)
    .executeTakeFirst();

/** Deletes a table; false where the place has no such table. */
export const deleteTable = async (
  client: Queryable,
  own: { businessId: string; id: string },
): Promise<boolean> => {
  const { numDeletedRows } = await db(client)
    .deleteFrom('place_tables')
    .where('business_id', '=', own.businessId)
    .where('id', '=', own.id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Name of the table that a code of a place belongs to. */
export const findTableLabel = async (
  client: Queryable,
  businessId: string,
  code: string,
): Promise<string | undefined> => {
  const table = await db(client, 'find-table-label')
    .selectFrom('place_tables')
    .select('label')
    .where('business_id', '=', businessId)
    .where('code', '=', code)
    .executeTakeFirst();
  return table?.label;
};
