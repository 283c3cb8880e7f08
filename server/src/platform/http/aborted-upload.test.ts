import { connectTo } from '../../test/raw-connection.ts';
import { readConfig } from '../config/config.ts';
import { createServer } from './create-server.ts';

test('a caller who leaves while sending is no outage, and no failure of the server', async () => {
  const lines: string[] = [];
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'warn', DATA_DIR: '/nowhere' });
  const app = await createServer(config, { logTo: { write: (line) => lines.push(line) } });
  app.post('/api/contact', async () => '');
  const hasBroken = new Promise<void>((resolve) => {
    app.addHook('onError', async () => resolve());
  });
  const caller = await connectTo(await app.listen({ host: '127.0.0.1', port: 0 }));
  caller.say('POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  caller.say('Content-Length: 900\r\nExpect: 100-continue\r\n\r\n');
  await caller.hear(/100 Continue/);
  caller.say('{"full_name":');
  caller.leave();
  await hasBroken;
  await app.close();
  expect(lines).toEqual([]);
});
