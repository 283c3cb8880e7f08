import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { testBuild, testOperators } from '../../../test/builds.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const PARTS = ['remote-again', 'remote-silent', 'remote-older'] as const;

const team = testOperators(server, {
  live: PARTS.map((part) => testBuild(part, '1.0.0')),
  published: PARTS.flatMap((part) => ['2.0.0', '3.0.0'].map((version) => testBuild(part, version))),
});

/** Actions on one part. */
const at = (part: (typeof PARTS)[number]) => ({
  move: (action: 'release' | 'canary' | 'promote' | 'rollback' | 'abort', more: object = {}) =>
    team.move({ part, action, ...more }),
  status: async () => {
    const { body } = await send(server, 'GET', '/platform/status', { token: team.token });
    return (body as ReleaseStatus).parts.find((entry) => entry.part === part);
  },
});

test('a version that was rolled back is good again once it was promoted, not as a canary', async () => {
  const { move, status } = at('remote-again');
  await move('release', { version: '2.0.0' });
  await move('rollback');
  await move('canary', { version: '2.0.0', percent: 5 });
  expect(await status()).toMatchObject({ stable: '1.0.0', last_good: null, canary: { version: '2.0.0' } });
  expect((await move('rollback')).status).toBe(409);
  await move('promote');
  await move('release', { version: '3.0.0' });
  expect(await status()).toMatchObject({ stable: '3.0.0', last_good: '2.0.0' });
});

test('a release that takes the place of such a canary does not make it good either', async () => {
  const { move, status } = at('remote-silent');
  await move('release', { version: '2.0.0' });
  await move('rollback');
  await move('canary', { version: '2.0.0', percent: 5 });
  await move('release', { version: '3.0.0' });
  expect(await status()).toMatchObject({ stable: '3.0.0', last_good: '1.0.0', canary: null });
});

test('an earlier version that runs as a canary is no way back while it does', async () => {
  const { move, status } = at('remote-older');
  await move('release', { version: '2.0.0' });
  await move('release', { version: '3.0.0' });
  expect(await status()).toMatchObject({ last_good: '2.0.0' });
  await move('canary', { version: '2.0.0', percent: 5 });
  expect(await status()).toMatchObject({ last_good: '1.0.0', canary: { version: '2.0.0' } });
  expect((await move('rollback')).body).toMatchObject({ version: '1.0.0' });
  expect(await status()).toMatchObject({ stable: '1.0.0', canary: { version: '2.0.0' } });
});
