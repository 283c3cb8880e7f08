import type { ReleaseMove, ReleaseStatus } from '@tavolina/shared-api/contract';
import { testBuild, testOperators, testTeam } from '../../../test/builds.ts';
import { eventually } from '../../../test/eventually.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const DINER = 'remote-diner';
const SHELL = { shell: '1.0.0' };

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0')],
  published: ['1.0.0', '2.0.0', '3.0.0'].map((version) => testBuild(DINER, version)),
});

const tried = (version: string, beside: object, problems: string[] = [], token = team.token) =>
  send(server, 'POST', '/platform/trials', { token, body: { part: DINER, version, beside, problems } });
const release = (version: string, more: object = {}) =>
  team.move({ part: DINER, action: 'release', version, untried: undefined, ...more });
const opened = (version: string) =>
  send(server, 'POST', '/platform/reports', {
    body: { happenings: [{ kind: 'opened', part: DINER, version }] },
  });
const refusal = (message: string) => ({
  status: 422,
  body: {
    code: 'move_refused',
    detail: 'Ky veprim nuk u lejua. Ajo që është në përdorim mbetet siç ishte.',
    errors: [expect.objectContaining({ message })],
  },
});

test('what no browser has opened is not released', async () => {
  expect(await release('1.0.0')).toMatchObject(
    refusal(
      'remote-diner@1.0.0 nuk është provuar ende në shfletues. Nise npm run platform -- try remote-diner@1.0.0.',
    ),
  );
});

test('what failed in its last trial is refused with what the browser met', async () => {
  await tried('1.0.0', SHELL);
  await tried('1.0.0', SHELL, ['/menu: TypeError']);
  expect(await release('1.0.0')).toMatchObject(
    refusal('Në provë: /menu: TypeError Ndreqe, publiko ndërtimin e ri dhe lësho atë.'),
  );
});

test('a trial counts beside what it stood beside', async () => {
  await tried('1.0.0', { shell: '0.9.0' });
  expect(await release('1.0.0')).toMatchObject(
    refusal(
      'remote-diner@1.0.0 nuk është provuar pranë shell@1.0.0, që është tani në përdorim. Nise sërish npm run platform -- try remote-diner@1.0.0.',
    ),
  );
  await tried('1.0.0', SHELL);
  expect(await release('1.0.0')).toMatchObject({ status: 200, body: { untried: null } });
});

test('a canary needs a trial, its promotion none', async () => {
  const canary = () =>
    team.move({ part: DINER, action: 'canary', version: '2.0.0', percent: 10, untried: undefined });
  expect((await canary()).status).toBe(422);
  await tried('2.0.0', SHELL);
  expect((await canary()).status).toBe(200);
  expect((await team.move({ part: DINER, action: 'promote', untried: undefined })).status).toBe(200);
});

test('who releases without a trial says why, which is recorded', async () => {
  await release('3.0.0', { untried: 'Shfletuesi mungon' });
  const { body } = await send(server, 'GET', '/platform/moves', { token: team.token });
  expect((body as ReleaseMove[])[0]).toMatchObject({ version: '3.0.0', untried: 'Shfletuesi mungon' });
});

test('a team tells of its own part only, and of versions that exist', async () => {
  const { token } = await testTeam(server, 'remote-business');
  expect((await tried('1.0.0', SHELL, [], token)).status).toBe(403);
  expect((await tried('9.0.0', SHELL)).status).toBe(404);
});

// product.md §142
test('what nobody tried its team may only begin as a small canary, which it cannot promote; an operator may all', async () => {
  await team.publish(testBuild(DINER, '4.0.0'));
  const diner = await testTeam(server, DINER);
  const untried = { part: DINER, version: '4.0.0', untried: 'Shfletuesi mungon' };
  const limit = refusal(
    'remote-diner@4.0.0: pa provë në shfletues, një ekip mund ta nisë vetëm si canary te jo më shumë se 10 % e vizitorëve. Provoje, ose pyet një operator.',
  );
  expect(await diner.move({ ...untried, action: 'release' })).toMatchObject(limit);
  expect(await diner.move({ ...untried, action: 'canary', percent: 11 })).toMatchObject(limit);
  expect((await diner.move({ ...untried, action: 'canary', percent: 10 })).status).toBe(200);
  const { body } = await send(server, 'GET', '/platform/status', { token: team.token });
  const [, told] = (body as ReleaseStatus).parts;
  expect(told?.untried).toContainEqual({
    version: '4.0.0',
    why: 'Shfletuesi mungon',
    moved_by: expect.any(String),
  });
  const promote = { part: DINER, action: 'promote' as const, untried: undefined };
  expect(await diner.move(promote)).toMatchObject(
    refusal(
      'remote-diner@4.0.0 nuk është provuar ende në shfletues. Nise npm run platform -- try remote-diner@4.0.0.',
    ),
  );
  expect((await team.move({ ...promote, dry_run: true })).status).toBe(200);
  await tried('4.0.0', SHELL, [], diner.token);
  expect((await diner.move({ ...promote, unopened: undefined })).status).toBe(422);
  await opened('4.0.0');
  await eventually(async () =>
    expect((await diner.move({ ...promote, unopened: undefined })).status).toBe(200),
  );
});

// product.md §121
test('what only its own team says it has tried begins as a small canary and is recorded so; visitors or an operator bear it out', async () => {
  for (const version of ['6.0.0', '7.0.0']) await team.publish(testBuild(DINER, version));
  const diner = await testTeam(server, DINER);
  const order = { part: DINER, version: '6.0.0', untried: undefined };
  const limit = refusal(
    'remote-diner@6.0.0: asnjë operator nuk e ka provuar. Vetëm pas provës së vet, një ekip mund t’ia japë jo më shumë se 10 % të vizitorëve (--canary 10) dhe, kur ta kenë hapur, të gjithëve. Nise ashtu, ose kërkoji një operatori ta provojë.',
  );
  await tried('6.0.0', SHELL, [], diner.token);
  expect(await diner.move({ ...order, action: 'release' })).toMatchObject(limit);
  expect(await diner.move({ ...order, action: 'release', dry_run: true })).toMatchObject(limit);
  expect(await diner.move({ ...order, action: 'canary', percent: 11 })).toMatchObject(limit);
  expect(await diner.move({ ...order, action: 'canary', percent: 10 })).toMatchObject({
    status: 200,
    body: { team_trial: DINER },
  });
  const promote = { part: DINER, action: 'promote' as const, untried: undefined };
  // Stating that nobody has opened it is no evidence either.
  expect(await diner.move({ ...promote, unopened: true })).toMatchObject(limit);
  await opened('6.0.0');
  await eventually(async () =>
    expect((await diner.move({ ...promote, unopened: undefined })).status).toBe(200),
  );
  const { body } = await send(server, 'GET', '/platform/moves', { token: team.token });
  expect((body as ReleaseMove[])[0]).toMatchObject({ version: '6.0.0', team_trial: DINER });
  const next = { ...order, version: '7.0.0', action: 'release' as const };
  await tried('7.0.0', { shell: '0.9.0' });
  await tried('7.0.0', SHELL, [], diner.token);
  expect((await diner.move(next)).status).toBe(422);
  await tried('7.0.0', SHELL);
  await tried('7.0.0', SHELL, [], diner.token);
  expect(await diner.move(next)).toMatchObject({ status: 200, body: { team_trial: null } });
});

// product.md §121
test('the first version of a part goes to everybody on its team’s word, which is recorded', async () => {
  const part = 'remote-loyalty';
  const loyalty = await testTeam(server, part);
  await loyalty.publish(testBuild(part, '1.0.0'));
  const [live] = (
    (await send(server, 'GET', '/platform/status', { token: team.token })).body as ReleaseStatus
  ).parts.filter((each) => each.part === DINER);
  const beside = { ...SHELL, [DINER]: live?.stable ?? '' };
  await send(server, 'POST', '/platform/trials', {
    token: loyalty.token,
    body: { part, version: '1.0.0', beside, problems: [] },
  });
  const first = { part, version: '1.0.0', action: 'release' as const, untried: undefined };
  expect(await loyalty.move(first)).toMatchObject({ status: 200, body: { team_trial: part } });
});

test('a dry run is asked for before the trial and needs none', async () => {
  await team.publish(testBuild(DINER, '5.0.0'));
  expect((await release('5.0.0', { dry_run: true })).status).toBe(200);
  expect((await release('5.0.0')).status).toBe(422);
});

// product.md §137
test('a canary that nobody has opened is promoted by whoever says so, or once somebody has', async () => {
  const canary = { part: DINER, action: 'canary' as const, version: '1.0.0', percent: 10 };
  await team.move(canary);
  const promote = (more: object = {}) =>
    team.move({ part: DINER, action: 'promote', unopened: undefined, ...more });
  expect(await promote()).toMatchObject(
    refusal('Askush nuk e ka hapur ende remote-diner@1.0.0: prit vizitorë, ose thuaj që e di (--unopened).'),
  );
  expect((await promote({ unopened: true, dry_run: true })).status).toBe(200);
  await opened('1.0.0');
  await eventually(async () => expect((await promote()).status).toBe(200));
});
