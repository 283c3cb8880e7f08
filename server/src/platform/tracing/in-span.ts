import { type Context, SpanKind, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';
import type { TraceStep } from './trace-step.ts';
import type { Tracing } from './tracing.ts';

/** Runs work in a span of its own, with all that it awaits. A failure is marked in the span, and thrown as it was. */
export const inSpan = async <T>(
  { tracer, scope }: Pick<Tracing, 'tracer' | 'scope'>,
  parent: Context,
  { name, ...options }: SpanOptions & { name: string },
  work: () => Promise<T>,
): Promise<T> => {
  const span = tracer.startSpan(name, options, parent);
  const { run, end } = scope.open(trace.setSpan(parent, span));
  try {
    return await run(work);
  } catch (error) {
    // What it says may name a person.
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
    span.setStatus({ code: SpanStatusCode.ERROR });
    throw error;
  } finally {
    span.end();
    end();
  }
};

/** Gives each step a span, where something is traced. */
export const traceSteps =
  (tracing: Pick<Tracing, 'tracer' | 'scope'>): TraceStep =>
  (name, work) => {
    const parent = tracing.scope.current();
    return parent ? inSpan(tracing, parent, { name, kind: SpanKind.INTERNAL }, work) : work();
  };
