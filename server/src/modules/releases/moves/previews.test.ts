import type { ReleasePreview } from '@tavolina/shared-api/contract';
import { testBuild, testOperators, testTeam } from '../../../test/builds.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const DINER = 'remote-diner';

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), testBuild(DINER, '1.0.0')],
  published: [testBuild(DINER, '2.0.0')],
});

const preview = (parts: Record<string, string>, token = team.token) =>
  send(server, 'POST', '/platform/previews', { token, body: { parts } });

test('a signed preview names versions that only its browser gets, for eight hours', async () => {
  const { status, body } = await preview({ [DINER]: '2.0.0' });
  expect(status).toBe(200);
  const { token, opens, expires_at } = body as ReleasePreview;
  expect(opens).toBe(`/preview?token=${token}`);
  expect((Date.parse(expires_at) - Date.now()) / 3_600_000).toBeCloseTo(8, 1);
});

test('a team previews its own part beside what is live of others, and nothing else of theirs', async () => {
  const { token } = await testTeam(server, 'remote-business');
  expect((await preview({ [DINER]: '1.0.0', shell: '1.0.0' }, token)).status).toBe(200);
  expect((await preview({ [DINER]: '2.0.0' }, token)).status).toBe(403);
});

test('an unknown version cannot be previewed', async () => {
  expect(await preview({ [DINER]: '9.0.0' })).toMatchObject({
    status: 404,
    body: { code: 'version_unknown' },
  });
});

test('a preview of nothing is told so', async () => {
  expect(await preview({})).toMatchObject({ status: 422, body: { errors: [{ field: 'parts' }] } });
});
