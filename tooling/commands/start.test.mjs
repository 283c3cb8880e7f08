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

/** Says which files a program loads, on file descriptor 3. */
const LISTEN = `
  import { createRequire, register } from 'node:module';
  import { writeSync } from 'node:fs';
  const hooks = "import { writeSync } from 'node:fs';" +
    "export const load = (url, context, next) => (writeSync(3, url + '\\\\n'), next(url, context));";
  register('data:text/javascript,' + encodeURIComponent(hooks));
  const { cache } = createRequire(process.cwd() + '/');
  process.on('exit', () => Object.keys(cache).forEach((file) => writeSync(3, file + '\\n')));`;

test('the process that a start leaves has loaded neither the bundler nor what builds with it', async () => {
  // It ends before it builds, but what it imports has been loaded by then.
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  const { output } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(LISTEN)}`, 'tooling/commands/start.mjs'],
    {
      cwd: ROOT,
      env: { ...process.env, HOST: '', PORT: String(port) },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  taken.close();
  const loaded = output[3]?.split('\n') ?? [];
  expect(loaded).toContainEqual(expect.stringMatching(/tooling\/lib\/build-in-child\.mjs$/));
  expect(loaded.filter((file) => /@rspack|build-all\.mjs|@swc/.test(file))).toEqual([]);
});

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
