import { type Context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from '../http/logged-path.ts';
import type { Tracing } from './tracing.ts';

/** Says how a request was answered. */
const endSpan = (span: Span, { statusCode, failureCode }: FastifyReply): void => {
  span.setAttribute('http.response.status_code', statusCode);
  if (failureCode !== undefined) span.setAttribute('error.type', failureCode);
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/** Begins the span of a request. */
const beginSpan = ({ tracer }: Pick<Tracing, 'tracer'>, parent: Context, request: FastifyRequest): Span => {
  const route = request.routeOptions.url ?? 'unknown';
  const attributes = {
    'http.request.method': request.method,
    'http.route': route,
    // Addresses hold e-mails and secrets (product.md §369).
    'url.path': loggedPath(request),
  };
  const options = { kind: SpanKind.SERVER, attributes };
  return tracer.startSpan(`${request.method} ${route}`, options, parent);
};

/** A live stream stays open for hours, and asks the database for nothing that its opening did not. */
const isStream = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.includes('text/event-stream') === true;

/**
 * Makes a span of each request that is traced; it continues the trace that `traceparent` names (product.md §573). All else
 * of a request that is not traced is one question.
 */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    const parent = tracing.contextOf(request.headers);
    if (parent) {
      const span = beginSpan(tracing, parent, request);
      const context = trace.setSpan(parent, span);
      contexts.set(request, context);
      // A logger of its own costs more than naming the trace in the few lines that are written.
      tracing.loggers.set(request.log, context);
      // Also where the caller goes away before there is an answer.
      reply.raw.once('close', () => endSpan(span, reply));
    }
    done();
  });
  // Once its body has arrived, of which the end is told by the connection.
  app.addHook('preValidation', (request, reply, done) => {
    const context = contexts.get(request);
    if (context === undefined || reply.raw.closed || isStream(request)) {
      done();
      return;
    }
    const { run, end } = tracing.scope.open(context);
    reply.raw.once('close', end);
    run(done);
  });
};
