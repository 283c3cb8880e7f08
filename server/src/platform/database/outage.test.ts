import { testDatabase } from '../../test/test-database.ts';
import { isDatabaseOutage } from './outage.ts';

const { open } = testDatabase();

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('a write that meets a standby is an outage, which ends when the standby is promoted', async () => {
  const client = await open().connect();
  await client.query('BEGIN READ ONLY');
  const failure = await failureOf(client.query('CREATE TABLE written ()'));
  client.release(true);
  expect(failure).toMatchObject({ code: '25006' });
  expect(isDatabaseOutage(failure)).toBe(true);
});

test('a query on a connection that was closed meanwhile is an outage', async () => {
  const client = await open().connect();
  await client.query('SELECT 1');
  await client.end();
  const failure = await failureOf(client.query('SELECT 1'));
  client.release(true);
  expect(isDatabaseOutage(failure)).toBe(true);
});

test('a query that is wrong is none', async () => {
  expect(isDatabaseOutage(await failureOf(open().query('SELECT FROM WHERE')))).toBe(false);
});
