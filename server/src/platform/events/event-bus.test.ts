import { createOwner } from '../../test/factories.ts';
import { followEvents } from '../../test/live-events.ts';
import { testServer } from '../../test/test-server.ts';
import { transaction } from '../database/database.ts';
import { type EventBus, publish, startEventBus } from './event-bus.ts';

const server = testServer();
let bus: EventBus;

beforeEach(async () => {
  bus = await startEventBus(server.databaseUrl);
});

afterEach(() => bus.stop());

const next = (topic: string) => new Promise<unknown>((resolve) => bus.subscribe(topic, resolve));

test('an event is heard when its transaction commits, and never when it does not', async () => {
  const heard = next('orders');
  const undone = transaction(server.database, async (client) => {
    await publish(client, 'orders', 'undone');
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await transaction(server.database, (client) => publish(client, 'orders', { id: 'K7MQ-4XTD' }));
  expect(await heard).toEqual({ id: 'K7MQ-4XTD' });
});

test('only those who asked for a topic hear it, until they ask no more', async () => {
  const heard: unknown[] = [];
  const leave = bus.subscribe('mine', (payload) => heard.push(payload));
  bus.subscribe('mine', (payload) => payload === 2 && leave());
  const last = next('last');
  for (const payload of [1, 2, 3]) await publish(server.database, 'mine', payload);
  await publish(server.database, 'other', 4);
  await publish(server.database, 'last', 5);
  await last;
  expect(heard).toEqual([1, 2]);
});

test('one that is stopped while its connection is replaced leaves none behind', async () => {
  const isOwn = "application_name = 'stopped-bus' AND datname = current_database()";
  const stopped = await startEventBus(`${server.databaseUrl}?application_name=stopped-bus`);
  const first = stopped.connection();
  await server.database.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${isOwn}`);
  // On a busy machine the next one may be there before anybody looks.
  while (stopped.connection() === first) await server.database.query('SELECT 1');
  await stopped.stop();
  // Once a second connection is open, any earlier attempt has finished too.
  await (await startEventBus(server.databaseUrl)).stop();
  const open = async () =>
    (await server.database.query(`SELECT 1 FROM pg_stat_activity WHERE ${isOwn}`)).rowCount;
  // A closed connection disappears after a moment. A leaked one would stay.
  while (await open()) await server.database.query('SELECT 1');
});

const endConnections = () =>
  server.database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'tavolina-events' AND datname = current_database()`,
  );

// product.md §605
test('streams end with the connection for events, because changes may pass unheard', async () => {
  const owner = await createOwner(server, { tier: 'standard' });
  const stream = await followEvents(server.api, '/orders/business/events', owner.accessToken);
  await endConnections();
  await stream.ended();
});

test('a lost connection is told once to whoever wants to know', async () => {
  let losses = 0;
  bus.onLost(() => {
    losses += 1;
  });
  const before = bus.connection();
  await endConnections();
  while (bus.connection() === undefined || bus.connection() === before)
    await server.database.query('SELECT 1');
  expect(losses).toBe(1);
});

test('a lost connection is replaced, and the new one is known from the old', async () => {
  const before = bus.connection();
  await endConnections();
  const heard = next('again');
  while (bus.connection() === undefined || bus.connection() === before)
    await server.database.query('SELECT 1');
  await publish(server.database, 'again', 'here');
  expect(await heard).toBe('here');
});
