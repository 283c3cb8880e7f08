import getPort from 'get-port';
import { runCommand } from '../test/run-command.ts';

test('a server whose database does not answer says so, and nothing of its code', async () => {
  const port = await getPort();
  const DATABASE_URL = `postgresql://tavolina:secret@127.0.0.1:${port}/tavolina`;
  expect(await runCommand('main', [], { DATABASE_URL, PORT: '0' })).toEqual({
    code: 1,
    said: `connect ECONNREFUSED 127.0.0.1:${port}\nTavolina could not start: the database could not be prepared.\n`,
  });
});
