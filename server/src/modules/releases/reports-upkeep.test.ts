import { doWork } from '../../test/jobs-done.ts';
import { testServer } from '../../test/test-server.ts';
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
