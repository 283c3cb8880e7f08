import Fastify, { type FastifyInstance } from 'fastify';
import { type HangingProxy, startHangingProxy } from '../../test/hanging-proxy.ts';
import { testDatabase } from '../../test/test-database.ts';
import { type Database, openDatabase, transaction } from '../database/database.ts';
import { startEventBus } from '../events/event-bus.ts';
import { handleErrors } from './error-handler.ts';

const { url } = testDatabase();
let proxy: HangingProxy;
let throughProxy: string;
let database: Database;
let app: FastifyInstance;

beforeEach(async () => {
  const address = new URL(url);
  proxy = await startHangingProxy(address.hostname, Number(address.port));
  address.port = String(proxy.port);
  throughProxy = address.href;
  database = openDatabase(throughProxy, () => undefined);
  app = Fastify();
  handleErrors(app);
  app.get('/one', async () => (await database.query('SELECT 1 AS one')).rows[0]);
  app.get('/all', async () =>
    transaction(database, async (client) => (await client.query('SELECT 1 AS one')).rows[0]),
  );
});

afterEach(async () => {
  proxy.resume();
  await app.close();
  await database.end();
  await proxy.stop();
});

/** Returns the status and how many ms the response took. */
const ask = async (path: string): Promise<{ status: number; ms: number }> => {
  const before = Date.now();
  const { statusCode } = await app.inject({ url: path });
  return { status: statusCode, ms: Date.now() - before };
};

const expectRefused = ({ status, ms }: { status: number; ms: number }) => {
  expect(status).toBe(503);
  expect(ms).toBeLessThan(2_000);
};

test.each(['/one', '/all'])(
  '%s: a database that falls silent is 503 within two seconds, and recovers',
  async (path) => {
    expect(await ask(path)).toMatchObject({ status: 200 });
    proxy.hang();
    expectRefused(await ask(path));
    // The existing connection was closed. A new one gets no response either.
    expectRefused(await ask(path));
    proxy.resume();
    expect(await ask(path)).toMatchObject({ status: 200 });
  },
);

test('more requests than there are connections are refused in time too', async () => {
  await Promise.all(Array.from({ length: 10 }, () => ask('/all')));
  proxy.hang();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => ask(index % 2 ? '/one' : '/all')),
  );
  for (const answer of answers) expectRefused(answer);
  proxy.resume();
  expect(await ask('/all')).toMatchObject({ status: 200 });
});

test('events that can no longer be heard are noticed, and heard again later', async () => {
  const events = await startEventBus(throughProxy);
  const first = events.connection();
  expect(first).toBeDefined();
  const until = async (isSo: () => boolean) => {
    const deadline = Date.now() + 15_000;
    while (!isSo()) {
      if (Date.now() > deadline) throw new Error('did not happen in 15 s');
      await ask('/one');
    }
  };
  proxy.hang();
  await until(() => events.connection() === undefined);
  proxy.resume();
  await until(() => events.connection() !== undefined);
  expect(events.connection()).not.toBe(first);
  await events.stop();
}, 40_000);
