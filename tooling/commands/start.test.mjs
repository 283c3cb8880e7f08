import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { ROOT } from '../lib/paths.mjs';

test('a taken port is said in a sentence, before anything is built', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/commands/start.mjs'], {
    cwd: ROOT,
    env: { ...process.env, HOST: '', PORT: String(port) },
    encoding: 'utf8',
  });
  taken.close();
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken: end what listens there, or name another one as PORT.\n`,
  });
});
