import { eventually } from '../../test/eventually.ts';
import { createMenu, createOwner, orderBody } from '../../test/factories.ts';
import { attributeOf, otlpCollector, type ReceivedSpan } from '../../test/otlp-collector.ts';
import { picture } from '../../test/pictures.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { readConfig } from '../config/config.ts';

const collector = otlpCollector();
const { spans } = collector;

/** How long the library gathers spans before it sends them, in ms; it reads this where it starts. */
const DELAY = 'OTEL_BSP_SCHEDULE_DELAY';
const delayBefore = process.env[DELAY];
// By itself nothing is traced: what each test traces is all that there is.
const settings: Record<string, string> = {
  LOG_LEVEL: 'info',
  OTEL_TRACES_SAMPLER_ARG: '0',
  // Nobody listens there, so that mails wait and jobs have something to say.
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'porosi@tavolina.test',
};
const lines: string[] = [];

beforeAll(() => {
  process.env[DELAY] = '10';
  settings.OTEL_EXPORTER_OTLP_ENDPOINT = collector.url;
});

const server = testServer(settings, { logTo: { write: (line) => void lines.push(line) } });
const silent = testServer();

afterAll(() => {
  if (delayBefore === undefined) delete process.env[DELAY];
  else process.env[DELAY] = delayBefore;
});

const TRACE = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const PARENT = 'bbbbbbbbbbbbbbbb';
let count = 0;

/** Sends a request as a part of a trace of its own, and returns the spans of it once its own has come. */
const traced = async (path: string, init: RequestInit = {}, flags = '01'): Promise<ReceivedSpan[]> => {
  count += 1;
  const traceId = TRACE.slice(2) + String(count).padStart(2, '0');
  const headers = { ...init.headers, traceparent: `00-${traceId}-${PARENT}-${flags}` };
  await fetch(`${server.api}${path}`, { ...init, headers }).then((answer) => answer.arrayBuffer());
  const own = () => spans.filter((span) => span.traceId === traceId);
  if (flags === '01')
    await eventually(async () => expect(own().map((span) => span.parentSpanId)).toContain(PARENT));
  return own();
};

/** Kinds of the spans of a step and of a job. */
const INTERNAL = 1;
const CONSUMER = 5;

/** Places an order as a part of a trace of its own. */
const tracedOrder = async (): Promise<ReceivedSpan[]> => {
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  const body = JSON.stringify(orderBody(menu));
  return traced('/orders', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
};

// product.md §573
test('a request continues the trace it names, and each of its queries is a part of it', async () => {
  const [{ traceId } = { traceId: '' }] = await tracedOrder();
  const own = () => spans.filter((span) => span.traceId === traceId);
  const request = own().find(({ parentSpanId }) => parentSpanId === PARENT);
  expect(request?.name).toBe('POST /api/orders');
  expect(attributeOf(request, 'http.response.status_code')).toBe(201);
  const queries = own().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.map(({ name }) => name)).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT']));
  // What is no part of the request is a part of a job, whose own span comes after those of its queries.
  await eventually(async () => {
    const jobs = own().filter(({ kind }) => kind === CONSUMER);
    const parents = [PARENT, ...[request, ...jobs].map((span) => span?.spanId)];
    expect(own().filter(({ parentSpanId }) => !parents.includes(parentSpanId))).toEqual([]);
  });
});

// product.md §573
test('a job that a request has queued is a part of its trace, with its queries', async () => {
  const [first] = await tracedOrder();
  const own = () => spans.filter(({ traceId }) => traceId === first?.traceId);
  const request = own().find(({ parentSpanId }) => parentSpanId === PARENT);
  const job = await eventually(async () => {
    const [found] = own().filter(({ kind }) => kind === CONSUMER);
    expect(found).toBeDefined();
    return found;
  });
  expect(job?.parentSpanId).toBe(request?.spanId);
  expect(attributeOf(job, 'messaging.destination.name')).toBe(job?.name);
  expect(own().filter(({ parentSpanId }) => parentSpanId === job?.spanId)).not.toEqual([]);
});

// product.md §573
test('the steps of an upload are parts of its trace, and its queries are its own', async () => {
  const { accessToken } = await createOwner(server);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(await picture(40, 40).png().toBuffer())]), 'logo.png');
  const found = await traced('/users/profile-image/', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const request = found.find(({ parentSpanId }) => parentSpanId === PARENT);
  const steps = found.filter(({ kind }) => kind === INTERNAL);
  expect(steps.map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
    ['encode picture', request?.spanId],
    ['store picture', request?.spanId],
  ]);
  const queries = found.filter((span) => span !== request && !steps.includes(span));
  expect(new Set(queries.map(({ parentSpanId }) => parentSpanId))).toEqual(new Set([request?.spanId]));
  expect(new Set(queries.map((span) => attributeOf(span, 'db.client.connection.pool.name')))).toEqual(
    new Set(['requests']),
  );
});

// product.md §573
test('a step that fails is marked, without what it says', async () => {
  const { accessToken } = await createOwner(server);
  const form = new FormData();
  form.set('file', new Blob(['no picture']), 'logo.png');
  const found = await traced('/users/profile-image/', {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const [step] = found.filter(({ kind }) => kind === INTERNAL);
  expect([step?.name, step?.status.code]).toEqual(['encode picture', 2]);
});

// product.md §573
test('what a page asks this server for is a part of its trace', async () => {
  const { id } = await createMenu(server, await createOwner(server));
  const found = await traced(`/../previews/menu/${id}/old.png`);
  const page = found.find(({ parentSpanId }) => parentSpanId === PARENT);
  expect(page?.name).toBe('GET /previews/menu/:menuId/:file');
  const read = found.find(({ parentSpanId }) => parentSpanId === page?.spanId);
  expect(read?.name).toBe('GET /api/menus/:id');
});

// product.md §682
test('a press that a browser reports is the first span of its trace', async () => {
  const press = {
    trace_id: 'cccccccccccccccccccccccccccccccc',
    span_id: 'dddddddddddddddd',
    by: 'pointerdown',
    path: '/menu/6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e/arta@shembull.al',
    ago_ms: 5_000,
    lasted_ms: 320,
  };
  const body = { happenings: [], presses: [press] };
  const before = Date.now();
  expect(await send(server, 'POST', '/platform/reports', { body })).toMatchObject({ status: 202 });
  const own = () => spans.find(({ traceId }) => traceId === press.trace_id);
  await eventually(async () => expect(own()).toBeDefined());
  expect(own()).toMatchObject({ spanId: press.span_id, name: 'pointerdown' });
  expect(own()?.parentSpanId ?? '').toBe('');
  expect(attributeOf(own(), 'url.path')).toBe('/menu/6f2a1c3e-8f0d-4a53-9f0a-2f6d1f1c9b7e');
  const [began, ended] = [own()?.startTimeUnixNano, own()?.endTimeUnixNano].map((time) => Number(time) / 1e6);
  expect(Math.round((ended ?? 0) - (began ?? 0))).toBe(320);
  expect(began).toBeGreaterThanOrEqual(before - 5_000 - 1);
  expect(began).toBeLessThanOrEqual(Date.now() - 5_000 + 1);
});

// product.md §682
test('of one address a flood of presses makes no flood of spans', async () => {
  const id = (length: number, n: number): string => String(n).padStart(length, 'e');
  const reports = Array.from({ length: 13 }, (_, report) =>
    Array.from({ length: 10 }, (_press, n) => ({
      trace_id: id(32, report * 10 + n),
      span_id: id(16, n),
      by: 'keydown',
      path: '/',
      ago_ms: 0,
      lasted_ms: 1,
    })),
  );
  for (const presses of reports)
    await send(silent, 'POST', '/platform/reports', { body: { happenings: [], presses } });
  for (const presses of reports)
    await send(server, 'POST', '/platform/reports', { body: { happenings: [], presses } });
  await traced('/health/live');
  expect(spans.filter(({ name }) => name === 'keydown')).toHaveLength(119);
});

test.each([
  ['an id that is none', { trace_id: 'x' }],
  ['a moment that is to come', { ago_ms: -1 }],
  ['a time of years', { lasted_ms: 1e12 }],
])('a press with %s is refused', async (_name, wrong) => {
  const press = {
    trace_id: 'c'.repeat(32),
    span_id: 'd'.repeat(16),
    by: 'keydown',
    path: '/',
    ago_ms: 1,
    lasted_ms: 1,
  };
  const body = { happenings: [], presses: [{ ...press, ...wrong }] };
  expect(await send(server, 'POST', '/platform/reports', { body })).toMatchObject({ status: 422 });
});

// product.md §573
test('queries of requests one after the other all belong to their own', async () => {
  for (const path of ['/exchange-rates', '/cities', '/menus/?limit=1', '/restaurants?limit=1']) {
    const found = await traced(path);
    const request = found.find(({ parentSpanId }) => parentSpanId === PARENT);
    const rest = found.filter((span) => span !== request);
    expect(rest.every(({ parentSpanId }) => parentSpanId === request?.spanId)).toBe(true);
  }
  const [first, second] = await Promise.all([traced('/restaurants?limit=2'), traced('/restaurants?limit=3')]);
  expect([first.length, second.length].every((count) => count > 1)).toBe(true);
});

// product.md §573
test('a request keeps its trace while others of the process end', async () => {
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  const body = JSON.stringify(orderBody(menu));
  const holder = await server.database.connect();
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE orders IN EXCLUSIVE MODE');
  const placing = traced('/orders', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  await eventually(async () => {
    const { rows } = await server.database.query('SELECT 1 FROM pg_locks WHERE NOT granted');
    expect(rows).not.toEqual([]);
  });
  await traced('/health/live');
  await holder.query('ROLLBACK');
  holder.release();
  expect((await placing).map(({ name }) => name)).toContain('COMMIT');
});

test('a refusal says its code, and is no error of ours', async () => {
  const [request] = (await traced('/menus/00000000-0000-4000-8000-000000000000')).filter(
    ({ parentSpanId }) => parentSpanId === PARENT,
  );
  expect(attributeOf(request, 'error.type')).toBe('menu_not_found');
  expect(request?.status.code ?? 0).toBe(0);
});

test('neither addresses nor queries have what somebody typed', async () => {
  const found = await traced('/restaurants?q=arta.secret&city=Tirana');
  expect(found.length).toBeGreaterThan(1);
  expect(JSON.stringify(found)).not.toContain('secret');
});

// product.md §691
test('what a job says in the log names the trace of the request that queued it, once', async () => {
  const [{ traceId } = { traceId: '' }] = await tracedOrder();
  const line = await eventually(async () => {
    const found = lines.find((each) => each.includes('has to wait') && each.includes(traceId));
    expect(found).toBeDefined();
    return found ?? '';
  });
  const { span_id } = JSON.parse(line) as { span_id: string };
  await eventually(async () =>
    expect(spans.find(({ spanId }) => spanId === span_id)).toMatchObject({ traceId, kind: CONSUMER }),
  );
  expect(line.match(/trace_id/g)).toHaveLength(1);
});

// product.md §691
test('a line of a traced request names its trace once', async () => {
  const [{ traceId } = { traceId: '' }] = await traced('/menus/none', {
    headers: { authorization: 'Bearer none' },
  });
  const own = lines.filter((line) => line.includes(traceId));
  expect(own).not.toEqual([]);
  expect(own.filter((line) => line.match(/trace_id/g)?.length !== 1)).toEqual([]);
});

test('the log names the trace', async () => {
  const found = await traced('/auth/business/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@shembull.al', password: 'Not-a-password-1' }),
  });
  expect(lines.filter((line) => line.includes(found[0]?.traceId ?? 'none')).length).toBeGreaterThan(0);
});

test('a trace that was decided against is not sent, and none without settings', async () => {
  await traced('/health/live', {}, '00');
  await fetch(`${silent.api}/restaurants`);
  const [after] = await traced('/health/live');
  expect(after?.name).toBe('GET /api/health/live');
  expect(spans.filter(({ traceId }) => !traceId.startsWith(TRACE.slice(2)))).toEqual(
    expect.not.arrayContaining([expect.objectContaining({ name: 'GET /api/restaurants' })]),
  );
});

test.each([[{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }], [{ OTEL_TRACES_SAMPLER_ARG: '2' }]])(
  'wrong settings stop the start: %j',
  (wrong) => {
    expect(() => readConfig(wrong)).toThrow(Object.keys(wrong)[0]);
  },
);
