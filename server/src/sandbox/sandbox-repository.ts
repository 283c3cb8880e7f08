import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { anyOf, db, excluded } from '../platform/database/db.ts';
import { lockName } from '../platform/database/name-lock.ts';

/** Something the sandbox remembers: `data` as Stripe's interface shows it, `hidden` what it knows besides. */
export interface Stored<D, H = Record<string, never>> {
  data: D;
  hidden: H;
  /** When time alone changes it next. */
  dueAt: Date | null;
}

/** The object of a row, as whoever stored it knows it. */
const toStored = <D, H>(row: { data: unknown; hidden: unknown; due_at: Date | null }): Stored<D, H> => ({
  data: row.data as D,
  hidden: row.hidden as H,
  dueAt: row.due_at,
});

/** Kinds of objects, as Stripe names them in `object`. */
export type Kind =
  | 'customer'
  | 'payment_method'
  | 'payment_intent'
  | 'setup_intent'
  | 'charge'
  | 'refund'
  | 'dispute'
  | 'price'
  | 'subscription'
  | 'invoice'
  | 'event';

/** Remembers a new object. */
export const insertObject = async <D extends { id: string; object: Kind }, H>(
  client: Queryable,
  { data, hidden, dueAt }: Stored<D, H>,
): Promise<void> => {
  await db(client)
    .insertInto('sandbox.objects')
    .values({
      id: data.id,
      kind: data.object,
      data: JSON.stringify(data),
      hidden: JSON.stringify(hidden),
      due_at: dueAt,
    })
    .execute();
};

/** Remembers what became of an object. */
export const saveObject = async <D extends { id: string }, H>(
  client: Queryable,
  { data, hidden, dueAt }: Stored<D, H>,
): Promise<void> => {
  await db(client)
    .updateTable('sandbox.objects')
    .set({ data: JSON.stringify(data), hidden: JSON.stringify(hidden), due_at: dueAt })
    .where('id', '=', data.id)
    .execute();
};

/** Makes whoever changes anything wait for one another, so that they never wait in a circle. */
export const lockSandbox = (client: Queryable): Promise<void> => lockName(client, 'sandbox');

/** Opens a part of a transaction that can be undone alone. */
export const beginPart = async (client: Queryable): Promise<void> => {
  await sql`SAVEPOINT part`.execute(db(client));
};

/** Undoes what was done since the part began. */
export const undoPart = async (client: Queryable): Promise<void> => {
  await sql`ROLLBACK TO SAVEPOINT part`.execute(db(client));
};

const stored = (client: Queryable, kind: Kind) =>
  db(client).selectFrom('sandbox.objects').select(['data', 'hidden', 'due_at']).where('kind', '=', kind);

/** One object. */
export const findObject = async <D, H>(
  client: Queryable,
  kind: Kind,
  id: string,
): Promise<Stored<D, H> | undefined> => {
  const row = await stored(client, kind).where('id', '=', id).executeTakeFirst();
  return row && toStored<D, H>(row);
};

/** Objects of a kind whose field has one of the values, the newest first. */
export const findObjects = async <D>(
  client: Queryable,
  kind: Kind,
  field: string,
  values: readonly string[],
): Promise<D[]> => {
  const rows = await stored(client, kind)
    .where(({ eb, ref }) => eb(sql<string>`${ref('data')} ->> ${field}`, '=', anyOf(values)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => toStored<D, unknown>(row).data);
};

/** The object that time changes first, if any is due. */
export const findNextDue = async <D, H>(
  client: Queryable,
  kind: Kind,
  now: Date,
): Promise<Stored<D, H> | undefined> => {
  const row = await stored(client, kind)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst();
  return row && toStored<D, H>(row);
};

/** An answer that a repeated request gets again. */
export interface CachedResponse {
  fingerprint: string;
  status: number;
  body: unknown;
}

/** The answer a key has had since a moment. */
export const findAnswer = async (
  client: Queryable,
  key: string,
  since: Date,
): Promise<CachedResponse | undefined> =>
  db(client)
    .selectFrom('sandbox.answers')
    .select(['fingerprint', 'status', 'body'])
    .where('key', '=', key)
    .where('created_at', '>', since)
    .executeTakeFirst();

/** Keeps the answer of a key, in the place of an older one. */
export const keepAnswer = async (
  client: Queryable,
  key: string,
  { fingerprint, status, body }: CachedResponse,
  at: Date,
): Promise<void> => {
  await db(client)
    .insertInto('sandbox.answers')
    .values({ key, fingerprint, status, body: JSON.stringify(body), created_at: at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(excluded('sandbox.answers', ['fingerprint', 'status', 'body', 'created_at'])),
    )
    .execute();
};

/** The keys of this installation's sandbox. */
export interface SandboxKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** The keys that all processes share: the first one's proposal. */
export const shareKeys = async (client: Queryable, proposal: SandboxKeys): Promise<SandboxKeys> => {
  await db(client)
    .insertInto('sandbox.keys')
    .values({
      secret_key: proposal.secretKey,
      publishable_key: proposal.publishableKey,
      webhook_secret: proposal.webhookSecret,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db(client)
    .selectFrom('sandbox.keys')
    .select([
      'secret_key as secretKey',
      'publishable_key as publishableKey',
      'webhook_secret as webhookSecret',
    ])
    .executeTakeFirstOrThrow();
};
