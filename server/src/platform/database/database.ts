import pg from 'pg';

/** A pool of connections; queries may run on any of them. */
export type Database = pg.Pool;

/** Something that runs queries: the pool, or the connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

const CONNECT_TIMEOUT_MS = 1_500;
const STATEMENT_TIMEOUT_MS = 5_000;

// Amounts in minor units stay far below 2^53, and counts do too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Opens a pool. A database that does not answer fails a request within two seconds. */
export const openDatabase = (url: string, onError: (error: Error) => void): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the pool opens a new one.
  pool.on('error', onError);
  return pool;
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
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
};
