import pg from 'pg';
import { isDatabaseOutage } from './outage.ts';

/** A pool of connections; queries may run on any of them. */
export type Database = pg.Pool;

/** Something that runs queries: the pool, or the connection of a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** Timeouts and size of a connection pool; times in ms. */
export interface PoolOptions {
  /** Longest wait for a connection. */
  connectMs: number;
  /** `statement_timeout`: the database cancels the statement after this time. */
  statementMs: number;
  /**
   * Longest wait for a response before the connection is closed. Needed because a hanging database cancels
   * no statements.
   */
  responseMs: number;
  /** Maximum number of connections. */
  connections: number;
  /** Connections that stay open when idle. Each costs PostgreSQL about 5 MB. */
  idle: number;
}

/**
 * A request must be answered within two seconds and may first wait for another connection to time out.
 * Connections stay open when idle: opening all of them after a quiet minute takes too long.
 */
export const REQUEST_POOL: PoolOptions = {
  connectMs: 800,
  statementMs: 1_200,
  responseMs: 1_500,
  connections: 5,
  idle: 5,
};

/**
 * For background work, where no user waits. Two, because a piece of work takes one at a time: a long one leaves the
 * other for the queue.
 */
export const BACKGROUND_POOL: PoolOptions = {
  connectMs: 10_000,
  statementMs: 60_000,
  responseMs: 65_000,
  connections: 2,
  idle: 1,
};

// Amounts in minor units stay far below 2^53, and counts do too.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/**
 * To compile a query of a search takes PostgreSQL seconds, more than any of our queries; the embedded one comes without
 * the compiler, Debian's with it.
 */
const NO_COMPILER = '-c jit=off';

/**
 * Opens a pool. With the default options, a request fails within two seconds when the database does not
 * respond.
 */
export const openDatabase = (
  url: string,
  onError: (error: Error) => void,
  options: PoolOptions = REQUEST_POOL,
): Database =>
  openPool(
    {
      ...connectionSettings(url, options),
      options: NO_COMPILER,
      statement_timeout: options.statementMs,
      idle_in_transaction_session_timeout: options.statementMs,
    },
    onError,
  );

/** Settings of a pool that the driver keeps by itself. */
export const connectionSettings = (
  url: string,
  { connectMs, responseMs, connections, idle }: PoolOptions,
): pg.PoolConfig => ({
  connectionString: url,
  max: connections,
  min: idle,
  connectionTimeoutMillis: connectMs,
  query_timeout: responseMs,
  keepAlive: true,
});

/** Opens a pool that outlives the loss of its connections. */
export const openPool = (settings: pg.PoolConfig, onError: (error: Error) => void): Database => {
  const pool = new pg.Pool(settings);
  // An idle connection that breaks must not end the process; the pool opens a new one.
  pool.on('error', onError);
  // The pool listens for errors on idle connections only. If one breaks between two queries of a
  // transaction, the next query fails and reports it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/**
 * Does background work on connections of its own and closes them. What a connection of PostgreSQL has once
 * needed for large work, it keeps.
 */
export const withPool = async (
  url: string,
  work: (database: Database) => Promise<unknown>,
): Promise<void> => {
  const database = openDatabase(url, () => undefined, BACKGROUND_POOL);
  try {
    await work(database);
  } finally {
    await database.end();
  }
};

/**
 * Opens all connections before the first requests, which would otherwise wait for them. A connection that
 * fails here is opened later on demand.
 */
export const warmUp = async (database: Database): Promise<void> => {
  const opened = await Promise.allSettled(
    Array.from({ length: database.options.max }, () => database.connect()),
  );
  for (const each of opened) if (each.status === 'fulfilled') each.value.release();
};

/** Runs work in one transaction. Rolls back when it throws. */
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
    // A broken connection cannot run ROLLBACK either; the database rolls back by itself.
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
