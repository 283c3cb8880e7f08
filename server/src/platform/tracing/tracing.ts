import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  TraceFlags,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  AlwaysOnSampler,
  BasicTracerProvider,
  BatchSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-base';
import type { Dropped } from '../telemetry/dropped.ts';
import { EXPORT_MS, lastExport, resourceOf } from '../telemetry/otlp.ts';
import { createOutbox } from '../telemetry/outbox.ts';
import type { TraceSettings } from '../telemetry/settings.ts';
import { createScope, type Scope } from './scope.ts';

/** Ids of a trace and of a span, in hexadecimal. */
export interface SpanIds {
  traceId: string;
  spanId: string;
}

/** What names the trace that it belongs to: headers of a request, or a payload. */
type Carrier = Readonly<Record<string, unknown>>;

/** What makes spans, and sends them in batches. */
export interface Tracing {
  tracer: Tracer;
  /**
   * Decides whether a piece of work is traced: as the trace says that it names, else by the share of all.
   * @returns the context in which its span begins; undefined where it is not traced
   */
  contextOf: (carrier: Carrier) => Context | undefined;
  /** What names a context to other work, as `contextOf` reads it. */
  carrierOf: (context: Context) => Record<string, string>;
  /** Begins the first span of a trace that was begun and kept elsewhere, with the ids that it has there. */
  firstSpan: (ids: SpanIds, name: string, options: SpanOptions) => Span;
  /** Contexts of traced requests by their loggers: they name them in lines, wherever these are written. */
  loggers: WeakMap<object, Context>;
  /** The work that the running code belongs to: a request whose answer it makes, or a job. */
  scope: Scope;
  /** Sends what is left. */
  stop: () => Promise<void>;
}

/** Begins to make spans, and to send them. */
export const startTracing = ({ url, share }: TraceSettings, dropped: Dropped): Tracing => {
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  const outbox = createOutbox(exporter, (spans) => {
    dropped.traces += spans;
  });
  class Bounded extends BatchSpanProcessor {
    override onEnd(span: ReadableSpan): void {
      if (outbox.takes()) super.onEnd(span);
    }
  }
  const spanProcessors = [new Bounded(exporter)];
  // What is not to be traced never comes to a sampler: it would get a span that records nothing.
  const sampler = new AlwaysOnSampler();
  const provider = new BasicTracerProvider({ resource: resourceOf('tavolina'), sampler, spanProcessors });
  let given: SpanIds = { traceId: '', spanId: '' };
  const ofBrowsers = new BasicTracerProvider({
    resource: resourceOf('tavolina-browser'),
    sampler,
    idGenerator: { generateTraceId: () => given.traceId, generateSpanId: () => given.spanId },
    spanProcessors,
  }).getTracer('tavolina');
  const propagator = new W3CTraceContextPropagator();
  const byShare = (): Context | undefined => (Math.random() < share ? ROOT_CONTEXT : undefined);
  return {
    tracer: provider.getTracer('tavolina'),
    contextOf(carrier) {
      if (carrier.traceparent === undefined) return byShare();
      const context = propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter);
      const parent = trace.getSpanContext(context);
      if (!parent) return byShare();
      return parent.traceFlags & TraceFlags.SAMPLED ? context : undefined;
    },
    carrierOf(context) {
      const carrier: Record<string, string> = {};
      propagator.inject(context, carrier, defaultTextMapSetter);
      return carrier;
    },
    firstSpan: (ids, name, options) => {
      given = ids;
      return ofBrowsers.startSpan(name, options, ROOT_CONTEXT);
    },
    loggers: new WeakMap(),
    scope: createScope(),
    stop: () => lastExport(() => provider.shutdown()),
  };
};
