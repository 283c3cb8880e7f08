import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  type TextMapPropagator,
  type Tracer,
} from '@opentelemetry/api';

/** Where traces go. */
export interface TraceSettings {
  /** Address of an OTLP collector; traces are sent to `/v1/traces` below it. */
  endpoint: string;
  /** Share of the requests that are traced, 0 to 1. A request that names a trace follows its decision. */
  share: number;
}

/** What makes spans, and sends them in batches. */
export interface Tracing {
  tracer: Tracer;
  propagator: TextMapPropagator;
  /** Begins the first span of a trace that was begun and kept elsewhere, with the ids that it has there. */
  firstSpan: (ids: SpanIds, name: string, options: SpanOptions) => Span;
  /** The context that the running code belongs to: the request whose answer it works on. */
  scope: AsyncLocalStorage<Context>;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

/** Ids of a trace and of a span, in hexadecimal. */
export interface SpanIds {
  traceId: string;
  spanId: string;
}

/** How long it is tried to send what is left when a process ends, in ms. */
const LAST_EXPORT_MS = 2_000;

/** Loads the libraries, which cost memory, and begins to make spans. */
export const startTracing = async ({ endpoint, share }: TraceSettings): Promise<Tracing> => {
  const [{ W3CTraceContextPropagator }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/core'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
    ]);
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: LAST_EXPORT_MS,
  });
  const spanProcessors = [new sdk.BatchSpanProcessor(exporter)];
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tavolina' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors,
  });
  let given: SpanIds = { traceId: '', spanId: '' };
  const ofBrowsers = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tavolina-browser' }),
    // The browser has decided already.
    sampler: new sdk.AlwaysOnSampler(),
    idGenerator: { generateTraceId: () => given.traceId, generateSpanId: () => given.spanId },
    spanProcessors,
  }).getTracer('tavolina');
  return {
    tracer: provider.getTracer('tavolina'),
    firstSpan: (ids, name, options) => {
      given = ids;
      return ofBrowsers.startSpan(name, options, ROOT_CONTEXT);
    },
    propagator: new W3CTraceContextPropagator(),
    scope: new AsyncLocalStorage(),
    stop: () => provider.shutdown().catch(() => undefined),
  };
};
