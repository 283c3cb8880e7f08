import type { ReleaseMove, ReleaseStatus } from '@tavolina/shared-api/contract';
import { testBuild, testOperators } from '../../../test/builds.ts';
import { eventually } from '../../../test/eventually.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const DINER = 'remote-diner';

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0')],
  published: ['1.0.0', '2.0.0', '3.0.0'].map((version) => testBuild(DINER, version)),
});

const statusAt = async (api: string) => {
  const { body } = await send({ api }, 'GET', '/platform/status', { token: team.token });
  return (body as ReleaseStatus).parts.find(({ part }) => part === DINER);
};
const status = () => statusAt(server.api);
const move = (action: 'release' | 'canary' | 'promote' | 'rollback' | 'abort', more: object = {}) =>
  team.move({ part: DINER, action, ...more });

test('a part that was never released is told that its first version is for everybody', async () => {
  expect(await move('canary', { version: '1.0.0', percent: 10 })).toMatchObject({
    status: 422,
    body: {
      code: 'move_refused',
      errors: [{ message: expect.stringMatching(/^remote-diner nuk është lëshuar ende/) }],
    },
  });
});

const noEffect = (message: string) => ({
  status: 409,
  body: { code: 'nothing_to_move', detail: `Nuk ka ç’të bëhet: ${message}` },
});

test.each(['promote', 'abort', 'rollback'] as const)(
  '%s of a part that was never released has nothing to do: no build was judged',
  async (action) =>
    expect(await move(action)).toMatchObject(
      noEffect(`${DINER} nuk është lëshuar ende. Publiko dhe lësho një version të saj.`),
    ),
);

test('a release makes a version live and keeps the one before beside it', async () => {
  await move('release', { version: '1.0.0' });
  expect(await status()).toMatchObject({ stable: '1.0.0', last_good: null, canary: null });
  expect((await move('release', { version: '2.0.0' })).body).toMatchObject({ replaced: '1.0.0' });
  expect(await status()).toMatchObject({ stable: '2.0.0', last_good: '1.0.0' });
});

test('a rollback goes to the last good version and trusts the one it left no more', async () => {
  expect((await move('rollback')).body).toMatchObject({ version: '1.0.0', replaced: '2.0.0' });
  expect(await status()).toMatchObject({ stable: '1.0.0', last_good: null });
  expect(await move('rollback')).toMatchObject(
    noEffect(
      `${DINER} nuk ka version të mëparshëm të mirë ku të kthehet. Zgjidh një me rollback --to, ose lësho një tjetër.`,
    ),
  );
  expect((await move('rollback', { version: '2.0.0' })).status).toBe(200);
});

test('what was never live is no way back', async () => {
  const before = await status();
  expect(await move('rollback', { version: '3.0.0' })).toMatchObject({
    status: 422,
    body: {
      code: 'move_refused',
      errors: [{ message: expect.stringMatching(/^remote-diner@3\.0\.0 nuk ka qenë kurrë për të gjithë/) }],
    },
  });
  expect(await status()).toEqual(before);
});

test('a canary stands beside the stable version until it is promoted', async () => {
  await move('canary', { version: '3.0.0', percent: 10 });
  expect(await status()).toMatchObject({ stable: '2.0.0', canary: { version: '3.0.0', percent: 10 } });
  await move('promote');
  expect(await status()).toMatchObject({ stable: '3.0.0', last_good: '2.0.0', canary: null });
});

test('an aborted canary is gone, and nothing is left to promote', async () => {
  await move('canary', { version: '1.0.0', percent: 50 });
  await move('abort');
  expect(await status()).toMatchObject({ stable: '3.0.0', canary: null });
  for (const action of ['promote', 'abort'] as const)
    expect(await move(action)).toMatchObject(
      noEffect(`${DINER} nuk ka canary. Nise një me release --canary.`),
    );
});

test.each([
  ['release', { version: '3.0.0' }],
  ['canary', { version: '3.0.0', percent: 10 }],
  ['rollback', { version: '3.0.0' }],
] as const)('%s of what everybody has is nothing to do and is not recorded', async (action, more) => {
  const before = await status();
  expect(before?.stable).toBe('3.0.0');
  expect(await move(action, more)).toMatchObject(
    noEffect(`${DINER}@3.0.0 e kanë tashmë të gjithë. Zgjidh një version tjetër.`),
  );
  expect(await status()).toEqual(before);
});

test('every move is recorded with who, when and why', async () => {
  await move('release', { version: '1.0.0', reason: 'Shporta ruhet' });
  const { body } = await send(server, 'GET', '/platform/moves', { token: team.token });
  expect((body as ReleaseMove[])[0]).toMatchObject({
    part: DINER,
    action: 'release',
    version: '1.0.0',
    moved_by: 'operators',
    reason: 'Shporta ruhet',
    moved_at: expect.stringMatching(/^\d{4}-/),
  });
});

test.each([
  ['sq', 'me dorë në konsolë', '2.0.0'],
  ['en', 'by hand in the console', '1.0.0'],
])(
  'what is moved by a button says so in the language of whoever reads it, %s',
  async (language, reason, other) => {
    const body = { part: DINER, action: 'release', version: other, by_hand: true, untried: 'a test' };
    const headers = { 'accept-language': language };
    const told = { token: team.token, headers };
    expect(await send(server, 'POST', '/platform/moves', { ...told, body })).toMatchObject({
      status: 200,
      body: { reason, untried: 'a test' },
    });
    const moves = (await send(server, 'GET', '/platform/moves', told)).body as ReleaseMove[];
    expect(moves[0]).toMatchObject({ reason, untried: 'a test' });
  },
);

test('a dry run says what would happen and does nothing', async () => {
  const before = await status();
  expect((await move('release', { version: '2.0.0', dry_run: true })).body).toMatchObject({ id: 0 });
  expect(await status()).toEqual(before);
});

test('who decided on an older state is told so', async () => {
  const seen = (await status())?.move_id;
  await move('release', { version: '2.0.0' });
  expect(await move('release', { version: '3.0.0', expected_move: seen })).toMatchObject({
    status: 409,
    body: { code: 'release_conflict' },
  });
});

test('two teams that release at the same moment both succeed', async () => {
  await team.publish(testBuild('remote-business', '1.0.0'));
  const answers = await Promise.all([
    move('release', { version: '1.0.0' }),
    team.move({ part: 'remote-business', action: 'release', version: '1.0.0' }),
  ]);
  expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
});

test('of two equal canaries at the same moment, one decides on what the other left', async () => {
  const seen = (await status())?.move_id;
  const canary = () => move('canary', { version: '3.0.0', percent: 20, expected_move: seen });
  const statuses = (await Promise.all([canary(), canary()])).map((answer) => answer.status);
  expect(statuses.sort()).toEqual([200, 409]);
  await move('abort');
});

test('another process hears of a move', async () => {
  const api = await server.sibling();
  await move('release', { version: '3.0.0' });
  await eventually(async () => expect(await statusAt(api)).toMatchObject({ stable: '3.0.0' }));
});

test('an unknown version is refused', async () => {
  expect(await move('release', { version: '9.9.9' })).toMatchObject({
    status: 404,
    body: { code: 'version_unknown' },
  });
});

test.each([
  [{ action: 'release' as const }, 'version'],
  [{ action: 'canary' as const, version: '1.0.0' }, 'percent'],
  [{ action: 'canary' as const, version: '1.0.0', percent: 100 }, 'percent'],
  [{ action: 'abort' as const, reason: '' }, 'reason'],
  [{ action: 'abort' as const, reason: undefined }, 'reason'],
])('%j is told which field is wrong', async (request, field) => {
  expect(await team.move({ part: DINER, ...request })).toMatchObject({
    status: 422,
    body: { errors: [{ field }] },
  });
});
