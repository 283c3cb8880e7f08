import { testServer } from '../test/test-server.ts';
import { loadDemo } from './load-demo.ts';

const server = testServer();

test('an empty database gets the town once', async () => {
  await loadDemo(server.database);
  await loadDemo(server.database);
  const { rows } = await server.database.query('SELECT count(*)::int AS places FROM businesses');
  expect(rows).toEqual([{ places: 10 }]);
});
