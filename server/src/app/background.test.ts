import { randomUUID } from 'node:crypto';
import { defineJob } from '../platform/jobs/jobs.ts';
import { eventually } from '../test/eventually.ts';
import { testServer } from '../test/test-server.ts';

const server = testServer();

/** Whatever any kind of work may name; nothing of it exists. */
const NOTHING = {
  order_id: 'K7MQ-4XTD',
  history_id: 1,
  event_id: 'evt_none',
  changed_at: new Date().toISOString(),
  promised_at: new Date().toISOString(),
  answer_by: new Date().toISOString(),
  ...{ alive_at: new Date().toISOString(), look_at: new Date().toISOString() },
  ...{
    paused_until: new Date().toISOString(),
    off_at: new Date().toISOString(),
    series: 1,
    before: 0,
    thing_ids: [],
  },
  ...{ silent_from: new Date().toISOString(), pauses_at: new Date().toISOString() },
  ...Object.fromEntries(
    ['business_id', 'change_id', 'delivery_id', 'menu_id', 'message_id', 'request_id', 'webhook_id'].map(
      (name) => [name, randomUUID()],
    ),
  ),
};

test('while requests hold all their connections, every kind of work in the background is done', async () => {
  const held = await Promise.all(
    Array.from({ length: server.database.options.max }, () => server.database.connect()),
  );
  try {
    const [client] = held;
    if (!client) throw new Error('a pool without connections');
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM pgboss.queue WHERE name NOT LIKE '\\_\\_%'`,
    );
    const kinds = rows.map(({ name }) => name).toSorted();
    for (const name of kinds) await server.jobs.send(client, defineJob(name), NOTHING);
    expect(kinds).toEqual(expect.arrayContaining(['identity-upkeep', 'payment-sweep', 'sweep-pictures']));
    await eventually(async () => {
      const done = await client.query<{ name: string }>(
        `SELECT DISTINCT name FROM pgboss.job WHERE state = 'completed' AND name = ANY ($1)`,
        [kinds],
      );
      expect(done.rows.map(({ name }) => name).toSorted()).toEqual(kinds);
    });
  } finally {
    for (const client of held) client.release();
  }
});
