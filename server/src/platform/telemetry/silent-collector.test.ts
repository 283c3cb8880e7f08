import { eventually } from '../../test/eventually.ts';
import { otlpCollector } from '../../test/otlp-collector.ts';
import { testServer } from '../../test/test-server.ts';
import { noneDropped } from './dropped.ts';
import { exportLogs } from './export-logs.ts';

const TOKEN = 'a-token-of-the-operator';
const collector = otlpCollector({ isSilent: true });
const settings: Record<string, string> = {
  METRICS_TOKEN: TOKEN,
  LOG_LEVEL: 'info',
  OTEL_TRACES_SAMPLER_ARG: '1',
  OTEL_METRIC_EXPORT_INTERVAL: '100',
  OTEL_BLRP_SCHEDULE_DELAY: '1',
};

beforeAll(() => {
  settings.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
});

const server = testServer(settings, { logTo: { write: () => undefined } });

/** What the server says of what its collector did not get. */
const dropped = async (): Promise<Record<string, number>> => {
  const answer = await fetch(`${server.api}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const found = (await answer.text()).matchAll(/^telemetry_dropped_total\{signal="(\w+)"\} (\d+)/gm);
  return Object.fromEntries([...found].map(([, signal, count]) => [signal, Number(count)]));
};

// product.md §691
test('beside a collector that never answers the server answers, and counts what was lost', async () => {
  for (const path of ['/exchange-rates', '/restaurants?limit=1', '/menus/?limit=1'])
    expect((await fetch(`${server.api}${path}`)).status).toBe(200);
  await eventually(async () => {
    const { metrics = 0, logs = 0 } = await dropped();
    expect([metrics > 0, logs > 0]).toEqual([true, true]);
  });
  expect([...collector.paths]).toEqual(expect.arrayContaining(['/v1/logs', '/v1/metrics']));
});

// product.md §691
test('no more than a bounded number of lines waits, and each that is lost is counted once', async () => {
  const lost = noneDropped();
  const { take, stop } = exportLogs({ url: `${collector.url}/v1/logs`, delayMs: 60_000 }, lost);
  for (let line = 0; line < 3_000; line += 1) take('{"level":30,"time":1764460800000,"msg":"a line"}\n');
  expect(lost.logs).toBe(3_000 - 2_048);
  const before = performance.now();
  await stop();
  expect(performance.now() - before).toBeLessThan(10_000);
});
