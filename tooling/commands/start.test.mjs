import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** A clone in which no packages are installed. */
const clone = mkdtempSync(path.join(tmpdir(), 'tavolina-clone-'));
beforeAll(() => {
  const isOurs = (/** @type {string} */ file) => !file.includes('node_modules');
  cpSync(path.join(ROOT, 'tooling'), path.join(clone, 'tooling'), { recursive: true, filter: isOurs });
});
afterAll(() => rmSync(clone, { recursive: true }));

test.each([
  ['here', ROOT],
  ['in a new clone without packages', clone],
])('%s a taken port is said in a sentence, before anything is built', async (_, cwd) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/commands/start.mjs'], {
    cwd,
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
