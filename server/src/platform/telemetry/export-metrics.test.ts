import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { eventually } from '../../test/eventually.ts';
import { attributeOf, otlpCollector } from '../../test/otlp-collector.ts';
import { testServer } from '../../test/test-server.ts';
import { noneDropped } from './dropped.ts';
import { exportMetrics } from './export-metrics.ts';

const TOKEN = 'a-token-of-the-operator';
const collector = otlpCollector();
const refusing = otlpCollector();
const settings: Record<string, string> = {
  METRICS_TOKEN: TOKEN,
  OTEL_METRIC_EXPORT_INTERVAL: '100',
  OTEL_TRACES_EXPORTER: 'none',
};
const closed: Record<string, string> = { OTEL_METRIC_EXPORT_INTERVAL: '100', OTEL_METRICS_EXPORTER: 'none' };

beforeAll(() => {
  settings.OTEL_EXPORTER_OTLP_METRICS_ENDPOINT = `${collector.url}/own/metrics`;
  closed.OTEL_EXPORTER_OTLP_ENDPOINT = refusing.url;
});

const server = testServer(settings);
const untold = testServer(closed);

const metricOf = (name: string) => collector.metrics.find((metric) => metric.name === name);

// product.md §690
test('a collector gets how long answers took, by route, with units and bounds', async () => {
  await fetch(`${server.api}/menus/00000000-0000-4000-8000-000000000000`);
  const point = await eventually(async () => {
    const found = metricOf('http_request_duration_seconds')?.histogram?.dataPoints.find(
      (each) => attributeOf(each, 'route') === '/api/menus/:id',
    );
    expect(found).toBeDefined();
    return found;
  });
  expect([attributeOf(point, 'method'), attributeOf(point, 'status'), point?.count]).toEqual(['GET', 404, 1]);
  expect(point?.explicitBounds).toContain(0.25);
  expect(point?.bucketCounts).toHaveLength((point?.explicitBounds?.length ?? 0) + 1);
  expect(point?.bucketCounts?.reduce((sum, each) => sum + each)).toBe(1);
  expect(metricOf('http_request_duration_seconds')?.unit).toBe('s');
  expect(metricOf('http_refusals_total')?.sum?.isMonotonic).toBe(true);
  expect(metricOf('orders_unanswered')?.gauge?.dataPoints).toMatchObject([{ asDouble: 0 }]);
  expect(metricOf('process_resident_memory_bytes')?.unit).toBe('By');
  expect([...collector.paths]).toEqual(['/own/metrics']);
});

// product.md §690
test('a collector gets the metrics that Prometheus reads, and no others', async () => {
  const answer = await fetch(`${server.api}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const names = [...(await answer.text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  await eventually(async () => expect(collector.metrics.map(({ name }) => name)).toEqual(names));
  expect(names).toContain('orders_placed_last_hour');
});

test('a metric that cannot be read keeps back no other', async () => {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'broken',
    help: 'b',
    registers,
    collect: () => Promise.reject(new Error('no database')),
  });
  new Counter({ name: 'pies_total', help: 'Pies', labelNames: ['kind'], registers }).inc(
    { kind: 'byrek' },
    3,
  );
  const weights = new Histogram({ name: 'pie_bytes', help: 'w', buckets: [1, 10], registers });
  for (const weight of [0.5, 5, 6, 50]) weights.observe(weight);
  const dropped = noneDropped();
  await exportMetrics(registry, { url: `${refusing.url}/v1/metrics`, intervalMs: 60_000 }, dropped)();
  expect(refusing.metrics).toMatchObject([
    { name: 'pies_total', unit: '', sum: { dataPoints: [{ asDouble: 3 }] } },
    {
      name: 'pie_bytes',
      unit: 'By',
      histogram: { dataPoints: [{ count: 4, sum: 61.5, explicitBounds: [1, 10], bucketCounts: [1, 2, 1] }] },
    },
  ]);
  expect(dropped).toEqual(noneDropped());
});

test('with metrics switched off none are sent', async () => {
  refusing.paths.clear();
  await fetch(`${untold.api}/exchange-rates`);
  for (let look = 0; look < 3; look += 1) {
    collector.metrics = [];
    await eventually(async () => expect(collector.metrics).not.toEqual([]));
  }
  expect([...refusing.paths]).not.toContain('/v1/metrics');
});
