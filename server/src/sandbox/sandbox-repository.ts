import type { Queryable } from '../platform/database/database.ts';

/** Something the double remembers: `data` as Stripe's interface shows it, `hidden` what it knows besides. */
export interface Stored<D, H = Record<string, never>> {
  data: D;
  hidden: H;
  /** When time alone changes it next. */
  dueAt: Date | null;
}

interface Row<D, H> {
  data: D;
  hidden: H;
  due_at: Date | null;
}

const toStored = <D, H>({ data, hidden, due_at }: Row<D, H>): Stored<D, H> => ({
  data,
  hidden,
  dueAt: due_at,
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
  await client.query(
    'INSERT INTO sandbox.objects (id, kind, data, hidden, due_at) VALUES ($1, $2, $3, $4, $5)',
    [data.id, data.object, JSON.stringify(data), JSON.stringify(hidden), dueAt],
  );
};

/** Remembers what became of an object. */
export const saveObject = async <D extends { id: string }, H>(
  client: Queryable,
  { data, hidden, dueAt }: Stored<D, H>,
): Promise<void> => {
  await client.query('UPDATE sandbox.objects SET data = $2, hidden = $3, due_at = $4 WHERE id = $1', [
    data.id,
    JSON.stringify(data),
    JSON.stringify(hidden),
    dueAt,
  ]);
};

/** Makes whoever changes anything wait for one another, so that they never wait in a circle. */
export const lockSandbox = async (client: Queryable): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('sandbox', 0))`);
};

/** One object. */
export const findObject = async <D, H>(
  client: Queryable,
  kind: Kind,
  id: string,
): Promise<Stored<D, H> | undefined> => {
  const { rows } = await client.query<Row<D, H>>(
    'SELECT data, hidden, due_at FROM sandbox.objects WHERE id = $1 AND kind = $2',
    [id, kind],
  );
  return rows[0] && toStored(rows[0]);
};

/** Objects of a kind whose field has one of the values, the newest first. */
export const findObjects = async <D>(
  client: Queryable,
  kind: Kind,
  field: string,
  values: readonly string[],
): Promise<D[]> => {
  const { rows } = await client.query<{ data: D }>(
    'SELECT data FROM sandbox.objects WHERE kind = $1 AND data ->> $2 = ANY($3) ORDER BY created_at DESC, id',
    [kind, field, values],
  );
  return rows.map(({ data }) => data);
};

/** The object that time changes first, if any is due. */
export const findNextDue = async <D, H>(
  client: Queryable,
  kind: Kind,
  now: Date,
): Promise<Stored<D, H> | undefined> => {
  const { rows } = await client.query<Row<D, H>>(
    `SELECT data, hidden, due_at FROM sandbox.objects WHERE kind = $1 AND due_at <= $2
     ORDER BY due_at LIMIT 1`,
    [kind, now],
  );
  return rows[0] && toStored(rows[0]);
};

/** An answer that a repeated request gets again. */
export interface KeptAnswer {
  fingerprint: string;
  status: number;
  body: unknown;
}

/** The answer a key has had since a moment. */
export const findAnswer = async (
  client: Queryable,
  key: string,
  since: Date,
): Promise<KeptAnswer | undefined> => {
  const { rows } = await client.query<KeptAnswer>(
    'SELECT fingerprint, status, body FROM sandbox.answers WHERE key = $1 AND created_at > $2',
    [key, since],
  );
  return rows[0];
};

/** Keeps the answer of a key, in the place of an older one. */
export const keepAnswer = async (
  client: Queryable,
  key: string,
  { fingerprint, status, body }: KeptAnswer,
  at: Date,
): Promise<void> => {
  await client.query(
    `INSERT INTO sandbox.answers (key, fingerprint, status, body, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) DO UPDATE SET fingerprint = $2, status = $3, body = $4, created_at = $5`,
    [key, fingerprint, status, JSON.stringify(body), at],
  );
};

/** The keys of this installation's double. */
export interface SandboxKeys {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
}

/** The keys that all processes share: the first one's proposal. */
export const shareKeys = async (client: Queryable, proposal: SandboxKeys): Promise<SandboxKeys> => {
  await client.query(
    `INSERT INTO sandbox.keys (secret_key, publishable_key, webhook_secret) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [proposal.secretKey, proposal.publishableKey, proposal.webhookSecret],
  );
  const { rows } = await client.query<SandboxKeys>(
    `SELECT secret_key AS "secretKey", publishable_key AS "publishableKey", webhook_secret AS "webhookSecret" FROM sandbox.keys`,
  );
  return rows[0] ?? proposal;
};
