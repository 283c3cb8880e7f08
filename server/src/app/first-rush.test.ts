import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { send } from '../test/send.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer();

const signUp = () =>
  send(server, 'POST', '/signup', {
    body: {
      email: `${randomUUID()}@shembull.al`,
      password: 'Ura-e-Mesit-7',
      business_name: 'Te Ura',
      address: 'Rruga e Durrësit 12, Tiranë',
      telephone: '+355 69 123 4567',
    },
  });

const ask = async (sql: string): Promise<unknown> => {
  const client = new Client({ connectionString: server.databaseUrl });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows[0];
};

test('a server that listens has its connections, and twenty sign-ups at once wait instead of being refused', async () => {
  const open = 'SELECT count(*)::int AS open FROM pg_stat_activity WHERE datname = current_database()';
  expect(((await ask(open)) as { open: number }).open).toBeGreaterThanOrEqual(server.database.options.max);
  const answers = await Promise.all(Array.from({ length: 20 }, signUp));
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
});

test('counting a try waits for no disk, so that many of one address do not wait for each other', async () => {
  expect(await ask(`SELECT relpersistence FROM pg_class WHERE relname = 'rate_limits'`)).toEqual({
    relpersistence: 'u',
  });
});
