import { doWork } from '../../../test/jobs-done.ts';
import { testServer } from '../../../test/test-server.ts';
import { deleteReportsJob } from './reports-upkeep.ts';

const server = testServer();

test('what browsers told is kept for seven days', async () => {
  await server.database.query(
    `INSERT INTO release_reports (part, version, minute, kind, bucket, count)
     VALUES ('shell', 'older', now() - interval '7 days 1 minute', 'opened', 0, 1),
            ('shell', 'newer', now() - interval '6 days 23 hours', 'opened', 0, 1)`,
  );
  await server.database.query(
    `INSERT INTO release_reports_beside (part, version, shell, minute, kind, bucket, count)
     SELECT 'remote-diner', version, 'any', minute, kind, bucket, count FROM release_reports`,
  );
  await doWork(server, deleteReportsJob);
  for (const table of ['release_reports', 'release_reports_beside']) {
    const { rows } = await server.database.query(`SELECT version FROM ${table}`);
    expect(rows).toEqual([{ version: 'newer' }]);
  }
});

// product.md §595
test('errors of browsers are kept for thirty days after the last report', async () => {
  await server.database.query(
    `INSERT INTO release_versions (part, version, digest, facts, published_by, published_at)
     VALUES ('shell', '1.0.0', '', '{}', 'test', now())`,
  );
  await server.database.query(
    `INSERT INTO browser_errors (part, version, fingerprint, message, path, browser, frames, count, first_at, last_at)
     VALUES ('shell', '1.0.0', 'a', 'older', '/', '', '[]', 1, now(), now() - interval '30 days 1 minute'),
            ('shell', '1.0.0', 'b', 'newer', '/', '', '[]', 1, now(), now() - interval '29 days 23 hours')`,
  );
  await doWork(server, deleteReportsJob);
  const { rows } = await server.database.query('SELECT message FROM browser_errors');
  expect(rows).toEqual([{ message: 'newer' }]);
});
