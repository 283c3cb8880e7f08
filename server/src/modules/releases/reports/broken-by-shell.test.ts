import type { Happening, ReleaseFigures, ReleaseMove } from '@tavolina/shared-api/contract';
import { testBuild, testOperators } from '../../../test/builds.ts';
import { eventually } from '../../../test/eventually.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer({ TRUSTED_PROXIES: '127.0.0.1' });
const CONSOLE = 'remote-business';
/** Addresses of different groups. */
const ADDRESSES = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), testBuild(CONSOLE, '1.0.0'), testBuild('remote-diner', '1.0.0')],
  published: [
    ...['2.0.0', '3.0.0', '4.0.0'].map((version) => testBuild('shell', version)),
    ...['2.0.0', '3.0.0'].map((version) => testBuild(CONSOLE, version)),
  ],
});

/**
 * Reports from pages of one shell, at three addresses: how often a remote was opened, and how often it
 * failed.
 */
const visit = async (
  shell: string,
  version: string,
  { opened, failed, part = CONSOLE }: { opened: number; failed: number; part?: string },
) => {
  const times = (count: number, kind: Happening['kind']) =>
    Array.from({ length: count }, () => ({ kind, part, version }));
  for (const from of ADDRESSES) {
    const happenings = [...times(opened, 'opened'), ...times(failed, 'render_failed')];
    const headers = { 'x-forwarded-for': from };
    await send(server, 'POST', '/platform/reports', { body: { shell, happenings }, headers });
  }
};

const get = async (path: string) => (await send(server, 'GET', path, { token: team.token })).body;

const figuresOf = async (part: string, version: string) => {
  const figures = (await get('/platform/figures')) as ReleaseFigures;
  const told = figures.find((entry) => entry.part === part)?.versions;
  return told?.find((entry) => entry.version === version);
};

const lastMove = async () => ((await get('/platform/moves')) as ReleaseMove[])[0];

const openedBy = (version: string, opened: number) =>
  eventually(async () => expect((await figuresOf(CONSOLE, version))?.opened).toBe(opened));

beforeEach(async () => {
  await server.database.query('TRUNCATE release_reports, release_reports_beside');
});

// product.md §151
test('a remote that was well and fails only beside the shell’s canary ends that canary, though few pages are its', async () => {
  await visit('1.0.0', '1.0.0', { opened: 13, failed: 0 });
  await openedBy('1.0.0', 39);
  await team.move({ part: 'shell', action: 'canary', version: '2.0.0', percent: 50 });
  // Most visitors of the canary never open the console.
  for (let turn = 0; turn < 4; turn += 1)
    await visit('2.0.0', '2.0.0', { part: 'shell', opened: 40, failed: 0 });
  await visit('2.0.0', '1.0.0', { opened: 2, failed: 2 });
  await eventually(async () =>
    expect(await lastMove()).toMatchObject({
      part: 'shell',
      action: 'abort',
      replaced: '2.0.0',
      moved_by: 'platform',
      reason: 'remote-business@1.0.0 pranë tij: dështime: 6, hapje: 6',
    }),
  );
});

// product.md §151
test('the remote’s own canary goes on where it fails beside the shell’s alone; the shell’s ends', async () => {
  await team.move({ part: CONSOLE, action: 'canary', version: '2.0.0', percent: 50 });
  await visit('1.0.0', '2.0.0', { opened: 13, failed: 0 });
  await openedBy('2.0.0', 39);
  await team.move({ part: 'shell', action: 'canary', version: '3.0.0', percent: 50 });
  await visit('3.0.0', '2.0.0', { opened: 4, failed: 4 });
  await eventually(async () => expect(await lastMove()).toMatchObject({ part: 'shell', action: 'abort' }));
  await openedBy('2.0.0', 51);
  expect(await figuresOf(CONSOLE, '2.0.0')).toMatchObject({ opened: 51, failed: 0 });
  await team.move({ part: CONSOLE, action: 'abort' });
});

test('a remote that fails beside every shell is its own cause, also while the shell has a canary', async () => {
  await team.move({ part: CONSOLE, action: 'canary', version: '3.0.0', percent: 50 });
  await team.move({ part: 'shell', action: 'canary', version: '4.0.0', percent: 50 });
  await visit('1.0.0', '3.0.0', { opened: 5, failed: 5 });
  await visit('4.0.0', '3.0.0', { opened: 5, failed: 5 });
  await eventually(async () =>
    expect(await lastMove()).toMatchObject({ part: CONSOLE, action: 'abort', replaced: '3.0.0' }),
  );
  expect(await figuresOf('shell', '4.0.0')).toMatchObject({ failed: 0, breaks: [] });
  await team.move({ part: 'shell', action: 'abort' });
  // The end of the canary may come before its last reports are stored, which the next test would count.
  await eventually(async () => {
    const { rows } = await server.database.query(
      "SELECT sum(count)::int AS opened FROM release_reports_beside WHERE version = '3.0.0' AND kind = 'opened'",
    );
    expect(rows).toEqual([{ opened: 30 }]);
  });
});

test('beside a shell that is live for all, failures are the shell’s figures, and no longer the remote’s', async () => {
  await visit('1.0.0', '1.0.0', { opened: 13, failed: 0 });
  await openedBy('1.0.0', 39);
  await team.move({ part: 'shell', action: 'release', version: '4.0.0' });
  await visit('4.0.0', '1.0.0', { opened: 5, failed: 5 });
  await openedBy('1.0.0', 54);
  expect(await figuresOf('shell', '4.0.0')).toMatchObject({ failed: 15, breaks: [`${CONSOLE}@1.0.0`] });
  expect((await figuresOf('shell', '4.0.0'))?.hours.at(-1)).toEqual({ opened: 0, failed: 15 });
  const remote = await figuresOf(CONSOLE, '1.0.0');
  expect(remote).toMatchObject({ failed: 0, breaks: [] });
  expect(remote?.hours.at(-1)).toEqual({ opened: 54, failed: 0 });
});

test('pages that name a shell nobody was given tell of the remote alone', async () => {
  await visit('9.9.9', '1.0.0', { opened: 5, failed: 0 });
  await openedBy('1.0.0', 15);
  const { rows } = await server.database.query('SELECT shell FROM release_reports_beside');
  expect(rows).toEqual([]);
});
