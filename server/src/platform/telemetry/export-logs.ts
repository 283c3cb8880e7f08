import { ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api';
import { type AnyValue, SeverityNumber } from '@opentelemetry/api-logs';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import type { Dropped } from './dropped.ts';
import { EXPORT_MS, lastExport, resourceOf } from './otlp.ts';
import { createOutbox } from './outbox.ts';
import type { LogSettings } from './settings.ts';

/** Levels of the log as OpenTelemetry numbers and names them. */
const SEVERITIES: Readonly<Record<number, [SeverityNumber, string]>> = {
  10: [SeverityNumber.TRACE, 'TRACE'],
  20: [SeverityNumber.DEBUG, 'DEBUG'],
  30: [SeverityNumber.INFO, 'INFO'],
  40: [SeverityNumber.WARN, 'WARN'],
  50: [SeverityNumber.ERROR, 'ERROR'],
  60: [SeverityNumber.FATAL, 'FATAL'],
};

/** A line of the log as it is written. */
interface Line {
  level: number;
  time: number;
  msg?: string;
  /** Said of the process by the resource. */
  pid?: number;
  hostname?: string;
  trace_id?: string;
  span_id?: string;
  err?: { type?: string; message?: string; stack?: string };
  [more: string]: AnyValue;
}

const errorAttributes = (error: Line['err']) =>
  error && {
    'exception.type': error.type,
    'exception.message': error.message,
    'exception.stacktrace': error.stack,
  };

/** The request that a line belongs to, where it is traced. */
const contextOf = ({ trace_id: traceId, span_id: spanId }: Line) =>
  traceId && spanId
    ? trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: TraceFlags.SAMPLED })
    : ROOT_CONTEXT;

/** Sends lines of the log to a collector. */
export interface LogExport {
  /** Takes a line as it is written. */
  take: (line: string) => void;
  stop: () => Promise<void>;
}

/** Begins to send the lines of the log in batches (product.md §691). */
export const exportLogs = ({ url, delayMs }: LogSettings, dropped: Dropped): LogExport => {
  const exporter = new OTLPLogExporter({ url, timeoutMillis: EXPORT_MS });
  const outbox = createOutbox(exporter, (lines) => {
    dropped.logs += lines;
  });
  const provider = new LoggerProvider({
    resource: resourceOf('tavolina'),
    processors: [new BatchLogRecordProcessor(exporter, { scheduledDelayMillis: delayMs })],
  });
  const logger = provider.getLogger('tavolina');
  return {
    take(text) {
      if (!outbox.takes()) return;
      const line = JSON.parse(text) as Line;
      const { level, time, msg, pid: _pid, hostname: _host, trace_id, span_id, err, ...more } = line;
      const [severityNumber, severityText] = SEVERITIES[level] ?? [SeverityNumber.UNSPECIFIED, String(level)];
      logger.emit({
        severityNumber,
        severityText,
        timestamp: time,
        body: msg ?? '',
        attributes: { ...more, ...errorAttributes(err) },
        context: contextOf(line),
      });
    },
    stop: () => lastExport(() => provider.shutdown()),
  };
};
