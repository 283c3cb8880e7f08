import type { ReleaseFigures, ReleaseMove, ReleaseStatus } from '@tavolina/shared-api/contract';
import { testBuild, testOperators } from '../../test/builds.ts';
import { eventually } from '../../test/eventually.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';

const server = testServer();
const DINER = 'remote-diner';

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), testBuild(DINER, '1.0.0')],
  published: [testBuild(DINER, '2.0.0')],
});

const tell = (kind: string, version: string, times = 1, part = DINER) =>
  send(server, 'POST', '/platform/reports', {
    body: { happenings: Array.from({ length: times }, () => ({ kind, part, version })) },
  });

const get = async (path: string) => (await send(server, 'GET', path, { token: team.token })).body;
const canary = async () =>
  ((await get('/platform/status')) as ReleaseStatus).parts.find(({ part }) => part === DINER)?.canary;

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
  await eventually(async () => expect(await figuresOf('2.0.0')).toMatchObject({ failed: 4 }));
  expect(await canary()).toMatchObject({ version: '2.0.0' });
  await tell('render_failed', '2.0.0');
  await eventually(async () => expect(await canary()).toBeNull());
  const [last] = (await get('/platform/moves')) as ReleaseMove[];
  expect(last).toMatchObject({
    action: 'abort',
    moved_by: 'platform',
    reason: '5 failures, opened 20 times',
  });
});

test('a canary that fails as often as the stable version goes on', async () => {
  await team.move({ part: DINER, action: 'canary', version: '2.0.0', percent: 50 });
  for (const version of ['1.0.0', '2.0.0']) {
    await tell('opened', version, 30);
    await tell('load_failed', version, 10);
  }
  await eventually(async () => expect((await figuresOf('2.0.0'))?.failed).toBeGreaterThanOrEqual(15));
  expect(await canary()).toMatchObject({ version: '2.0.0' });
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
  await tell('opened', '1.0.0');
  const { rows } = await server.database.query('SELECT version FROM release_reports WHERE version = $1', [
    '9.9.9',
  ]);
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
  for (let turn = 0; turn < 20; turn += 1) await tell('fell_back', '1.0.0', 40);
  await tell('opened', '1.0.0');
  const counted = async () => {
    const { rows } = await server.database.query<{ count: number }>(
      `SELECT coalesce(sum(count), 0)::int AS count FROM release_reports WHERE kind = 'fell_back'`,
    );
    return rows[0]?.count ?? 0;
  };
  await eventually(async () => expect(await counted()).toBeGreaterThan(0));
  expect(await counted()).toBeLessThanOrEqual(300);
});
