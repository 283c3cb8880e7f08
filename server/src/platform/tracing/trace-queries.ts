import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { PoolClient } from 'pg';
import type { Database } from '../database/database.ts';
import type { Tracing } from './tracing.ts';

/** Longest text of a query that a span has. Texts hold no values: these are parameters. */
const TEXT_LIMIT = 2_000;

/** What it takes to trace queries. */
type QueryTracing = Pick<Tracing, 'tracer' | 'scope'>;

type Done = (error: Error | undefined, ...rest: unknown[]) => void;

/** Name and text of a query, however it was given. */
const describe = (query: unknown): { name: string; text: string } => {
  const { name, text } =
    typeof query === 'string' ? { text: query } : (query as { name?: string; text?: string });
  return { name: name ?? text?.trimStart().split(/\s/, 1)[0] ?? 'query', text: text ?? '' };
};

/** Makes a span of each query that a connection runs for a traced request. */
const traceConnection = (client: PoolClient, pool: string, { tracer, scope }: QueryTracing): void => {
  const run = client.query.bind(client) as (...args: unknown[]) => Promise<unknown> | undefined;
  const traced = (...args: unknown[]): Promise<unknown> | undefined => {
    const parent = scope.current();
    if (!parent) return run(...args);
    const { name, text } = describe(args[0]);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, TEXT_LIMIT),
      'db.client.connection.pool.name': pool,
    };
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
    const end = (error?: Error & { code?: string }): void => {
      if (error) {
        // Its message may hold a value of the query.
        span.setAttribute('db.response.status_code', error.code ?? error.name);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    };
    const done = args.at(-1);
    if (typeof done !== 'function')
      return run(...args)?.then(
        (result) => {
          end();
          return result;
        },
        (error: Error) => {
          end(error);
          throw error;
        },
      );
    const whenDone: Done = (error, ...rest) => {
      end(error);
      (done as Done)(error, ...rest);
    };
    return run(...args.slice(0, -1), whenDone);
  };
  client.query = traced as typeof client.query;
};

/** Makes a span of each query of a pool that a traced request or job asks for (product.md §573). */
export const traceQueries = (pool: Database, name: string, tracing: QueryTracing): void => {
  const { scope } = tracing;
  const traced = new WeakSet<PoolClient>();
  // At their first use, because some connections are open before anything is traced.
  pool.on('acquire', (client) => {
    if (traced.has(client)) return;
    traced.add(client);
    traceConnection(client, name, tracing);
  });
  const connect = pool.connect.bind(pool) as (done?: (...args: unknown[]) => void) => Promise<PoolClient>;
  // Who waits for a connection gets it from the code that gives one back, which belongs to another request.
  pool.connect = ((done?: (...args: unknown[]) => void) =>
    connect(done && scope.bind(done))) as typeof pool.connect;
};
