import { randomBytes } from 'node:crypto';
import { type TestBuild, testBuild, testOperators, testTeam } from '../../../test/builds.ts';
import { DINER } from '../../../test/refused-builds.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { budgetsOf, limitOf } from './budgets.ts';

const LIMIT = limitOf(budgetsOf(DINER).entry);

const server = testServer();
const operators = testOperators(server, { live: [testBuild('shell', '1.0.0')] });

/** A build whose entry is above the limit of the platform, with code of its own each time. */
const oversized = (part: string, version: string): TestBuild => {
  const build = testBuild(part, version);
  // Letters of sixteen kinds compress to half.
  build.files['entry.js'] += `;'${randomBytes(LIMIT + 500).toString('hex')}'`;
  return build;
};

const setBudget = (body: object, token = operators.token) =>
  send(server, 'PUT', '/platform/budgets', { token, body });

const BUDGET = { part: DINER, kind: 'entry', reason: 'A map of the place' };
const TOO_LARGE = { status: 422, body: { code: 'release_refused', errors: [{ field: 'entry' }] } };

// Nothing of the part is published yet, but a team holds a token for it.
beforeAll(() => testTeam(server, DINER));

const lastActs = async () => (await send(server, 'GET', '/platform/acts', { token: operators.token })).body;

const diner = async () => {
  const { body } = await send(server, 'GET', '/platform/status', { token: operators.token });
  return (body as { parts: { part: string }[] }).parts.find(({ part }) => part === DINER);
};

// product.md §591
test('a part has the budget that an operator set for it, and only that part', async () => {
  expect(await operators.publish(oversized(DINER, '1.0.0'))).toMatchObject(TOO_LARGE);
  expect(await setBudget({ ...BUDGET, bytes: LIMIT * 2 })).toMatchObject({ status: 204 });
  expect(await operators.release(oversized(DINER, '1.0.0'))).toMatchObject({ status: 200 });
  expect(await diner()).toMatchObject({ budgets: { entry: LIMIT * 2 } });
  expect(await operators.publish(oversized('remote-business', '1.0.0'))).toMatchObject(TOO_LARGE);
  expect(await lastActs()).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        act: 'budget_set',
        about: `${DINER} entry ${LIMIT * 2}`,
        reason: 'A map of the place',
      }),
    ]),
  });
});

// product.md §591
test('a budget set again holds, and none is the platform’s again', async () => {
  await setBudget({ ...BUDGET, bytes: LIMIT * 2 });
  await setBudget({ ...BUDGET, bytes: 1 });
  expect(await operators.publish(testBuild(DINER, '2.0.0'))).toMatchObject(TOO_LARGE);
  await setBudget({ ...BUDGET, bytes: null });
  expect(await operators.publish(testBuild(DINER, '2.0.0'))).toMatchObject({ status: 200 });
  expect(await diner()).toMatchObject({ budgets: {} });
});

// product.md §591
test('only operators set budgets, of known kinds and with a reason', async () => {
  const team = await testTeam(server, DINER);
  expect(await setBudget({ ...BUDGET, bytes: 100 }, team.token)).toMatchObject({ status: 403 });
  expect(await setBudget({ ...BUDGET, bytes: 100 }, 'tvp_none')).toMatchObject({ status: 401 });
  for (const wrong of [{ bytes: 0 }, { kind: 'pictures' }, { reason: ' ' }, { part: 'remote' }])
    expect(await setBudget({ ...BUDGET, bytes: 100, ...wrong })).toMatchObject({ status: 422 });
});

// product.md §624
test('a part that nobody has published or may publish gets no budget, and can lose one', async () => {
  const slip = { ...BUDGET, part: 'remote-dinner' };
  expect(await setBudget({ ...slip, bytes: 100 })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'part', message: expect.stringContaining('remote-dinner') }] },
  });
  expect(await setBudget({ ...BUDGET, part: 'shell', kind: 'styles', bytes: 100_000 })).toMatchObject({
    status: 204,
  });
  expect(await setBudget({ ...slip, bytes: null })).toMatchObject({ status: 204 });
});

// product.md §592
test('an operator lets a build in above the limits with a reason that stays with it', async () => {
  const build = oversized(DINER, '3.0.0');
  const oversize = 'Until the map is a page of its own';
  const team = await testTeam(server, DINER);
  expect(await team.publish(build, { oversize })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  const growth = { larger: 'A map' };
  expect(await operators.publish(build, growth)).toMatchObject(TOO_LARGE);
  expect(await operators.publish(build, { ...growth, oversize })).toMatchObject({ status: 200 });
  await operators.move({ part: DINER, action: 'release', version: '3.0.0' });
  expect(await diner()).toMatchObject({ oversize: [{ version: '3.0.0', why: oversize }] });
  expect(await lastActs()).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({ act: 'publish', about: `${DINER}@3.0.0`, reason: oversize }),
    ]),
  });
});

// product.md §592
test('a reason lets in nothing but size', async () => {
  const build = oversized(DINER, '4.0.0');
  build.files['main.css'] = 'body{color:red}';
  const refused = await operators.publish(build, { oversize: 'A map', larger: 'A map' });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'body' }] },
  });
});
