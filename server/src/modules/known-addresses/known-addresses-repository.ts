import type { Queryable } from '../../platform/database/database.ts';
import { db, excluded, NOW } from '../../platform/database/db.ts';

/** An address or range with why and until when it is known. */
export interface NewAddress {
  range: string;
  reason: string;
  by: string;
  at: Date;
  endsAt: Date;
}

const COLUMNS = ['id', 'range', 'reason', 'added_by', 'added_at', 'ends_at'] as const;

/** Addresses that are known at a time, the latest first. */
export const listAddresses = (database: Queryable, at: Date) =>
  db(database, 'list-known-addresses')
    .selectFrom('known_addresses')
    .select(COLUMNS)
    .where('ends_at', '>', at)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();

/** A known address as it is stored. */
export type StoredAddress = Awaited<ReturnType<typeof listAddresses>>[number];

/** Stores an address, or its new reason and end; undefined where both are so already. */
export const storeAddress = (client: Queryable, { range, reason, by, at, endsAt }: NewAddress) =>
  db(client, 'store-known-address')
    .insertInto('known_addresses')
    .values({ range, reason, added_by: by, added_at: at, ends_at: endsAt })
    .onConflict((conflict) =>
      conflict
        .column('range')
        .doUpdateSet(excluded('known_addresses', ['reason', 'added_by', 'added_at', 'ends_at']))
        .where(({ eb, or, ref }) =>
          or([
            eb('known_addresses.reason', '<>', ref('excluded.reason')),
            eb('known_addresses.ends_at', '<>', ref('excluded.ends_at')),
          ]),
        ),
    )
    .returning(COLUMNS)
    .executeTakeFirst();

/** An address by its range. */
export const findAddress = (client: Queryable, range: string) =>
  db(client).selectFrom('known_addresses').select(COLUMNS).where('range', '=', range).executeTakeFirst();

/** Removes an address; undefined where none has the id. */
export const removeAddress = (client: Queryable, id: string) =>
  db(client).deleteFrom('known_addresses').where('id', '=', id).returning('range').executeTakeFirst();

/** Removes addresses whose time is over. */
export const removeEndedAddresses = async (database: Queryable): Promise<void> => {
  await db(database).deleteFrom('known_addresses').where('ends_at', '<=', NOW).execute();
};
