import pg from 'pg';
import { connectionSettings, type Database, openPool, type PoolOptions, REQUEST_POOL } from './database.ts';

/**
 * A connection to a pooler, which may run each transaction on another connection of the database: a prepared statement
 * is not there any more when it is named again.
 */
class PoolerClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...asked: unknown[]) => unknown;
    this.query = ((first: unknown, ...rest: unknown[]) =>
      query(
        typeof first === 'object' && first !== null && 'name' in first
          ? { ...first, name: undefined }
          : first,
        ...rest,
      )) as pg.Client['query'];
  }
}

/**
 * Opens the pool of requests through a pooler of transactions such as PgBouncer (product.md §604, decision 0090). It sends no limits of time
 * with a connection: the pooler sets them where it connects (docs/operating.md).
 */
export const openThroughPooler = (
  url: string,
  onError: (error: Error) => void,
  options: PoolOptions = REQUEST_POOL,
): Database => openPool({ ...connectionSettings(url, options), Client: PoolerClient }, onError);
