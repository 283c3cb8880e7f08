import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { versionSets } from './trial.mjs';

const PROGRAM = path.join(import.meta.dirname, '../bin/tavolina-remote.mjs');
const STATUS = { may_move: 'remote-business', parts: [{ part: 'remote-diner', move_id: 7 }] };
const LIVE = [
  { part: 'shell', stable: '1', canary: null },
  { part: 'remote-diner', stable: '2', canary: null },
  { part: 'remote-business', stable: '3', canary: { version: '4' } },
];

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @param {{ hangsUp?: boolean, cwd?: string }} [how] whether it closes the pipe at once, as `head` does, and where it runs
 * @returns {Promise<{ code: number | null, output: string }>}
 */
const run = (args, env = {}, { hangsUp = false, cwd } = {}) =>
  new Promise((resolve) => {
    const all = { ...process.env, PLATFORM_TOKEN: 'tvp_test', ...env };
    const child = spawn(process.execPath, [PROGRAM, ...args], { env: all, cwd });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    if (hangsUp) child.stdout.destroy();
    child.on('close', (code) => resolve({ code, output }));
  });

/** What is to go, and what live parts use of it. */
const USES = {
  calls: [
    { call: 'GET /menus/', deprecated: null },
    { call: 'GET /old', deprecated: { since: '2026-11-30', until: '2027-05-31', instead: 'GET /new' } },
    { call: 'GET /unused', deprecated: { since: '2026-11-30', until: '2027-05-31' } },
  ],
  modules: [
    {
      name: '@tavolina/shared-ui',
      deprecated: {
        OldButton: { since: '2026-11-30', until: '2027-06-30' },
        OldCard: { since: '2026-11-30', until: '2027-06-30' },
      },
    },
  ],
};

/** @type {Record<string, object>} */
const KNOWN_ANSWERS = { '/api/platform/status': STATUS, '/api/platform/uses': USES };

/**
 * Runs a command against a server that says which move of the storefront was the last and what is to go, and answers
 * everything else with one answer.
 * @param {number} status
 * @param {object} answer
 * @param {string[]} args
 */
const runAgainst = async (status, answer, args) => {
  /** @type {string[]} */
  const asked = [];
  /** @type {object[]} */
  const moves = [];
  const server = createServer(async (request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const known = KNOWN_ANSWERS[request.url ?? ''];
    if (request.method === 'POST') moves.push(/** @type {object} */ (await json(request)));
    response.writeHead(known ? 200 : status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(known ?? answer));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const outcome = await run(args, { PLATFORM_URL: `http://127.0.0.1:${port}` });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { ...outcome, asked, moves };
};

/** @type {string[]} */
const builds = [];
afterAll(() => Promise.all(builds.map((folder) => rm(folder, { recursive: true }))));

/**
 * A folder with what every build has.
 * @param {string} name
 * @param {object} [more] further facts
 */
const finishedBuild = async (name, more = {}) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tavolina-build-'));
  builds.push(folder);
  await writeFile(path.join(folder, 'platform.json'), JSON.stringify({ name, version: '1.0.0-a', ...more }));
  return folder;
};

// product.md §591
test('a budget is set in bytes, or is the platform’s again', async () => {
  const set = await runAgainst(200, {}, ['budget', 'remote-diner', 'page', '45056', '-m', 'a map']);
  expect(set).toMatchObject({ code: 0, asked: ['PUT /api/platform/budgets'] });
  expect(set.output).toContain('remote-diner page: 45056 bytes');
  const back = await runAgainst(200, {}, ['budget', 'remote-diner', 'page', 'default', '-m', 'no map']);
  expect(back.output).toContain('remote-diner page: the platform’s own budget');
  const wrong = await runAgainst(200, {}, ['budget', 'remote-diner', 'page', '44 KB', '-m', 'a map']);
  expect(wrong).toMatchObject({ code: 1, asked: [] });
  expect(wrong.output).toContain('A whole number of bytes, or default.');
});

test('the help lists every command, and hanging up on it is no failure', async () => {
  const { code, output } = await run(['--help']);
  expect(code).toBe(0);
  for (const command of [
    'new',
    'build',
    'test',
    'dev',
    'publish',
    'release',
    'try',
    'preview',
    'promote',
    'abort',
    'rollback',
    'budget',
    'status',
    'gc',
  ])
    expect(output).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
  expect(await run(['--help'], {}, { hangsUp: true })).toMatchObject({ code: 0, output: '' });
});

test.each([
  [['release', 'remote-diner', '-m', 'x'], 'Written as remote-diner@1.2.3-0a1b2c3d4e.'],
  [['release', 'remote-diner@1', '--canary', '100', '-m', 'x'], 'A whole number from 1 to 99.'],
  [['rollback', 'remote-diner'], "required option '-m, --reason <text>'"],
  [['publish', 'remote-none'], 'remote-none is no part:'],
  [['--server', 'localhost:3000', 'status'], 'Written as http://127.0.0.1:3000.'],
  [['new', 'remote-x', '--prefix', '/x', '--beside', 'localhost:3000'], 'Written as http://127.0.0.1:3000.'],
  [['dev', '--from', 'localhost:3000'], 'Written as http://127.0.0.1:3000.'],
])('%j is refused in words', async (args, says) => {
  const { code, output } = await run(args);
  expect(code).toBe(1);
  expect(output).toContain(says);
});

test('where no installation answers, no remote is made beside it', async () => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'tavolina-new-'));
  builds.push(parent);
  const asked = ['new', 'remote-x', '--prefix', '/x', '--beside'];
  const away = await run([...asked, 'http://127.0.0.1:1'], {}, { cwd: parent });
  expect(away).toEqual({
    code: 1,
    output: 'http://127.0.0.1:1 does not answer as an installation of Tavolina does.\n',
  });
  for (const answer of ['<h1>Tjetër</h1>', '{}']) {
    const other = createServer((_request, response) => response.end(answer));
    await new Promise((resolve) => other.listen(0, '127.0.0.1', () => resolve(undefined)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (other.address());
    const strange = await run([...asked, `http://127.0.0.1:${port}`], {}, { cwd: parent });
    await new Promise((resolve) => other.close(resolve));
    expect(strange).toMatchObject({ code: 1, output: expect.stringMatching(/^\S+ does not answer as an/) });
  }
  expect(await readdir(parent)).toEqual([]);
});

test('a server that is away is named', async () => {
  const { code, output } = await run(['status'], { PLATFORM_URL: 'http://127.0.0.1:1' });
  expect(code).toBe(1);
  expect(output).toContain('http://127.0.0.1:1 does not answer');
});

test.each(['release_refused', 'move_refused'])(
  '%s is said in the server’s words, with every reason',
  async (code) => {
    const failure = {
      detail: 'Refused.',
      code,
      errors: [{ field: 'a', message: 'Too large.' }],
    };
    const { code: exitCode, output } = await runAgainst(422, failure, [
      'release',
      'remote-diner@1',
      '-m',
      'x',
    ]);
    expect(exitCode).toBe(1);
    expect(output).toBe('Refused.\n  - Too large.\n');
  },
);

test.each([
  [401, 'unauthorized', 'The server does not know the token of PLATFORM_TOKEN. An operator makes one.\n'],
  [403, 'forbidden', expect.stringContaining('The token of PLATFORM_TOKEN is not for this')],
  [422, 'invalid_input', 'Refused.\n  - reason: Too long.\n'],
])('%i %s is said so that one knows what to do', async (status, code, says) => {
  const errors = code === 'invalid_input' ? [{ field: 'reason', message: 'Too long.' }] : [];
  const failure = { detail: 'Refused.', code, errors };
  const { output } = await runAgainst(status, failure, ['rollback', 'remote-diner', '-m', 'x']);
  expect(output).toEqual(says);
});

test.each([
  [502, '<h1>Bad gateway</h1>'],
  [502, 'null'],
  [404, '{"error":"Not Found"}'],
  [200, 'null'],
  [200, '"ok"'],
])('what is no release platform is named, also when it answers %i %s', async (status, answer) => {
  const page = createServer((_request, response) => response.writeHead(status).end(answer));
  await new Promise((resolve) => page.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (page.address());
  const { code, output } = await run(['status'], { PLATFORM_URL: `http://127.0.0.1:${port}` });
  await new Promise((resolve) => page.close(resolve));
  expect(code).toBe(1);
  expect(output).toBe(`http://127.0.0.1:${port} answers ${status}, but not as a release platform does.\n`);
});

test('a token that no request can carry is named', async () => {
  const { code, output } = await run(['status'], { PLATFORM_TOKEN: 'tvp_test…' });
  expect({ code, output }).toEqual({ code: 1, output: 'What PLATFORM_TOKEN has is no token.\n' });
});

test('the token that a server keeps on this machine is given to no other one', async () => {
  const { code, output } = await run(['status'], { PLATFORM_TOKEN: '', PLATFORM_URL: 'http://192.0.2.1' });
  expect({ code, output }).toEqual({ code: 1, output: 'No token for 192.0.2.1: set PLATFORM_TOKEN.\n' });
});

test('a team that may not hand a part over hears so before it is built', async () => {
  const build = await finishedBuild('remote-diner');
  const { code, output, asked } = await runAgainst(200, {}, ['publish', build]);
  expect({ code, asked }).toEqual({ code: 1, asked: ['GET /api/platform/status'] });
  expect(output).toBe(
    'The token may move remote-business alone: publish that, or ask an operator for a token of remote-diner.\n',
  );
});

test('a finished build is handed over as it is, whatever made it', async () => {
  const build = await finishedBuild('remote-business');
  const answer = { version: '1.0.0-a', is_new: true };
  const { code, output, moves } = await runAgainst(201, answer, ['publish', build]);
  expect({ code, output }).toEqual({ code: 0, output: 'remote-business 1.0.0-a is published.\n' });
  const files = { 'platform.json': expect.any(String) };
  expect(moves).toEqual([{ part: 'remote-business', version: '1.0.0-a', files, dry_run: false }]);
});

test.each([
  ['platform.json', '{"name": "remote-bus', 'it tells no name.'],
  ['platform.json', 'null', 'it tells no name.'],
  ['platform.json', '{"name": "remote-business"}', 'it tells no version.'],
  ['package.json', '{"name": ', 'it tells no name.'],
])('a %s that says %j is named', async (file, content, says) => {
  const folder = await finishedBuild('remote-business');
  if (file === 'package.json') {
    await rm(path.join(folder, 'platform.json'));
    await writeFile(path.join(folder, 'rspack.config.mjs'), '');
  }
  await writeFile(path.join(folder, file), content);
  const { code, output } = await runAgainst(200, {}, ['publish', folder]);
  expect({ code, output }).toEqual({
    code: 1,
    output: `${path.join(folder, file)} is damaged: ${says}\n`,
  });
});

// product.md §680
test('a team hears what of its build is to go, and nothing of what it does not use', async () => {
  const build = await finishedBuild('remote-business', {
    calls: { 'GET /menus/': {}, 'GET /old': {} },
    imports: { '@tavolina/shared-ui': ['Button', 'OldButton'] },
  });
  const { output } = await runAgainst(201, { version: '1.0.0-a', is_new: true }, ['publish', build]);
  expect(output).toBe(
    'GET /old is there until 2027-05-31 only: use GET /new.\n' +
      'OldButton of @tavolina/shared-ui is there until 2027-06-30 only.\n' +
      'remote-business 1.0.0-a is published.\n',
  );
});

test('a dry run of a release asks, and starts no browser', async () => {
  const move = { id: 0, part: 'remote-diner', action: 'release', version: '1', replaced: '0', percent: null };
  const { code, output, asked } = await runAgainst(200, move, [
    'release',
    'remote-diner@1',
    '-m',
    'x',
    '--dry-run',
  ]);
  expect({ code, asked }).toEqual({
    code: 0,
    asked: ['GET /api/platform/status', 'POST /api/platform/moves'],
  });
  expect(output).toBe('Would do: remote-diner: release 1, instead of 0. Nothing was moved.\n');
});

test.each([
  ['remote-diner', 7],
  ['remote-loyalty', 0],
])('a rollback of %s names the move it was decided on, so that two at once are one', async (part, seen) => {
  const move = { id: 8, part, action: 'rollback', version: '1', replaced: '2', percent: null };
  const { output, moves } = await runAgainst(200, move, ['rollback', part, '-m', 'x']);
  const forward = `The way forward again: tavolina-remote release ${part}@2 -m <why>`;
  expect(output).toBe(`#8 ${part}: rollback 1, instead of 2.\n${forward}\n`);
  expect(moves).toEqual([{ part, action: 'rollback', reason: 'x', dry_run: false, expected_move: seen }]);
});

test('a candidate is tried beside what is live, and beside each canary of another part', () => {
  expect(versionSets({ part: 'remote-diner', version: '9' }, LIVE)).toEqual([
    { shell: '1', 'remote-diner': '9', 'remote-business': '3' },
    { shell: '1', 'remote-diner': '9', 'remote-business': '4' },
  ]);
});
