import { testBuild, testTeam, uploadOf } from '../../../test/builds.ts';
import { callAsInExample, callRows } from '../../../test/described-calls.ts';
import { createOwner } from '../../../test/factories.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { revokeAllTokens } from './team-tokens.ts';

const server = testServer();
const DINER = 'remote-diner';
let owner: Awaited<ReturnType<typeof createOwner>>;

beforeAll(async () => {
  owner = await createOwner(server);
});

test('a team publishes and moves its own part and no other', async () => {
  const diner = await testTeam(server, DINER);
  expect((await diner.publish(testBuild(DINER, '1.0.0'))).status).toBe(200);
  const trial = { part: DINER, version: '1.0.0', beside: {}, problems: [] };
  await send(server, 'POST', '/platform/trials', { token: diner.token, body: trial });
  const released = { part: DINER, action: 'release' as const, version: '1.0.0', untried: undefined };
  expect((await diner.move(released)).status).toBe(200);
  const foreign = { status: 403, body: { code: 'forbidden' } };
  expect(await diner.publish(testBuild('remote-business', '1.0.0'))).toMatchObject(foreign);
  expect(await diner.move({ part: 'shell', action: 'rollback' })).toMatchObject(foreign);
});

test('nobody gets in without a token, nor an owner with theirs', async () => {
  for (const token of ['', 'abc', `tvp_${'a'.repeat(43)}`, owner.accessToken])
    expect(await send(server, 'GET', '/platform/status', { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
});

test.each(callRows(({ access }) => access === 'team'))('%s is for teams alone', async (_name, described) => {
  for (const token of ['', owner.accessToken])
    expect(await callAsInExample(server, described, { token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
});

test.each(callRows(({ errors }) => errors.includes('forbidden')))(
  '%s is refused to the team of another part',
  async (_name, described) => {
    const { token } = await testTeam(server, 'remote-business');
    expect(await callAsInExample(server, described, { token })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  },
);

test('a build without a token is refused before it is read', async () => {
  const body = { ...uploadOf(testBuild(DINER, '2.0.0')), padding: 'x'.repeat(2_000_000) };
  expect((await send(server, 'POST', '/platform/versions', { body })).status).toBe(401);
});

test('a team’s token opens no owner’s calls', async () => {
  const { token } = await testTeam(server);
  expect((await send(server, 'GET', '/users/profile', { token })).status).toBe(401);
});

test('a team gets nowhere with tokens that were taken back', async () => {
  const [lost, other] = [await testTeam(server, DINER), await testTeam(server, 'remote-business')];
  const statusFor = async (token: string) =>
    (await send(server, 'GET', '/platform/status', { token })).status;
  expect(await statusFor(lost.token)).toBe(200);
  expect(await revokeAllTokens(server.database, DINER)).toBeGreaterThan(0);
  expect([await statusFor(lost.token), await statusFor(other.token)]).toEqual([401, 200]);
});
