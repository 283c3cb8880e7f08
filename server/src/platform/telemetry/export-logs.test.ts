import { eventually } from '../../test/eventually.ts';
import { attributeOf, otlpCollector } from '../../test/otlp-collector.ts';
import { testServer } from '../../test/test-server.ts';
import { noneDropped } from './dropped.ts';
import { exportLogs } from './export-logs.ts';

const collector = otlpCollector();
const other = otlpCollector();
const written: string[] = [];
const logTo = { write: (line: string) => void written.push(line) };
const common = { LOG_LEVEL: 'info', OTEL_BLRP_SCHEDULE_DELAY: '10', OTEL_METRICS_EXPORTER: 'none' };
const settings: Record<string, string> = { ...common, OTEL_TRACES_SAMPLER_ARG: '0' };
const closed: Record<string, string> = {
  ...common,
  OTEL_LOGS_EXPORTER: 'none',
  OTEL_TRACES_EXPORTER: 'none',
};

beforeAll(() => {
  settings.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
  closed.OTEL_EXPORTER_OTLP_ENDPOINT = other.url;
});

const server = testServer(settings, { logTo });
const untold = testServer(closed, { logTo });

const TRACE = 'a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1';

/** Tries to sign in as nobody, which the log has as a refusal. */
const signIn = (api: string, headers: Record<string, string> = {}) =>
  fetch(`${api}/login`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ username: 'nobody@shembull.al', password: 'Not-a-password-1' }),
  });

const refusals = () => collector.lines.filter(({ body }) => body.stringValue === 'request refused');

// product.md §691
test('a line of the log arrives with how grave it is, what it says, and the trace of its request', async () => {
  await signIn(server.api, { traceparent: `00-${TRACE}-bbbbbbbbbbbbbbbb-01` });
  const line = await eventually(async () => {
    const [found] = refusals().filter(({ traceId }) => traceId === TRACE);
    expect(found).toBeDefined();
    return found;
  });
  expect(line).toMatchObject({ severityNumber: 13, severityText: 'WARN' });
  expect(attributeOf(line, 'code')).toBe('login_failed');
  const spanIds = written
    .map((text) => JSON.parse(text))
    .filter(({ trace_id, msg }) => trace_id === TRACE && msg === 'request refused')
    .map(({ span_id }) => span_id);
  expect(spanIds).toEqual([line?.spanId]);
  expect(JSON.stringify(line)).not.toContain('nobody');
});

// product.md §691
test('the line of a request that is not traced arrives without a trace, and is written as ever', async () => {
  const before = refusals().length;
  await signIn(server.api);
  await eventually(async () => expect(refusals()).toHaveLength(before + 1));
  expect(refusals().at(-1)?.traceId ?? '').toBe('');
  expect(written.filter((text) => text.includes('"request refused"')).length).toBeGreaterThanOrEqual(
    before + 1,
  );
});

test('an error arrives as what was thrown', async () => {
  const { take, stop } = exportLogs({ url: `${other.url}/v1/logs`, delayMs: 10 }, noneDropped());
  const err = { type: 'TypeError', message: 'no soup', stack: 'TypeError: no soup\n    at kitchen.ts:1:1' };
  take(
    `${JSON.stringify({ level: 50, time: 1_764_460_800_000, pid: 1, hostname: 'h', err, msg: 'request failed' })}\n`,
  );
  await stop();
  const [line] = other.lines;
  expect([line?.severityText, line?.body.stringValue]).toEqual(['ERROR', 'request failed']);
  expect(line?.attributes.map(({ key, value }) => [key, value.stringValue])).toEqual([
    ['exception.type', err.type],
    ['exception.message', err.message],
    ['exception.stacktrace', err.stack],
  ]);
});

test('with logs switched off lines are written and none are sent', async () => {
  const [lines, sent] = [written.length, other.lines.length];
  await signIn(untold.api);
  await eventually(async () => expect(written.length).toBeGreaterThan(lines));
  const before = refusals().length;
  await signIn(server.api);
  await eventually(async () => expect(refusals()).toHaveLength(before + 1));
  expect(other.lines).toHaveLength(sent);
});
