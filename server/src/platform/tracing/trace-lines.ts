import { trace } from '@opentelemetry/api';
import type { AddToLine } from '../http/create-server.ts';
import type { Tracing } from './tracing.ts';

/** Names the trace of the request or job that writes a line (product.md §691), wherever a request's logger is used. */
export const traceLines =
  ({ scope, loggers }: Pick<Tracing, 'scope' | 'loggers'>): AddToLine =>
  (_line, _level, logger) => {
    const context = loggers.get(logger) ?? scope.current();
    const ids = context && trace.getSpanContext(context);
    return ids ? { trace_id: ids.traceId, span_id: ids.spanId } : {};
  };
