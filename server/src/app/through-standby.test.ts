import type { FastifyInstance } from 'fastify';
import { systemClock } from '../platform/clock/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { BACKGROUND_POOL, type Database, openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { readStandby, type StandbyReader } from '../platform/database/standby.ts';
import { type EventBus, startEventBus } from '../platform/events/event-bus.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { debianPostgres, type Standby } from '../test/debian-postgres.ts';
import { eventually } from '../test/eventually.ts';
import { createMenu, createOwner } from '../test/factories.ts';
import { attributeOf, otlpCollector } from '../test/otlp-collector.ts';
import { send } from '../test/send.ts';
import type { TestServer } from '../test/test-server.ts';
import { buildApp } from './build-app.ts';

const postgres = debianPostgres();
const collector = otlpCollector();
const server = {} as TestServer;
let app: FastifyInstance;
let events: EventBus;
let standby: Standby;
let reader: StandbyReader;
let pools: Database[];
/** How often something was read from the standby. */
let reads = 0;

beforeAll(async () => {
  const url = await postgres.create('tavolina');
  await migrate(url);
  standby = await postgres.addStandby();
  const open = (address: string) => openDatabase(address, () => undefined, BACKGROUND_POOL);
  const [database, background, behind] = [open(url), open(url), open(standby.url('tavolina'))];
  pools = [database, background, behind];
  reader = readStandby(database, behind);
  behind.on('acquire', () => {
    reads += 1;
  });
  events = await startEventBus(url);
  app = await buildApp({
    config: readConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: '0',
      RATE_LIMITS: 'off',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER_ARG: '0',
    }),
    database,
    standby: reader,
    background,
    events,
    jobs: createJobs(background, () => undefined),
    clock: systemClock,
  });
  server.api = `${await app.listen({ host: '127.0.0.1', port: 0 })}/api`;
  server.database = database;
});
afterAll(async () => {
  await app.close();
  await events.stop();
  await reader.stop();
  for (const pool of pools) await pool.end();
});

const caughtUp = () => eventually(async () => expect(reader.isCurrent()).toBe(true));
const titleShown = async (id: string) =>
  ((await send(server, 'GET', `/menus/${id}`)).body as { title: string }).title;

// product.md §603
test('public lists, places and menus are read from the standby, and the pages of owners are not', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner, { title: 'Peshku i ditës' });
  await caughtUp();
  for (const path of [`/menus/${menu.id}`, '/menus/?q=peshku', '/restaurants/', '/suggestions?q=pes']) {
    const before = reads;
    expect(await send(server, 'GET', path)).toMatchObject({ status: 200 });
    expect({ path, isRead: reads > before }).toEqual({ path, isRead: true });
  }
  const before = reads;
  await send(server, 'GET', '/menus/my', { token: owner.accessToken });
  await send(server, 'GET', '/orders/business', { token: owner.accessToken });
  expect(reads).toBe(before);
});

// product.md §573
test('a trace says what was read from the standby', async () => {
  await caughtUp();
  const traceId = 'b2'.repeat(16);
  const headers = { traceparent: `00-${traceId}-bbbbbbbbbbbbbbbb-01` };
  expect(await send(server, 'GET', '/suggestions?q=gjurm', { headers })).toMatchObject({ status: 200 });
  await eventually(async () => {
    const pools = collector.spans
      .filter((span) => span.traceId === traceId)
      .map((span) => attributeOf(span, 'db.client.connection.pool.name'));
    expect(pools).toContain('standby');
  });
});

// product.md §603
test('guests see what an owner has just saved, however far the standby is behind', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const menu = await createMenu(server, owner, { title: 'Dimri' });
  await caughtUp();
  expect(await titleShown(menu.id)).toBe('Dimri');
  await standby.whileBehind(async () => {
    const saved = await send(server, 'PATCH', `/menus/${menu.id}`, {
      token: owner.accessToken,
      body: { title: 'Vera' },
    });
    expect(saved).toMatchObject({ status: 200 });
    expect(await titleShown(menu.id)).toBe('Vera');
  });
  await caughtUp();
  expect(await titleShown(menu.id)).toBe('Vera');
});

// product.md §603
test('a standby that ends takes no page from a guest', async () => {
  const menu = await createMenu(server, await createOwner(server, { tier: 'standard' }));
  await caughtUp();
  await standby.kill();
  expect(await titleShown(menu.id)).toBe(menu.title);
  expect(await send(server, 'GET', '/menus/?q=tave')).toMatchObject({ status: 200 });
});
