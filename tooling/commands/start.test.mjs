import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/** A clone in which no packages are installed. */
const clone = mkdtempSync(path.join(tmpdir(), 'tavolina-clone-'));
beforeAll(() => {
  const isOurs = (/** @type {string} */ file) => !file.includes('node_modules');
  for (const name of ['tooling', 'remote-kit'])
    cpSync(path.join(ROOT, name), path.join(clone, name), { recursive: true, filter: isOurs });
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
      env: { ...process.env, NODE_PATH: '', HOST: '', PORT: String(port) },
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
    env: { ...process.env, NODE_PATH: '', HOST: '', PORT: String(port) },
    encoding: 'utf8',
  });
  taken.close();
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken: end what listens there, or name another one as PORT.\n`,
  });
});

test('an option that does not exist is said in a sentence', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tooling/commands/start.mjs', '--relase'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^Unknown option '--relase'.*\nUsage: npm start \[-- --release\]\n$/);
});

// product.md §144
describe('after the build', () => {
  const TELL = `
    const { RELEASE_BUILDS, RELEASE_AT_START, DATA_DIR } = process.env;
    process.stdout.write(JSON.stringify({ pid: process.pid, cwd: process.cwd(), RELEASE_BUILDS, RELEASE_AT_START, DATA_DIR }));`;
  beforeAll(() => {
    mkdirSync(path.join(clone, 'server/dist/bundle'), { recursive: true });
    writeFileSync(path.join(clone, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(clone, 'server/dist/bundle/main.js'), TELL);
    const build = "process.send([{ folder: 'one' }, { folder: 'two' }], () => process.disconnect());";
    writeFileSync(path.join(clone, 'tooling/commands/build.mjs'), build);
  });

  test.each([
    ['keeps what is live', [], undefined],
    ['replaces what is live where it is asked to', ['--release'], 'on'],
  ])('the same process is the server, knows the builds and %s', (_, options, RELEASE_AT_START) => {
    const { pid, stdout } = spawnSync(process.execPath, ['tooling/commands/start.mjs', ...options], {
      cwd: clone,
      env: { ...process.env, HOST: '', PORT: '0', DATA_DIR: 'data' },
      encoding: 'utf8',
    });
    expect(JSON.parse(stdout)).toEqual({
      ...{ pid, cwd: realpathSync(clone), RELEASE_AT_START },
      RELEASE_BUILDS: ['one', 'two'].join(path.delimiter),
      DATA_DIR: expect.stringMatching(/data$/),
    });
  });
});
