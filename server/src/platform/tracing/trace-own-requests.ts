import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Tracing } from './tracing.ts';

/** The header of a request that is no part of a trace. */
const NO_TRACE = `00-${'0'.repeat(31)}1-${'0'.repeat(15)}1-00`;

/**
 * Lets what a request asks this server for itself, as a page does for its data, be a part of its trace. What an untraced
 * one asks for begins no trace of its own.
 */
export const traceOwnRequests = (app: FastifyInstance, { scope, carrierOf }: Tracing): void => {
  const inject = app.inject.bind(app);
  const traced = (asked: InjectOptions | string) => {
    const options = typeof asked === 'string' ? { url: asked } : asked;
    const context = scope.current();
    const trace = context ? carrierOf(context) : { traceparent: NO_TRACE };
    return inject({ ...options, headers: { ...trace, ...options.headers } });
  };
  app.inject = traced as typeof app.inject;
};
