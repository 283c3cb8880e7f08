import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Attributes as a collector gets them. */
export type ReceivedAttributes = { key: string; value: { stringValue?: string; intValue?: number } }[];

/** A span as a collector gets it. */
export interface ReceivedSpan {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: ReceivedAttributes;
  status: { code?: number };
}

/** A line of the log as a collector gets it. */
export interface ReceivedLine {
  severityNumber: number;
  severityText: string;
  body: { stringValue: string };
  attributes: ReceivedAttributes;
  traceId?: string;
  spanId?: string;
}

/** A value of a metric as a collector gets it. */
interface ReceivedPoint {
  attributes: ReceivedAttributes;
  asDouble?: number;
  asInt?: number;
  count?: number;
  sum?: number;
  bucketCounts?: number[];
  explicitBounds?: number[];
}

/** A metric as a collector gets it. */
export interface ReceivedMetric {
  name: string;
  unit: string;
  gauge?: { dataPoints: ReceivedPoint[] };
  sum?: { dataPoints: ReceivedPoint[]; isMonotonic: boolean };
  histogram?: { dataPoints: ReceivedPoint[] };
}

/** What a collector gets in one request; each holds one of the three. */
interface Message {
  resourceSpans?: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
  resourceLogs?: { scopeLogs: { logRecords: ReceivedLine[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: ReceivedMetric[] }[] }[];
}

/** A collector of OpenTelemetry on this machine. */
export interface OtlpCollector {
  /** Its address, once it listens. */
  url: string;
  spans: ReceivedSpan[];
  lines: ReceivedLine[];
  /** The latest look at the metrics. */
  metrics: ReceivedMetric[];
  /** Paths that were asked for. */
  paths: Set<string>;
}

/** Starts a collector for the tests of a file, and stops it after them. A silent one takes all and never answers. */
export const otlpCollector = ({ isSilent = false } = {}): OtlpCollector => {
  const collector: OtlpCollector = { url: '', spans: [], lines: [], metrics: [], paths: new Set() };
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    collector.paths.add(request.url ?? '');
    if (isSilent) return;
    const message = JSON.parse(Buffer.concat(parts).toString()) as Message;
    for (const { scopeSpans } of message.resourceSpans ?? [])
      collector.spans.push(...scopeSpans.flatMap(({ spans }) => spans));
    for (const { scopeLogs } of message.resourceLogs ?? [])
      collector.lines.push(...scopeLogs.flatMap(({ logRecords }) => logRecords));
    for (const { scopeMetrics } of message.resourceMetrics ?? [])
      collector.metrics = scopeMetrics.flatMap(({ metrics }) => metrics);
    response.setHeader('content-type', 'application/json').end('{}');
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    collector.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return collector;
};

/** What an attribute says; undefined where there is none, or nothing that could have it. */
export const attributeOf = (
  received: { attributes: ReceivedAttributes } | undefined,
  key: string,
): string | number | undefined => {
  const value = received?.attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
