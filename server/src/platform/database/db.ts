import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  type Insertable,
  type InsertType,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  type Selectable,
  type SelectType,
  sql,
} from 'kysely';
import type { Queryable } from './database.ts';
import type { Tables } from './schema.ts';

const DIALECT: Dialect = {
  createDriver: () => new DummyDriver(),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (kysely) => new PostgresIntrospector(kysely),
};
const PROPS = { config: { dialect: DIALECT }, dialect: DIALECT, driver: new DummyDriver() };
const CONNECTS_NOTHING = { provideConnection: () => Promise.reject(new Error('no connection was given')) };
const EXECUTOR = new DefaultQueryExecutor(
  new PostgresQueryCompiler(),
  new PostgresAdapter(),
  CONNECTS_NOTHING,
);

const connectionOf = (queryable: Queryable, name: string | undefined): DatabaseConnection => ({
  async executeQuery<R>({ sql: text, parameters }: CompiledQuery) {
    const { rows, rowCount } = await queryable.query({
      ...(name && { name }),
      text,
      values: [...parameters],
    });
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
  },
  streamQuery: () => {
    throw new Error('Queries are read whole.');
  },
});

/**
 * Builds and runs queries that are type-checked against the migrations (schema.ts). They run on the given
 * pool or connection, so inside a transaction they share its time limits and errors.
 * @param name of the prepared statement, for a query whose text never changes. Connections cache named
 * statements, so a query whose text depends on its input must not have a name.
 */
export const db = (queryable: Queryable, name?: string): Kysely<Tables> => {
  const connection = connectionOf(queryable, name);
  const provider = {
    provideConnection: <T>(use: (connection: DatabaseConnection) => Promise<T>) => use(connection),
  };
  return new Kysely<Tables>({ ...PROPS, executor: EXECUTOR.withConnectionProvider(provider) });
};

/**
 * Right side of `=` for a list of values. Unlike `in`, the query text does not depend on the list's length.
 */
export const anyOf = <T>(values: readonly T[]): RawBuilder<T> => sql<T>`any(${values})`;

/** Start time of the transaction, by the database's clock. */
export const NOW: RawBuilder<Date> = sql<Date>`now()`;

/** For ON CONFLICT DO UPDATE: takes these columns of a table from the row that was to be inserted. */
export const excluded = <T extends keyof Tables & string, C extends keyof Tables[T] & string>(
  _table: T,
  columns: readonly C[],
): Record<C, RawBuilder<never>> =>
  Object.fromEntries(columns.map((column) => [column, sql`${sql.ref(`excluded.${column}`)}`])) as Record<
    C,
    RawBuilder<never>
  >;

/** Columns of a table under other names, for JSON objects; `alias` is the table's name in the query. */
export const columnsAs = <T extends keyof Tables, N extends Record<string, keyof Tables[T] & string>>(
  _table: T,
  alias: string,
  names: N,
) =>
  Object.fromEntries(
    Object.entries(names).map(([name, column]) => [name, sql.ref(`${alias}.${column}`)]),
  ) as unknown as { [K in keyof N]: RawBuilder<SelectType<Tables[T][N[K]]>> };

/** Columns of a table under their own names, for JSON objects. */
export const columns = <T extends keyof Tables, C extends keyof Tables[T] & string>(
  table: T,
  alias: string,
  names: readonly C[],
) => columnsAs(table, alias, Object.fromEntries(names.map((name) => [name, name])) as { [K in C]: K });

/** Picks these columns of a row. */
export const only = <T, C extends keyof T & string>(row: T, columns: readonly C[]): Pick<T, C> =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<T, C>;

/** A record of a table with values as they are sent or read; documents as they are, not as text. */
type Recorded<T> = {
  [K in keyof Insertable<T>]?: K extends keyof T ? SelectType<T[K]> | InsertType<T[K]> : never;
};

/**
 * Records as rows of a table, passed as one query parameter however many there are. Missing properties
 * become null. For inserts and comparisons.
 */
export const records = <T extends keyof Tables & string>(
  table: T,
  rows: readonly Recorded<Tables[T]>[],
): RawBuilder<Selectable<Tables[T]>> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`;
