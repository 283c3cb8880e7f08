import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { loggedPath } from '../http/logged-path.ts';
import { traceQueries } from './trace-queries.ts';
import { startTracing, type TraceSettings, type Tracing } from './tracing.ts';

/** Makes a span of each request, which continues the trace of `traceparent`, if it names one. */
const addHooks = (app: FastifyInstance, { tracer, propagator, scope }: Tracing): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  const inScope = new Set<FastifyRequest>();
  app.addHook('onRequest', (request, reply, done) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter);
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      // Addresses hold e-mails and secrets (product.md §369).
      'url.path': loggedPath(request),
    };
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      { kind: SpanKind.SERVER, attributes },
      parent,
    );
    // What is not sent needs no context, which costs every promise of its request.
    if (!span.isRecording()) {
      done();
      return;
    }
    spans.set(request, span);
    const { traceId } = span.spanContext();
    request.log = request.log.child({ trace_id: traceId });
    reply.log = request.log;
    // A live stream stays open for hours, and asks the database for nothing that its opening did not.
    if (request.headers.accept?.includes('text/event-stream')) {
      done();
      return;
    }
    inScope.add(request);
    scope.run(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.failureCode !== undefined) span?.setAttribute('error.type', reply.failureCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    // A context costs every promise of the process, traced or not, until no request needs one.
    if (inScope.delete(request) && inScope.size === 0) scope.disable();
  });
};

/**
 * Traces requests through to their queries, and sends the traces to a collector (product.md §573). Without settings
 * nothing is loaded and nothing is traced.
 * @returns what makes further spans; undefined without settings
 */
export const traceRequests = async (
  app: FastifyInstance,
  settings: TraceSettings | undefined,
  pool: Database,
): Promise<Tracing | undefined> => {
  if (!settings) return undefined;
  const tracing = await startTracing(settings);
  addHooks(app, tracing);
  traceQueries(pool, tracing);
  app.addHook('onClose', tracing.stop);
  return tracing;
};
