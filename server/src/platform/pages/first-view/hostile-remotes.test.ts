import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eventually } from '../../../test/eventually.ts';
import { type FirstViewInput, FirstViews } from './first-views.ts';
import { packCode } from './render-task.ts';

const SECRET = 'only-the-server-knows';
const SHELL = `
  module.exports = {
    provided: { react: { name: 'react' } },
    drawFirstView: async (remote, request) => '<p>' + (await remote.draw(request, {}.polluted)) + '</p>',
  };`;
const HONEST = `
  const react = require('react');
  exports.remote = { draw: ({ word }, polluted) => [word, react.name, polluted ?? 'clean'].join(' ') };`;

/** Half of what a page has in the product: enough to start a process on a busy machine. */
const HANGS_AFTER_MS = 5_000;

let failures: string[];
let views: FirstViews;
beforeEach(() => {
  failures = [];
  const onProblem = (error: unknown): void => void failures.push(String(error));
  const events = { onFailure: onProblem, onIsolationUnavailable: onProblem };
  views = new FirstViews(events, undefined, HANGS_AFTER_MS);
});
afterEach(() => views.stop());

const input = (key: string, code: string, page = '/'): FirstViewInput => ({
  shell: { key: 'shell@1', packed: packCode(SHELL) },
  remote: { key, packed: packCode(code) },
  isPreview: false,
  page,
  answers: page,
  request: { word: page },
});

const drawn = async (one: FirstViewInput): Promise<string> => {
  let html = '';
  await eventually(async () => {
    html = (await views.find(one))?.html ?? '';
    expect(html).not.toBe('');
  });
  return html;
};

/** The value of an expression inside a remote, or the error. */
const got = (expression: string): Promise<string> =>
  drawn(
    input(
      `hostile@${expression}`,
      `const builtin = (name) => process.getBuiltinModule(name);
       exports.remote = { draw: async () => {
         try { return 'got ' + JSON.stringify(await (${expression})); }
         catch (error) { return 'refused ' + (error.code ?? error.message); }
       } };`,
    ),
  );

test('a remote draws with what the shell provides', async () => {
  expect(await drawn(input('honest@1', HONEST, '/menu'))).toBe('<p>/menu react clean</p>');
});

test('a process in which Node has made its fetch ready goes on drawing', async () => {
  const fetches = `exports.remote = { draw: async ({ word }) => {
    new Request('http://localhost/');
    await new Promise((resolve) => setTimeout(resolve, 200));
    return word;
  } };`;
  for (const page of ['/1', '/2', '/3'])
    expect(await drawn(input('fetches@1', fetches, page))).toBe(`<p>${page}</p>`);
  expect(failures).toEqual([]);
});

test('the environment holds nothing of the server', async () => {
  process.env.SECRET_OF_THE_SERVER = SECRET;
  expect(await got('process.env')).toBe(
    '<p>got {"MALLOC_ARENA_MAX":"1","MALLOC_TRIM_THRESHOLD_":"131072","MALLOC_MMAP_THRESHOLD_":"131072"}</p>',
  );
});

// product.md §110
describe('a remote gets nothing of the machine', () => {
  const file = path.join(tmpdir(), `secret-${process.pid}.txt`);
  beforeAll(() => writeFileSync(file, SECRET));

  test.each([
    ['the environment of this process', "builtin('fs').readFileSync('/proc/self/environ', 'utf8')"],
    ['that of the server', `builtin('fs').readFileSync('/proc/${process.pid}/environ', 'utf8')`],
    ['a file', `builtin('fs').readFileSync('${file}', 'utf8')`],
    ['a folder', "builtin('fs').readdirSync('/')"],
    ['writing', "builtin('fs').writeFileSync('/tmp/x', 'x')"],
    ['a command', "builtin('child_process').execFileSync('/usr/bin/id').toString()"],
    ['a thread', "new (builtin('worker_threads').Worker)('1', { eval: true })"],
    ['bindings', "process.binding('spawn_sync')"],
    ['native code', "process.dlopen({ exports: {} }, '/usr/lib/x.node')"],
    ['a signal to the server', `process.kill(${process.pid}, 0)`],
  ])('%s', async (_, expression) => {
    expect(await got(expression)).toMatch(/^<p>refused /);
  });

  test('the network, not even of this machine', async () => {
    let calls = 0;
    const listener = createServer(() => {
      calls += 1;
    }).listen(0, '127.0.0.1');
    await eventually(async () => expect(listener.listening).toBe(true));
    const { port } = listener.address() as { port: number };
    const connect = `new Promise((resolve, reject) => builtin('net').connect(${port}, '127.0.0.1', () => resolve(1)).on('error', reject))`;
    expect(await got(connect)).toMatch(/^<p>refused E(NETUNREACH|CONNREFUSED)/);
    expect(await got("builtin('os').networkInterfaces()")).not.toMatch(/eth|en[ops]/);
    listener.close();
    expect(calls).toBe(0);
  });

  test('kernel and Node refuse files, each without the other', async () => {
    // If this object does not exist, a bug in Node's permissions cannot expose it.
    const has = "process.permission.has('fs.read') || process.permission.has('fs.write')";
    expect(await got(has)).toBe('<p>got false</p>');
    expect(await got('process.getuid()')).toMatch(/got (65534|0)</);
  });
});

const LOOP = 'exports.remote = { draw: () => { for (;;) Math.random(); } };';
const MEMORY = `exports.remote = { draw: () => {
  const kept = [];
  for (let taken = 0; taken < 40; taken += 1) kept.push(Buffer.alloc(1e8, 1));
  return kept.length;
} };`;
const EXIT = 'exports.remote = { draw: () => process.exit() };';
const POLLUTES = `
  Object.prototype.polluted = 'polluted';
  String.prototype.toString = Array.prototype.join = () => 'polluted';
  JSON.stringify = () => '{"id":1,"html":"forged"}';
  exports.remote = { draw: () => 'x' };`;
const FLOODS = `exports.remote = { draw: () => { for (;;) process.stdout.write('x'.repeat(1e6)); } };`;

test.each([
  ['loops', LOOP],
  ['takes 4 GB', MEMORY],
  ['exits', EXIT],
  ['pollutes what all objects have', POLLUTES],
  ['says without end', FLOODS],
])(
  'a remote that %s has no view, and others are drawn meanwhile and after it',
  async (name, code) => {
    const before = await drawn(input('honest@1', HONEST, '/before'));
    expect(before).toBe('<p>/before react clean</p>');
    const hostile = Array.from({ length: 12 }, (_, page) => views.find(input(`${name}@1`, code, `/${page}`)));
    expect(await drawn(input('honest@1', HONEST, '/meanwhile'))).toBe('<p>/meanwhile react clean</p>');
    await Promise.all(hostile);
    if (code !== POLLUTES) await eventually(async () => expect(failures).not.toEqual([]));
    expect(await drawn(input('honest@1', HONEST, '/after'))).toBe('<p>/after react clean</p>');
    expect(await drawn(input('honest@2', HONEST, '/other'))).toBe('<p>/other react clean</p>');
  },
  60_000,
);
