import { type HrTime, ValueType } from '@opentelemetry/api';
import {
  AggregationTemporality,
  type DataPoint,
  DataPointType,
  type Histogram,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValueWithName } from 'prom-client';

/** A metric with its values, as the registry has it. */
export type Measured = MetricObjectWithValues<MetricValueWithName<string>>;

/** Time that a figure is of: since when it is counted, and when it was read. */
export interface Period {
  startTime: HrTime;
  endTime: HrTime;
}

/** Units that Prometheus has in its names, as OpenTelemetry writes them. */
const UNITS: Readonly<Record<string, string>> = { seconds: 's', bytes: 'By' };

const unitOf = (name: string): string =>
  name
    .split('_')
    .map((part) => UNITS[part])
    .find(Boolean) ?? '';

const pointsOf = ({ values }: Measured, period: Period): DataPoint<number>[] =>
  values.map(({ value, labels }) => ({ ...period, attributes: labels, value }));

/** Counts between two bounds, of counts that each include all below. */
const apart = (counts: readonly number[]): number[] =>
  counts.map((count, index) => count - (counts[index - 1] ?? 0));

/** Gathers the values of each series of a histogram: counts by upper bound, their sum and their number. */
const histogramsOf = ({ name, values }: Measured, period: Period): DataPoint<Histogram>[] => {
  const series = new Map<string, MetricValueWithName<string>[]>();
  for (const each of values) {
    const { le: _bound, ...labels } = each.labels;
    const key = JSON.stringify(labels);
    series.set(key, [...(series.get(key) ?? []), each]);
  }
  return [...series].map(([key, each]) => {
    const figureOf = (suffix: string): number =>
      each.find(({ metricName }) => metricName === `${name}_${suffix}`)?.value ?? 0;
    const buckets = each.filter(({ metricName }) => metricName === `${name}_bucket`);
    const boundaries = buckets.map(({ labels }) => Number(labels.le)).filter(Number.isFinite);
    return {
      ...period,
      attributes: JSON.parse(key) as Record<string, string>,
      value: {
        buckets: { boundaries, counts: apart(buckets.map(({ value }) => value)) },
        sum: figureOf('sum'),
        count: figureOf('count'),
      },
    };
  });
};

/** A metric of the registry for OpenTelemetry, under the same name; undefined for summaries, which no module has. */
export const metricDataOf = (metric: Measured, period: Period): MetricData | undefined => {
  const { name, help: description } = metric;
  const common = {
    descriptor: { name, description, unit: unitOf(name), valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  // The registry says the type as a word, its declarations as a number.
  switch (String(metric.type)) {
    case 'counter':
      return {
        ...common,
        dataPointType: DataPointType.SUM,
        isMonotonic: true,
        dataPoints: pointsOf(metric, period),
      };
    case 'gauge':
      return { ...common, dataPointType: DataPointType.GAUGE, dataPoints: pointsOf(metric, period) };
    case 'histogram':
      return { ...common, dataPointType: DataPointType.HISTOGRAM, dataPoints: histogramsOf(metric, period) };
    default:
      return undefined;
  }
};
