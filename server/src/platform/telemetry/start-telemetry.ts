import type { AddToLine } from '../http/create-server.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { TracedParts } from '../tracing/trace-server.ts';
import { type TraceStep, untraced } from '../tracing/trace-step.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { type Dropped, noneDropped } from './dropped.ts';
import type { LogExport } from './export-logs.ts';
import type { TelemetrySettings, TraceSettings } from './settings.ts';

/** What sends traces and lines of the log to a collector. */
export interface Telemetry {
  /** Traces what the server does. @returns the queue to use instead of the one that was given */
  trace: (parts: TracedParts) => Jobs;
  /** What makes further spans; undefined where nothing is traced. */
  tracing: Tracing | undefined;
  /** Does a step of a request or job, with a span where that is traced. */
  traceStep: TraceStep;
  /** Lets each line of the log name its trace; undefined where nothing is traced. */
  addToLine: AddToLine | undefined;
  /** Takes each line of the log; undefined where none is sent. */
  takeLine: LogExport['take'] | undefined;
  /** What could not be sent, metrics included. */
  dropped: Dropped;
  stop: () => Promise<void>;
}

const loadTracing = async (settings: TraceSettings, dropped: Dropped) => {
  const [{ startTracing }, { traceServer }, { traceSteps }, { traceLines }] = await Promise.all([
    import('../tracing/tracing.ts'),
    import('../tracing/trace-server.ts'),
    import('../tracing/in-span.ts'),
    import('../tracing/trace-lines.ts'),
  ]);
  const tracing = startTracing(settings, dropped);
  return { tracing, traceServer, traceStep: traceSteps(tracing), addToLine: traceLines(tracing) };
};

/** Loads what the settings ask for, and nothing without any: the libraries take memory (product.md §144). */
export const startTelemetry = async ({ traces, logs }: TelemetrySettings): Promise<Telemetry> => {
  const dropped = noneDropped();
  const loaded = traces && (await loadTracing(traces, dropped));
  const lines = logs && (await import('./export-logs.ts')).exportLogs(logs, dropped);
  return {
    trace: (parts) => loaded?.traceServer(parts, loaded.tracing) ?? parts.jobs,
    tracing: loaded?.tracing,
    traceStep: loaded?.traceStep ?? untraced,
    addToLine: loaded?.addToLine,
    takeLine: lines?.take,
    dropped,
    async stop() {
      await Promise.all([loaded?.tracing.stop(), lines?.stop()]);
    },
  };
};
