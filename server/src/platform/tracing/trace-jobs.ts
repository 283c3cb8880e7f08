import { SpanKind } from '@opentelemetry/api';
import type { Job, Jobs } from '../jobs/jobs.ts';
import { inSpan } from './in-span.ts';
import type { Tracing } from './tracing.ts';

/** Names of a payload that name the trace of who queued it, and are no part of what the work is about. */
const CARRIED = ['traceparent', 'tracestate'];

/** Makes a span of a job, whose work belongs to it. */
const traceJob = (
  tracing: Tracing,
  { name }: Job<object>,
  payload: object,
  work: () => Promise<void>,
): Promise<void> => {
  const parent = tracing.contextOf({ ...payload });
  if (!parent) return work();
  const attributes = { 'messaging.operation.type': 'process', 'messaging.destination.name': name };
  return inSpan(tracing, parent, { name, kind: SpanKind.CONSUMER, attributes }, work);
};

/**
 * The same queue; a job that a traced request or job has queued is a part of its trace, whenever and in whichever process
 * it runs (product.md §573).
 */
export const traceJobs = (jobs: Jobs, tracing: Tracing): Jobs => ({
  ...jobs,
  send(client, job, payload, startAfter) {
    const context = tracing.scope.current();
    const carried = context && tracing.carrierOf(context);
    return jobs.send(client, job, { ...payload, ...carried }, startAfter);
  },
  handle(job, handler) {
    jobs.handle(job, (payload) => {
      const own = Object.entries(payload).filter(([name]) => !CARRIED.includes(name));
      return traceJob(tracing, job, payload, () => handler(Object.fromEntries(own) as typeof payload));
    });
  },
});
