import type { ReleaseFigures, ReleaseMove, ReleaseStatus } from '@tavolina/shared-api/contract';
import type { EventBus } from '../../../platform/events/event-bus.ts';
import { testBuild, testOperators } from '../../../test/builds.ts';
import { eventually } from '../../../test/eventually.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { createLiveReleases } from '../moves/live-releases.ts';
import { createReports } from '../reports-service.ts';
import type { ReleaseFiles } from '../versions/release-files.ts';
import { recentFigures } from './recent-figures.ts';

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' });
const DINER = 'remote-diner';
/** Addresses of different groups. */
const ADDRESSES = ['10.0.0.1', '10.0.0.2', '10.0.0.3'] as const;

const SILENCE: EventBus = {
  subscribe: () => () => undefined,
  connection: () => undefined,
  onLost: () => undefined,
  stop: async () => undefined,
};
const NO_FILES: ReleaseFiles = {
  part: async () => undefined,
  read: async () => undefined,
  missing: async () => [],
  damaged: async () => [],
  write: async () => undefined,
  restore: async () => undefined,
  remove: async () => undefined,
};

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), testBuild(DINER, '1.0.0')],
  published: ['2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0'].map((version) => testBuild(DINER, version)),
});

const tell = (kind: string, version: string, times = 1, part = DINER, from: string = ADDRESSES[0]) =>
  send(server, 'POST', '/platform/reports', {
    body: { happenings: Array.from({ length: times }, () => ({ kind, part, version })) },
    headers: { 'x-forwarded-for': from },
  });

const get = async (path: string) => (await send(server, 'GET', path, { token: team.token })).body;
const canary = async () =>
  ((await get('/platform/status')) as ReleaseStatus).parts.find(({ part }) => part === DINER)?.canary;

/** A process that does not receive later moves. */
const anotherProcess = async () => {
  const liveReleases = createLiveReleases(server.database, SILENCE, NO_FILES);
  await liveReleases.refresh();
  liveReleases.stop();
  const reports = createReports({ database: server.database, liveReleases });
  reports.stop();
  return { ...reports, figures: () => recentFigures({ database: server.database, liveReleases }) };
};

/** Checks the stored reports. Resolves when the check is done, unlike the server's own. */
const judged = async () => {
  const reports = await anotherProcess();
  reports.take([{ kind: 'skew', part: 'shell', version: '1.0.0' }], ADDRESSES[0]);
  await reports.flush();
};

const figuresOf = async (version: string, of = DINER) => {
  const parts = (await get('/platform/figures')) as ReleaseFigures;
  const told = parts.find(({ part }) => part === of)?.versions;
  return told?.find((entry) => entry.version === version);
};

test('counts what is told by version, figures as what three of four stay below', async () => {
  await send(server, 'POST', '/platform/reports', {
    body: {
      happenings: [100, 200, 300, 4_000].map((value) => ({
        kind: 'lcp',
        part: 'shell',
        version: '1.0.0',
        value,
      })),
    },
  });
  await tell('opened', '1.0.0', 40);
  await eventually(async () => {
    const parts = (await get('/platform/figures')) as { versions: { lcp_p75: number; opened: number }[] }[];
    expect(parts[1]?.versions[0]?.opened).toBe(40);
    expect(parts[0]?.versions[0]?.lcp_p75).toBeGreaterThan(280);
    expect(parts[0]?.versions[0]?.lcp_p75).toBeLessThan(320);
  });
});

test('tells layout shift, waits, tabs that outlived their release, and the last hours', async () => {
  const told = [
    { kind: 'cls', value: 80 },
    { kind: 'inp', value: 200 },
    { kind: 'skew' },
    { kind: 'opened' },
    { kind: 'load_failed' },
  ].map((happening) => ({ ...happening, part: 'shell', version: '1.0.0' }));
  await send(server, 'POST', '/platform/reports', { body: { happenings: told } });
  await eventually(async () => expect(await figuresOf('1.0.0', 'shell')).toMatchObject({ skewed: 1 }));
  const figures = await figuresOf('1.0.0', 'shell');
  expect(figures?.cls_p75).toBeCloseTo(0.08, 2);
  expect(figures?.inp_p75).toBeGreaterThan(185);
  expect(figures?.inp_p75).toBeLessThan(215);
  expect(figures?.hours).toHaveLength(24);
  expect(figures?.hours.at(-1)).toEqual({ opened: 1, failed: 1 });
});

test('a canary that fails more often than the stable version ends by itself', async () => {
  await team.move({ part: DINER, action: 'canary', version: '2.0.0', percent: 50 });
  await tell('opened', '2.0.0', 20);
  await tell('load_failed', '2.0.0', 4);
  await eventually(async () => expect(await figuresOf('2.0.0')).toMatchObject({ failed: 4, opened: 20 }));
  await judged();
  expect(await canary()).toMatchObject({ version: '2.0.0' });
  await tell('render_failed', '2.0.0');
  await eventually(async () => expect(await canary()).toBeNull());
  const [last] = (await get('/platform/moves')) as ReleaseMove[];
  expect(last).toMatchObject({
    action: 'abort',
    moved_by: 'platform',
    reason: 'dështime: 5, hapje: 20',
  });
});

test('its reason is in the language of whoever reads the history', async () => {
  const { body } = await send(server, 'GET', '/platform/moves', {
    token: team.token,
    headers: { 'accept-language': 'en' },
  });
  expect((body as ReleaseMove[])[0]).toMatchObject({ reason: 'failures: 5, openings: 20', untried: null });
});

test('one address cannot end a canary of a part that others open too', async () => {
  await team.move({ part: DINER, action: 'canary', version: '3.0.0', percent: 50 });
  const [one, ...others] = ADDRESSES;
  for (const from of others) await tell('opened', '1.0.0', 20, DINER, from);
  await tell('load_failed', '3.0.0', 40, DINER, one);
  await eventually(async () => expect((await figuresOf('3.0.0'))?.failed).toBe(40));
  await eventually(async () => expect((await figuresOf('1.0.0'))?.opened).toBe(80));
  await judged();
  expect(await canary()).toMatchObject({ version: '3.0.0' });
  for (const from of others) await tell('load_failed', '3.0.0', 1, DINER, from);
  await eventually(async () => expect(await canary()).toBeNull());
  const [last] = (await get('/platform/moves')) as ReleaseMove[];
  expect(last).toMatchObject({ moved_by: 'platform', reason: 'dështime: 42, hapje: 0' });
});

test('whoever ends a failing canary names the move that began it, so that a later one goes on', async () => {
  await team.move({ part: DINER, action: 'canary', version: '2.0.0', percent: 50 });
  const reports = await anotherProcess();
  await team.move({ part: DINER, action: 'canary', version: '4.0.0', percent: 20 });
  const failures = Array.from({ length: 40 }, () => ({
    kind: 'load_failed' as const,
    part: DINER,
    version: '2.0.0',
  }));
  for (const from of ADDRESSES) reports.take(failures, from);
  await reports.flush();
  expect((await figuresOf('4.0.0'))?.failed).toBe(0);
  expect(await canary()).toMatchObject({ version: '4.0.0', percent: 20 });
  await team.move({ part: DINER, action: 'abort' });
});

test('one address cannot keep a failing canary alive by failures of the stable version', async () => {
  await team.move({ part: DINER, action: 'canary', version: '5.0.0', percent: 50 });
  await tell('load_failed', '1.0.0', 40, DINER, ADDRESSES[0]);
  await eventually(async () => expect((await figuresOf('1.0.0'))?.failed).toBe(40));
  for (const from of ADDRESSES) {
    await tell('opened', '5.0.0', 30, DINER, from);
    await tell('load_failed', '5.0.0', 2, DINER, from);
  }
  await eventually(async () => expect(await canary()).toBeNull());
  const [last] = (await get('/platform/moves')) as ReleaseMove[];
  expect(last).toMatchObject({ version: '1.0.0', replaced: '5.0.0', moved_by: 'platform' });
});

test('a canary that fails as often as the stable version goes on', async () => {
  await team.move({ part: DINER, action: 'canary', version: '6.0.0', percent: 50 });
  for (const from of ADDRESSES) {
    for (const version of ['1.0.0', '6.0.0']) {
      await tell('opened', version, 38, DINER, from);
      await tell('load_failed', version, 2, DINER, from);
    }
  }
  await eventually(async () => expect(await figuresOf('6.0.0')).toMatchObject({ failed: 6, opened: 114 }));
  await judged();
  expect(await canary()).toMatchObject({ version: '6.0.0' });
  await team.move({ part: DINER, action: 'abort' });
});

test('what a preview meets is no figure of visitors', async () => {
  const happenings = [{ kind: 'fell_back', part: 'shell', version: '1.0.0' }];
  const headers = { cookie: 'tavolina_preview=any' };
  expect((await send(server, 'POST', '/platform/reports', { body: { happenings }, headers })).status).toBe(
    202,
  );
  await tell('skew', '1.0.0', 1, 'shell');
  await eventually(async () => expect((await figuresOf('1.0.0', 'shell'))?.skewed).toBeGreaterThan(1));
  expect((await figuresOf('1.0.0', 'shell'))?.fell_back).toBe(0);
});

test('what is told of unknown versions is dropped without a word', async () => {
  expect((await tell('opened', '9.9.9')).status).toBe(202);
  expect((await tell('opened', '1.0.0', 1, 'remote-none')).status).toBe(202);
  const before = (await figuresOf('1.0.0'))?.skewed ?? 0;
  await tell('skew', '1.0.0');
  await eventually(async () => expect((await figuresOf('1.0.0'))?.skewed).toBe(before + 1));
  const { rows } = await server.database.query(
    "SELECT part, version FROM release_reports WHERE version = '9.9.9' OR part = 'remote-none'",
  );
  expect(rows).toEqual([]);
});

test.each([
  [{}],
  [{ happenings: [] }],
  [{ happenings: [{ kind: 'opened', part: 'shell', version: '../x' }] }],
  [{ happenings: [{ kind: 'lcp', part: 'shell', version: '1', value: -1 }] }],
  [{ happenings: Array.from({ length: 41 }, () => ({ kind: 'opened', part: 'shell', version: '1' })) }],
])('%j is no report', async (body) => {
  expect((await send(server, 'POST', '/platform/reports', { body })).status).toBe(422);
});

test('one address is heard to a measure, whatever it sends', async () => {
  for (let turn = 0; turn < 20; turn += 1) await tell('fell_back', '1.0.0', 40, DINER, '10.0.0.9');
  // A later report of another address. Once it is counted, the first one is counted too.
  await tell('fell_back', '1.0.0', 1, 'shell', ADDRESSES[1]);
  await eventually(async () => expect((await figuresOf('1.0.0', 'shell'))?.fell_back).toBe(1));
  const counted = async () => {
    const { rows } = await server.database.query<{ count: number }>(
      `SELECT coalesce(sum(count), 0)::int AS count FROM release_reports WHERE kind = 'fell_back' AND part = $1`,
      [DINER],
    );
    return rows[0]?.count ?? 0;
  };
  expect(await counted()).toBe(300);
});

// product.md §143
test('pages that began and never were ready count against a canary, and end it; those that were or were left do not', async () => {
  await team.publish(testBuild(DINER, '7.0.0'));
  await team.publish(testBuild(DINER, '8.0.0'));
  const canaryNow = async () =>
    (
      await server.database.query<{ canary: string | null }>(
        'SELECT canary FROM release_channels WHERE part = $1',
        [DINER],
      )
    ).rows[0]?.canary;
  const begin = async (version: string, ends: readonly string[]) => {
    await team.move({ part: DINER, action: 'canary', version, percent: 50 });
    const reports = await anotherProcess();
    for (const ip of ADDRESSES)
      for (const kind of [...Array.from({ length: 4 }, () => 'started' as const), ...ends])
        reports.take([{ kind: kind as 'started', part: DINER, version, value: 2_000 }], ip);
    await reports.flush();
    expect((await figuresOf(version))?.silent).toBe(0);
    // Some minutes later, when everything that began has had its time.
    await server.database.query(
      `UPDATE release_reports SET minute = minute - interval '3 minutes' WHERE version = $1`,
      [version],
    );
    await server.database.query(
      `UPDATE release_channels SET canary_since = canary_since - interval '4 minutes' WHERE part = $1`,
      [DINER],
    );
    const later = await anotherProcess();
    const told = (await later.figures())
      .flatMap(({ versions }) => versions)
      .find((of) => of.version === version);
    await later.judge();
    return { silent: told?.silent, canary: await canaryNow() };
  };
  expect(await begin('7.0.0', ['ready', 'ready', 'left', 'ready'])).toEqual({ silent: 0, canary: '7.0.0' });
  await team.move({ part: DINER, action: 'abort' });
  expect(await begin('8.0.0', ['ready'])).toEqual({ silent: 9, canary: null });
});
