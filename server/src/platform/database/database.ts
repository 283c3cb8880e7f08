import pg from 'pg';
import { isDatabaseOutage } from './outage.ts';

/** A pool of connections; queries may run on any of them. */
export type Database = pg.Pool;

/** Something that runs queries: the pool, or the connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** How long work waits for the database, in ms, and over how many connections it asks. */
export interface Patience {
  /** For a connection. */
  connectMs: number;
  /** For a statement, after which the database ends it. */
  statementMs: number;
  /** For an answer, after which the connection is given up: a database that hangs ends nothing. */
  answerMs: number;
  /** At most. */
  connections: number;
  /** That stay when they are idle; each costs PostgreSQL about 5 MB. */
  kept: number;
}

/**
 * A request is answered within two seconds, and may first have to wait for a connection that another one gives up. What was
 * opened stays: a rush after a quiet minute would wait for ten new connections at once, some of them too long.
 */
export const FOR_REQUESTS: Patience = {
  connectMs: 800,
  statementMs: 1_200,
  answerMs: 1_500,
  connections: 6,
  kept: 6,
};

/** For work that nobody waits for. */
export const IN_BACKGROUND: Patience = {
  connectMs: 10_000,
  statementMs: 60_000,
  answerMs: 65_000,
  connections: 3,
  kept: 1,
};

// Amounts in minor units stay far below 2^53, and counts do too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool. Without another patience, a database that does not answer fails a request within two seconds. */
export const openDatabase = (
  url: string,
  onError: (error: Error) => void,
  { connectMs, statementMs, answerMs, connections, kept }: Patience = FOR_REQUESTS,
): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    min: kept,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    query_timeout: answerMs,
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the pool opens a new one.
  pool.on('error', onError);
  // The pool listens to idle connections only. One that breaks between two queries of a transaction fails the next
  // query, which is where the request learns of it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/**
 * Opens all connections of a pool before anybody waits for them: opened under a first rush, some would come too late. One
 * that cannot be had now is opened when it is needed.
 */
export const warmUp = async (database: Database): Promise<void> => {
  const opened = await Promise.allSettled(
    Array.from({ length: database.options.max }, () => database.connect()),
  );
  for (const each of opened) if (each.status === 'fulfilled') each.value.release();
};

/** Runs work in one transaction: all of it is kept, or, when it throws, none. */
export const transaction = async <T>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => {
  const client = await database.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // A connection that does not answer would not answer this either; the database undoes what was not committed.
    if (isDatabaseOutage(error)) broken = error;
    else
      await client.query('ROLLBACK').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
};
