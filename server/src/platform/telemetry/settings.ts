import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ }).optional();
const exporter = z.enum(['otlp', 'none']).default('otlp');

/** Variables of the environment about traces, metrics and logs, as OpenTelemetry names them. */
export const telemetryEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: address,
  OTEL_TRACES_EXPORTER: exporter,
  OTEL_METRICS_EXPORTER: exporter,
  OTEL_LOGS_EXPORTER: exporter,
  /** Share of the requests that are traced; what it costs is measured by `npm run bench telemetry-cost` (decision 0104). */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.01),
  /** Time between two exports of the metrics, in ms. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(100).max(3_600_000).default(60_000),
  /** How long lines of the log are gathered, in ms. */
  OTEL_BLRP_SCHEDULE_DELAY: z.coerce.number().int().min(1).max(60_000).default(5_000),
};

/** Where traces go. */
export interface TraceSettings {
  /** Address of the collector for traces. */
  url: string;
  /** Share of the requests that are traced, 0 to 1. A request that names a trace follows its decision. */
  share: number;
}

/** Where metrics go, and how often, in ms. */
export interface MetricSettings {
  url: string;
  intervalMs: number;
}

/** Where lines of the log go, and how long they are gathered, in ms. */
export interface LogSettings {
  url: string;
  delayMs: number;
}

/** What is sent to a collector; what is undefined is not. */
export interface TelemetrySettings {
  traces: TraceSettings | undefined;
  metrics: MetricSettings | undefined;
  logs: LogSettings | undefined;
}

/** Address of one kind of data: the whole one of its own, else its path below that of all kinds. */
const urlOf = (
  kind: 'traces' | 'metrics' | 'logs',
  { own, all, by }: { own: string | undefined; all: string | undefined; by: 'otlp' | 'none' },
): string | undefined => {
  if (by === 'none') return undefined;
  return own ?? (all && `${all.replace(/\/$/, '')}/v1/${kind}`);
};

/** Reads what is sent, and where to (product.md §573, §690, §691). */
export const readTelemetrySettings = (
  values: z.infer<z.ZodObject<typeof telemetryEnvironment>>,
): TelemetrySettings => {
  const all = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const traces = urlOf('traces', {
    ...{ all, own: values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, by: values.OTEL_TRACES_EXPORTER },
  });
  const metrics = urlOf('metrics', {
    ...{ all, own: values.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT, by: values.OTEL_METRICS_EXPORTER },
  });
  const logs = urlOf('logs', {
    ...{ all, own: values.OTEL_EXPORTER_OTLP_LOGS_ENDPOINT, by: values.OTEL_LOGS_EXPORTER },
  });
  return {
    traces: traces ? { url: traces, share: values.OTEL_TRACES_SAMPLER_ARG } : undefined,
    metrics: metrics ? { url: metrics, intervalMs: values.OTEL_METRIC_EXPORT_INTERVAL } : undefined,
    logs: logs ? { url: logs, delayMs: values.OTEL_BLRP_SCHEDULE_DELAY } : undefined,
  };
};
