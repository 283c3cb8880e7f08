import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import { directoryStore } from '../../../platform/object-store/directory-store.ts';
import { type TestBuild, testBuild, uploadOf } from '../../../test/builds.ts';
import { testServer } from '../../../test/test-server.ts';
import { moveRelease } from '../moves/move-release.ts';
import { openReleases, type Releases } from '../releases-service.ts';

const server = testServer();
const DINER = 'remote-diner';
const folder = mkdtempSync(path.join(tmpdir(), 'tavolina-builds-'));
const said: string[] = [];
let releases: Releases;

const SILENCE: EventBus = {
  subscribe: () => () => undefined,
  connection: () => undefined,
  onLost: () => undefined,
  stop: async () => undefined,
};

beforeAll(async () => {
  const store = directoryStore(path.join(folder, 'store'));
  releases = openReleases(server.database, server.database, SILENCE, store);
  await releases.liveReleases.refresh();
});
afterAll(async () => {
  await releases.stop();
  rmSync(folder, { recursive: true, force: true });
});

const written = (build: TestBuild): string => {
  const dir = path.join(folder, build.part, build.version);
  for (const [name, content] of Object.entries(uploadOf(build).files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), Buffer.from(content, 'base64'));
  }
  return dir;
};

const start = async (replaces: boolean, ...builds: TestBuild[]) => {
  said.length = 0;
  await releases.publishBuilds(builds.map(written), { replaces, say: (line) => void said.push(line) });
  return Object.fromEntries(releases.liveReleases.channels().map(({ part, stable }) => [part, stable]));
};

const SHELL = testBuild('shell', '1.0.0');

// product.md §136
test('an installation that begins releases what was built', async () => {
  expect(await start(false, SHELL, testBuild(DINER, '1.0.0'))).toEqual({ shell: '1.0.0', [DINER]: '1.0.0' });
  expect(said).toEqual([]);
});

// product.md §136
test('what is live stays at a later start, which says what it published instead', async () => {
  expect(await start(false, SHELL, testBuild(DINER, '2.0.0'))).toEqual({ shell: '1.0.0', [DINER]: '1.0.0' });
  expect(said).toEqual([expect.stringMatching(/^remote-diner@2\.0\.0 is published; 1\.0\.0 stays live\./)]);
});

test('a new part begins, and one that does not fit is said and left out', async () => {
  const greedy = testBuild('remote-greedy', '1.0.0');
  greedy.facts.prefixes = ['/diner/x'];
  const live = await start(false, SHELL, testBuild('remote-business', '1.0.0'), greedy);
  expect(live).toEqual({ shell: '1.0.0', [DINER]: '1.0.0', 'remote-business': '1.0.0' });
  expect(said).toEqual([
    'remote-greedy@1.0.0 was not released. The path /diner/x lies above or below a path of remote-diner. Ask an operator to give exactly this path to remote-greedy (create-token --part remote-greedy --path /diner/x), or choose another one.',
  ]);
});

// product.md §136
test('a start that is asked to replace what is live ends with the reason why one does not fit', async () => {
  const greedy = testBuild('remote-grabby', '1.0.0');
  greedy.facts.prefixes = ['/diner/y'];
  await expect(start(true, SHELL, greedy)).rejects.toThrow(
    'remote-grabby@1.0.0 was not released. The path /diner/y lies above or below a path of remote-diner.',
  );
});

// product.md §607
test('builds that were made together share out their paths', async () => {
  const till = testBuild('remote-till', '1.0.0');
  till.facts.prefixes = ['/business/till'];
  const live = await start(false, SHELL, testBuild('remote-business', '1.0.0'), till);
  expect(live).toMatchObject({ 'remote-business': '1.0.0', 'remote-till': '1.0.0' });
  expect(said).toEqual([]);
});

test('a start that is asked to releases new builds', async () => {
  expect(await start(true, SHELL, testBuild(DINER, '3.0.0'))).toMatchObject({ [DINER]: '3.0.0' });
});

// product.md §136
test('a start that is asked to releases a build that an earlier start only published', async () => {
  const build = testBuild(DINER, '4.0.0');
  expect(await start(false, SHELL, build)).toMatchObject({ [DINER]: '3.0.0' });
  expect(await start(true, SHELL, build)).toMatchObject({ [DINER]: '4.0.0' });
  expect(said).toEqual([]);
});

test('a build that was given up stays away, and the start says how to release it again', async () => {
  const order = { part: DINER, action: 'rollback' as const, reason: 'a test' };
  await moveRelease({ ...releases, database: server.database }, order, 'operators');
  expect(await start(true, SHELL, testBuild(DINER, '4.0.0'))).toMatchObject({ [DINER]: '3.0.0' });
  expect(said).toEqual([
    'remote-diner@4.0.0 was live before and was given up; 3.0.0 stays live. Release it again: npm run platform -- release remote-diner@4.0.0 -m <why>.',
  ]);
});

test('one folder may hold all builds, and what holds none is named', async () => {
  for (const part of ['shell', 'remote-offers'])
    cpSync(written(testBuild(part, '1.0.0')), path.join(folder, 'all', part), { recursive: true });
  await releases.publishBuilds([path.join(folder, 'all')], { replaces: false, say: () => undefined });
  expect(releases.liveReleases.channels()).toContainEqual(
    expect.objectContaining({ part: 'remote-offers', stable: '1.0.0' }),
  );
  const empty = path.join(folder, 'empty');
  mkdirSync(empty);
  await expect(releases.publishBuilds([empty], { replaces: false, say: () => undefined })).rejects.toThrow(
    `${empty} is no build and holds none: platform.json is missing.`,
  );
});

test.each(['{"name": "remote-di', 'null', '{"name": "remote-diner"}'])(
  'a build whose platform.json was cut short (%s) is named',
  async (facts) => {
    const build = written(testBuild(DINER, '9.0.0'));
    writeFileSync(path.join(build, 'platform.json'), facts);
    await expect(releases.publishBuilds([build], { replaces: false, say: () => undefined })).rejects.toThrow(
      `${build} is damaged: its platform.json tells no name and version. Build it again.`,
    );
  },
);

test('a start restores what the store has lost of a build at hand', async () => {
  const stored = path.join(folder, 'store/releases', DINER, '3.0.0');
  rmSync(path.join(stored, 'main.js'));
  writeFileSync(path.join(stored, 'main.css'), 'other');
  const build = testBuild(DINER, '3.0.0');
  await start(false, SHELL, build);
  for (const file of ['main.js', 'main.css'])
    expect(readFileSync(path.join(stored, file), 'utf8')).toBe(build.files[file]);
});
