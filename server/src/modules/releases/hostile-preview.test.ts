import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleasePreview } from '@tavolina/shared-api/contract';
import { type TestBuild, testBuild, testOperators, testTeam } from '../../test/builds.ts';
import { eventually } from '../../test/eventually.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

let log = '';
const server = testServer(
  { LOG_LEVEL: 'error' },
  {
    logTo: {
      write: (line) => {
        log += line;
      },
    },
    withPages: true,
  },
);

const SHELL = `module.exports = {
  provided: {},
  drawFirstView: async (remote, request) => '<p>' + (await remote.draw(request)) + ' ' + ({}.polluted ?? 'clean') + '</p>',
};`;
const HONEST = `exports.remote = { draw: async ({ url }) => 'honest ' + new URL(url).pathname };`;

const drawnBy = (part: string, version: string, code: string): TestBuild => {
  const build = testBuild(part, version);
  const meta = { title: 'Titulli', description: 'Përshkrimi' };
  const namespace = String(build.facts.namespace);
  const texts = JSON.stringify({ meta: { [namespace]: meta } });
  return {
    ...build,
    files: {
      ...build.files,
      'first-view.cjs': code,
      [`locales/sq/${namespace}.json`]: texts,
      [`locales/en/${namespace}.json`]: texts,
    },
    ...(part !== 'shell' && { facts: { ...build.facts, sitemap: [`/${namespace}`] } }),
  };
};

testOperators(server, {
  live: [
    drawnBy('shell', '1.0.0', SHELL),
    drawnBy('remote-diner', '1.0.0', HONEST),
    drawnBy('remote-loyalty', '1.0.0', HONEST),
  ],
});

/**
 * Publishes a version as the storefront's team and signs its preview. Needs neither an operator nor a
 * release.
 */
const previewOf = async (version: string, code: string): Promise<string> => {
  const team = await testTeam(server, 'remote-diner');
  const published = await team.publish(drawnBy('remote-diner', version, code));
  expect(published).toMatchObject({ status: 200, body: { is_new: true } });
  const parts = { 'remote-diner': version };
  const signed = await send(server, 'POST', '/platform/previews', { token: team.token, body: { parts } });
  const { opens } = signed.body as ReleasePreview;
  const opened = await fetch(new URL(opens, server.api), { redirect: 'manual' });
  return opened.headers.get('set-cookie')?.split(';')[0] ?? '';
};

/** The page with its first view, if it has one. */
const get = async (address: string, cookie?: string): Promise<string> => {
  const answer = await fetch(new URL(address, server.api), {
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  });
  expect(answer.status).toBe(200);
  return answer.text();
};
const WITHOUT_VIEW = '<div id="root"><div data-plain-view>';
const viewOf = (html: string): string | undefined => /<div data-first-view>(.*?)<\/div>/s.exec(html)?.[1];

const seen = (address: string, view: string, cookie?: string): Promise<void> =>
  eventually(async () => expect(viewOf(await get(address, cookie))).toBe(view));

const SECRET = 'only-the-server-knows';
const file = path.join(tmpdir(), `secret-of-preview-${process.pid}.txt`);
beforeAll(() => writeFileSync(file, SECRET));
afterAll(() => rm(file));

// product.md §110
test('the preview of a hostile build gets nothing of the server', async () => {
  process.env.SECRET_OF_THE_SERVER = SECRET;
  let calls = 0;
  const listener = createServer(() => {
    calls += 1;
  }).listen(0, '127.0.0.1');
  await eventually(async () => expect(listener.listening).toBe(true));
  const { port } = listener.address() as { port: number };
  const made = `${file}.made`;
  const tries = {
    environment: 'process.env.SECRET_OF_THE_SERVER.length',
    'environment of the server': `fs.readFileSync('/proc/${process.pid}/environ', 'utf8')`,
    'its own environment': "fs.readFileSync('/proc/self/environ', 'utf8')",
    file: `fs.readFileSync('${file}', 'utf8')`,
    folder: "fs.readdirSync('/')",
    write: `fs.writeFileSync('${made}', '')`,
    command: "builtin('child_process').execFileSync('/usr/bin/id').toString()",
    spawn: "builtin('child_process').spawn('/bin/sh', ['-c', 'id']).pid.toFixed()",
    thread: "new (builtin('worker_threads').Worker)('1', { eval: true })",
    network: `new Promise((resolve, reject) => builtin('net').connect(${port}, '127.0.0.1', resolve).on('error', reject))`,
    fetch: `fetch('http://127.0.0.1:${port}/')`,
    signal: `process.kill(${process.pid}, 0)`,
  };
  const code = `
    const builtin = (name) => process.getBuiltinModule(name);
    const fs = builtin('fs');
    const tries = {${Object.entries(tries).map(([name, code]) => `'${name}': async () => ${code}`)}};
    exports.remote = { draw: async () => {
      const got = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try { await attempt(); got.push(name); } catch {}
      }
      return 'tried ' + Object.keys(tries).length + ', got: ' + got;
    } };`;
  const cookie = await previewOf('2.0.0', code);
  await seen('/diner', `<p>tried ${Object.keys(tries).length}, got:  clean</p>`, cookie);
  listener.close();
  expect(calls).toBe(0);
  await expect(rm(made)).rejects.toThrow('ENOENT');
});

const POLLUTES = `
  Object.prototype.polluted = 'polluted';
  Array.prototype.join = String.prototype.toString = () => 'polluted';
  exports.remote = { draw: async () => 'mine' };`;

test('what it does to the objects of all is seen in its own pages alone', async () => {
  const cookie = await previewOf('2.1.0', POLLUTES);
  await seen('/diner', '<p>mine polluted</p>', cookie);
  await seen('/loyalty?polluted', '<p>honest /loyalty clean</p>', cookie);
  await seen('/diner?polluted', '<p>honest /diner clean</p>');
});

const LOOP = 'exports.remote = { draw: () => { for (;;) Math.random(); } };';
const MEMORY = `exports.remote = { draw: () => {
  const kept = [];
  for (let taken = 0; taken < 40; taken += 1) kept.push(Buffer.alloc(1e8, 1));
  return 'took 4 GB';
} };`;

test.each([
  // A version that was killed is not rendered again so soon.
  ['loops', '3.0.0', LOOP, 'the render process has ended', 1],
  ['takes 4 GB of memory', '3.1.0', MEMORY, 'Array buffer allocation failed', 2],
])(
  'the page of a build that %s goes out without a first view',
  async (_, version, code, reason, failures) => {
    log = '';
    const cookie = await previewOf(version, code);
    expect(await get('/diner', cookie)).toContain(WITHOUT_VIEW);
    await seen(`/diner?while=${version}`, '<p>honest /diner clean</p>');
    await eventually(async () => expect(log).toContain('A first view could not be rendered'));
    expect(log).toContain(reason);
    expect(await get('/diner?again', cookie)).toContain(WITHOUT_VIEW);
    // Told only now, it would stand in the log of the next test.
    await eventually(async () =>
      expect(log.match(/A first view could not be rendered/g)).toHaveLength(failures),
    );
    await seen(`/loyalty?after=${version}`, '<p>honest /loyalty clean</p>', cookie);
  },
);

// product.md §110
test.each([
  ['3.2.0', '<!-- without an end'],
  ['3.3.0', '</p></div></div><script src="/remotes/remote-diner/3.3.0/main.js"></script><p>'],
  ['3.4.0', '<meta http-equiv="refresh" content="0;url=https://elsewhere.example">'],
])('what %s draws changes nothing of the document around it: %s', async (version, drawn) => {
  log = '';
  const cookie = await previewOf(version, `exports.remote = { draw: async () => ${JSON.stringify(drawn)} };`);
  await eventually(async () => {
    expect(await get('/diner', cookie)).toContain(WITHOUT_VIEW);
    expect(log).toContain('the HTML is incomplete');
  });
  expect(await get('/diner', cookie)).not.toContain(drawn);
});

test('three previews that loop keep no other page from its first view', async () => {
  log = '';
  for (const version of ['4.0.0', '4.1.0', '4.2.0'])
    expect(await get('/diner', await previewOf(version, LOOP))).toContain(WITHOUT_VIEW);
  await seen('/loyalty?beside', '<p>honest /loyalty clean</p>');
  await seen('/diner?beside', '<p>honest /diner clean</p>');
  // They are still looping: an ended one would have been logged.
  expect(log).toBe('');
});
