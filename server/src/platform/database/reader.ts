import { type Database, type Queryable, transaction } from './database.ts';

/** What public pages are read from: the database itself, or its standby. */
export interface Reader extends Queryable {
  /** Runs reads in one transaction, which it may repeat: they must change nothing. */
  inTransaction: <T>(work: (client: Queryable) => Promise<T>) => Promise<T>;
}

/** Reads from a database itself. */
export const readerOf = (database: Database): Reader => ({
  query: database.query.bind(database),
  inTransaction: (work) => transaction(database, work),
});
