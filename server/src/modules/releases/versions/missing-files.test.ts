import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { testBuild, testOperators, uploadOf } from '../../../test/builds.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { storeRates } from '../../exchange-rates/exchange-rates-service.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'tavolina-releases-'));
const log: string[] = [];
const server = testServer(
  { DATA_DIR, LOG_LEVEL: 'warn' },
  { logTo: { write: (line) => void log.push(line) } },
);
const DINER = 'remote-diner';
const TEXTS = 'locales/sq/diner.json';
const live = testBuild(DINER, '2.0.0');

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), testBuild(DINER, '1.0.0'), live],
});

// Rates of the day: those that come with the database grow old, which is said beside what is missing.
beforeAll(() => {
  const now = new Date();
  return storeRates(server.database, now.toISOString().slice(0, 10), { ALL: 98, USD: 1.16, GBP: 0.87 }, now);
});

afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

const loseFile = (version: string, file: string): void =>
  rmSync(path.join(DATA_DIR, 'releases', DINER, version, file));

const missing = async () => {
  const { body } = await send(server, 'GET', '/platform/status', { token: team.token });
  return (body as ReleaseStatus).parts.map((part) => {
    expect(part.is_readable).toBe(true);
    return part.missing;
  });
};

test('files that are gone from the disk are named while memory has them, until they are handed over again', async () => {
  // The facts that pages need are read when a version becomes live.
  loseFile('2.0.0', TEXTS);
  loseFile('1.0.0', 'entry.js');
  const lastGood = { version: '1.0.0', files: ['entry.js'] };
  expect(await missing()).toEqual([[], [{ version: '2.0.0', files: [TEXTS] }, lastGood]]);
  await team.publish(live);
  expect(await missing()).toEqual([[], [lastGood]]);
});

const ready = async (api: string) => {
  const answer = await fetch(`${api}/health/ready`);
  return { status: answer.status, body: (await answer.json()) as unknown };
};

// product.md §134
test('wrong bytes are found and said at a restart, until the build is handed over again', async () => {
  await team.publish(testBuild(DINER, '1.0.0'));
  writeFileSync(path.join(DATA_DIR, 'releases', DINER, '2.0.0', 'entry.js'), "void 'other'");
  log.length = 0;
  const api = await server.sibling();
  expect(log.join()).toContain(
    'remote-diner@2.0.0 has lost files, or holds other bytes than were published: entry.js. Publish it once more.',
  );
  const missing = async () => {
    const answer = await fetch(`${api}/platform/status`, {
      headers: { authorization: `Bearer ${team.token}` },
    });
    return ((await answer.json()) as ReleaseStatus).parts.map((part) => part.missing);
  };
  expect(await missing()).toEqual([[], [{ version: '2.0.0', files: ['entry.js'] }]]);
  await send({ ...server, api }, 'POST', '/platform/versions', { token: team.token, body: uploadOf(live) });
  expect(await missing()).toEqual([[], []]);
});

test('a text with wrong bytes is not shown after a restart: the last good version is', async () => {
  writeFileSync(path.join(DATA_DIR, 'releases', DINER, '2.0.0', TEXTS), '{"hello":"other"}');
  expect(await ready(await server.sibling())).toEqual({ status: 200, body: { status: 'ok' } });
  expect(log.join()).toContain('remote-diner@2.0.0 is live and its files cannot be read');
});

/** The file of a stored version. */
const stored = (version: string, file: string): string =>
  path.join(DATA_DIR, 'releases', DINER, version, file);

/** What a process says at its start, and what it then tells a team. */
const restart = async () => {
  log.length = 0;
  const api = await server.sibling();
  const answer = await fetch(`${api}/platform/status`, {
    headers: { authorization: `Bearer ${team.token}` },
  });
  const { parts } = (await answer.json()) as ReleaseStatus;
  return { said: log.join(''), parts };
};

test('a text that is gone is not left empty after a restart: the last good version is shown', async () => {
  await team.publish(live);
  rmSync(stored('2.0.0', TEXTS));
  const { said, parts } = await restart();
  expect(said).toContain('remote-diner@2.0.0 is live and its files cannot be read');
  expect(parts[1]).toMatchObject({ is_readable: false, missing: [{ version: '2.0.0', files: [TEXTS] }] });
  await team.publish(live);
});

// product.md §134
test.each(['main.js', 'locales/sq/diner.json', 'mf-manifest.json'])(
  'wrong bytes of a canary in %s are said after a restart, and of the last good version too',
  async (file) => {
    const next = testBuild(DINER, '3.0.0');
    await team.publish(next);
    await team.move({ part: DINER, action: 'canary', version: '3.0.0', percent: 5 });
    for (const version of ['3.0.0', '1.0.0']) writeFileSync(stored(version, file), '{}');
    const { said, parts } = await restart();
    expect(said).toContain('remote-diner@3.0.0 is a canary that nobody gets: its files cannot be read.');
    expect(said).toContain('remote-diner@1.0.0 is the last good version and cannot be gone back to');
    expect(parts[1]?.missing).toEqual([
      { version: '3.0.0', files: [file] },
      { version: '1.0.0', files: [file] },
    ]);
    for (const build of [next, testBuild(DINER, '1.0.0')]) await team.publish(build);
    await team.move({ part: DINER, action: 'abort' });
  },
);

test('a description in the store that agrees with wrong bytes hides nothing', async () => {
  const other = testBuild(DINER, '2.0.0');
  other.files['main.js'] = "void 'other'";
  const { files } = uploadOf(other);
  for (const file of ['platform.json', 'main.js'])
    writeFileSync(stored('2.0.0', file), Buffer.from(files[file] ?? '', 'base64'));
  const { said, parts } = await restart();
  expect(said).toContain('remote-diner@2.0.0 is live and its files cannot be read');
  expect(parts[1]?.missing).toEqual([{ version: '2.0.0', files: ['platform.json', 'main.js'] }]);
  await team.publish(live);
  expect(readFileSync(stored('2.0.0', 'main.js'), 'utf8')).toBe(live.files['main.js']);
});

// product.md §134
test('a shell without its first code is not ready, and one with a last good version shows that', async () => {
  rmSync(path.join(DATA_DIR, 'releases/shell/1.0.0/main.js'));
  expect(await ready(await server.sibling())).toMatchObject({ status: 503 });
  const shell = testBuild('shell', '1.0.0');
  await team.publish(shell);
  await team.release(testBuild('shell', '2.0.0'));
  rmSync(path.join(DATA_DIR, 'releases/shell/2.0.0/main.js'));
  expect(await ready(await server.sibling())).toEqual({ status: 200, body: { status: 'ok' } });
});

// product.md §134
test('a process that can read no version of the shell is not ready; one without a remote warns', async () => {
  rmSync(path.join(DATA_DIR, 'releases', DINER), { recursive: true });
  const withoutRemote = await ready(await server.sibling());
  expect(withoutRemote).toEqual({ status: 200, body: { status: 'ok', warnings: ['part_unreadable'] } });
  rmSync(path.join(DATA_DIR, 'releases'), { recursive: true });
  expect(await ready(await server.sibling())).toMatchObject({
    status: 503,
    body: { code: 'service_unavailable' },
  });
});
