import { ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-base';
import { testDatabase } from '../../test/test-database.ts';
import { openDatabase } from '../database/database.ts';
import { createScope } from './scope.ts';
import { traceQueries } from './trace-queries.ts';

const { url } = testDatabase();
const exporter = new InMemorySpanExporter();
const tracer = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).getTracer(
  't',
);
const scope = createScope();
const pool = () => {
  const opened = openDatabase(url, () => undefined, {
    ...{ connectMs: 10_000, statementMs: 10_000, responseMs: 10_000, connections: 1, idle: 0 },
  });
  traceQueries(opened, 'requests', { tracer, scope });
  return opened;
};

beforeEach(() => exporter.reset());

/** Runs work as that of a request of its own; its id comes with the result. */
const asRequest = async <T>(work: () => Promise<T>): Promise<{ id: string; result: T }> => {
  const span = tracer.startSpan('request');
  const { run, end } = scope.open(trace.setSpan(ROOT_CONTEXT, span));
  const result = await run(work).finally(end);
  return { id: span.spanContext().spanId, result };
};

const parents = (): (string | undefined)[] =>
  exporter.getFinishedSpans().map(({ parentSpanContext }) => parentSpanContext?.spanId);

// product.md §573
test('a query that waited for the connection of another request is a part of its own', async () => {
  const database = pool();
  try {
    const first = await asRequest(() => database.connect());
    const waiting = asRequest(() => database.query('SELECT 1'));
    await asRequest(async () => first.result.release());
    const { id } = await waiting;
    expect(parents()).toEqual([id]);
  } finally {
    await database.end();
  }
});

test('a query that fails says why, and fails as it would untraced', async () => {
  const database = pool();
  try {
    await asRequest(() => expect(database.query('SELECT 1 / 0')).rejects.toThrow('division by zero'));
    const [span] = exporter.getFinishedSpans();
    expect([span?.name, span?.status]).toEqual(['SELECT', { code: SpanStatusCode.ERROR }]);
    expect(span?.attributes['db.response.status_code']).toBe('22012');
  } finally {
    await database.end();
  }
});

test('a query of no request is not traced', async () => {
  const database = pool();
  try {
    expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(exporter.getFinishedSpans()).toEqual([]);
  } finally {
    await database.end();
  }
});
