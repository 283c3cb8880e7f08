import type { ReleaseFigures } from '@tavolina/shared-api/contract';
import { testBuild, testOperators } from '../../../test/builds.ts';
import { eventually } from '../../../test/eventually.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const DINER = 'remote-diner';

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), testBuild(DINER, '1.0.0')],
  published: [testBuild(DINER, '2.0.0')],
});

const get = async (route: string) => (await send(server, 'GET', route, { token: team.token })).body;

const told = async (version: string) => {
  const parts = (await get('/platform/figures')) as ReleaseFigures;
  return parts.find(({ part }) => part === DINER)?.versions.find((entry) => entry.version === version);
};

const tell = (version: string, times: number) =>
  send(server, 'POST', '/platform/reports', {
    body: { happenings: Array.from({ length: times }, () => ({ kind: 'opened', part: DINER, version })) },
  });

const canary = () => team.move({ part: DINER, action: 'canary', version: '2.0.0', percent: 50 });

test('a canary that runs again is judged by what was told since it began; the stable version by its day', async () => {
  await canary();
  await tell('1.0.0', 4);
  await tell('2.0.0', 3);
  await eventually(async () => expect(await told('2.0.0')).toMatchObject({ opened: 3 }));
  await team.move({ part: DINER, action: 'abort' });
  await server.database.query("UPDATE release_reports SET minute = minute - interval '2 minutes'");
  await canary();
  expect((await told('2.0.0'))?.hours.at(-1)).toEqual({ opened: 0, failed: 0 });
  await tell('2.0.0', 2);
  await eventually(async () => expect(await told('2.0.0')).toMatchObject({ opened: 2 }));
  expect((await told('2.0.0'))?.hours.at(-1)).toEqual({ opened: 2, failed: 0 });
  expect(await told('1.0.0')).toMatchObject({ opened: 4 });
});
