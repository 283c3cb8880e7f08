import { hrTime } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import {
  MeterProvider,
  type MetricProducer,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import type { Metric, Registry } from 'prom-client';
import type { Dropped } from './dropped.ts';
import { type Measured, metricDataOf } from './metric-data.ts';
import { EXPORT_MS, lastExport, resourceOf } from './otlp.ts';
import { afterExport } from './outbox.ts';
import type { MetricSettings } from './settings.ts';

/** Reads each metric by itself: without its database, a server still says how it is. */
const producerOf = (registry: Registry): MetricProducer => {
  const resource = resourceOf('tavolina');
  const startTime = hrTime();
  return {
    async collect() {
      const metrics = registry.getMetricsAsArray() as unknown as Metric[];
      const read = await Promise.allSettled(metrics.map((metric) => metric.get() as Promise<Measured>));
      const period = { startTime, endTime: hrTime() };
      const found = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      return {
        resourceMetrics: {
          resource,
          scopeMetrics: [
            {
              scope: { name: 'tavolina' },
              metrics: found.flatMap((metric) => metricDataOf(metric, period) ?? []),
            },
          ],
        },
        errors: read.flatMap((each) => (each.status === 'rejected' ? [each.reason] : [])),
      };
    },
  };
};

/**
 * Begins to send the metrics that Prometheus reads to a collector (product.md §690).
 * @returns sends them once more and ends it
 */
export const exportMetrics = (
  registry: Registry,
  { url, intervalMs }: MetricSettings,
  dropped: Dropped,
): (() => Promise<void>) => {
  const exporter = new OTLPMetricExporter({ url, timeoutMillis: EXPORT_MS });
  afterExport(exporter, (_batch, isDelivered) => {
    if (!isDelivered) dropped.metrics += 1;
  });
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: intervalMs,
    metricProducers: [producerOf(registry)],
  });
  const provider = new MeterProvider({ resource: resourceOf('tavolina'), readers: [reader] });
  return () => lastExport(() => provider.shutdown());
};
