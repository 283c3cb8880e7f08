import { type Compilable, type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Queryable } from './database.ts';
import { db } from './db.ts';
import type { Tables } from './schema.ts';

/** Placeholder for a parameter while the query is compiled. */
class Placeholder {
  readonly key: string;
  constructor(key: string) {
    this.key = key;
  }
}

const NOWHERE: Queryable = { query: () => Promise.reject(new Error('this query is only compiled')) };

/** The parameters of a prepared query, as expressions. */
export type Given<V extends object> = { readonly [K in keyof V]: RawBuilder<V[K]> };

const placeholders = <V extends object>(): Given<V> =>
  new Proxy({} as Given<V>, { get: (_, key) => sql`${new Placeholder(String(key))}` });

/**
 * A frequent query that is compiled once, because compiling takes longer than reading its result.
 * @param name of the prepared statement
 * @param build makes the query from the placeholders; it must not read their values
 * @returns runs the query on a pool or a connection and returns its rows
 */
export const prepared = <V extends object, O>(
  name: string,
  build: (kysely: Kysely<Tables>, given: Given<V>) => Compilable & Expression<O>,
): ((queryable: Queryable, values: V) => Promise<O[]>) => {
  let built: { text: string; parameters: readonly unknown[] } | undefined;
  const compile = () => {
    const { sql: text, parameters } = build(db(NOWHERE), placeholders<V>()).compile();
    return { text, parameters };
  };
  return async (queryable, values) => {
    built ??= compile();
    const given = new Map<string, unknown>(Object.entries(values));
    const { rows } = await queryable.query({
      name,
      text: built.text,
      values: built.parameters.map((value) => (value instanceof Placeholder ? given.get(value.key) : value)),
    });
    return rows as O[];
  };
};
