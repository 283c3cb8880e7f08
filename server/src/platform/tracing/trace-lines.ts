import { trace } from '@opentelemetry/api';
import type { AddToLine } from '../http/create-server.ts';
import type { Tracing } from './tracing.ts';

/** Names the trace of the request or job that writes a line (product.md §691). Loggers of requests name theirs themselves. */
export const traceLines =
  ({ scope }: Pick<Tracing, 'scope'>): AddToLine =>
  (_line, _level, logger) => {
    const context = scope.current();
    const ids = context && trace.getSpanContext(context);
    if (!ids || 'trace_id' in logger.bindings()) return {};
    return { trace_id: ids.traceId, span_id: ids.spanId };
  };
