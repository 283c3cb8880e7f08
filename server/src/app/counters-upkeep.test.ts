import { doWork } from '../test/jobs-done.ts';
import { testServer } from '../test/test-server.ts';
import { sweepCountersJob } from './counters-upkeep.ts';

const server = testServer();

test('counters whose window is over go with the hour, others stay', async () => {
  await server.database.query(
    `INSERT INTO rate_limits (key, hits, window_ends_at)
     VALUES ('mbaroi', 3, now() - interval '1 second'), ('vazhdon', 3, now() + interval '1 hour')`,
  );
  await doWork(server, sweepCountersJob);
  const { rows } = await server.database.query('SELECT key FROM rate_limits');
  expect(rows).toEqual([{ key: 'vazhdon' }]);
});
