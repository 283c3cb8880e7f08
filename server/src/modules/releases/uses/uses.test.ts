import { callShapes, type ReleaseUses } from '@tavolina/shared-api/contract';
import { type TestBuild, testBuild, testOperators, testTeam } from '../../../test/builds.ts';
import { DINER } from '../../../test/refused-builds.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const SHAPES = callShapes();
const server = testServer();

/** A storefront that makes some calls, and imports two names of React. */
const dinerWith = (version: string, ...made: string[]): TestBuild => {
  const build = testBuild(DINER, version);
  build.facts.calls = Object.fromEntries(made.map((call) => [call, SHAPES[call]]));
  build.facts.imports = { react: ['useState', 'memo'] };
  return build;
};

/** A shell with the names that the storefront imports. */
const shell = testBuild('shell', '1.0.0');
shell.facts.exports = { react: ['memo', 'useState'], '@tavolina/shared-ui': [] };
shell.facts.deprecated = {
  '@tavolina/shared-ui': { OldButton: { since: '2026-11-30', until: '2027-05-31', instead: 'Button' } },
};

const operators = testOperators(server, {
  live: [shell, dinerWith('1.0.0', 'GET /menus/')],
});

const ask = async (token = operators.token) => send(server, 'GET', '/platform/uses', { token });
const uses = async () => (await ask()).body as ReleaseUses;

const STABLE = { part: DINER, version: '1.0.0', is_canary: false };

// product.md §593, §680
test('tells which live version uses what of a shared module, and what nobody uses', async () => {
  const { modules } = await uses();
  expect(modules).toEqual([
    {
      name: '@tavolina/shared-ui',
      provided: '0.1.0',
      users: [],
      deprecated: { OldButton: { since: '2026-11-30', until: '2027-05-31', instead: 'Button' } },
    },
    {
      name: 'react',
      provided: '19.3.1',
      users: [{ ...STABLE, range: '^19.3.1', names: ['memo', 'useState'] }],
      deprecated: {},
    },
  ]);
});

// product.md §593
test('tells which live version makes a call, a canary too, and which call nobody makes', async () => {
  await operators.publish(dinerWith('1.1.0', 'GET /menus/', 'POST /login'));
  await operators.move({ part: DINER, action: 'canary', version: '1.1.0', percent: 5 });
  const canary = { part: DINER, version: '1.1.0', is_canary: true };
  const { calls } = await uses();
  expect(calls).toContainEqual({
    call: 'GET /menus/',
    is_known: true,
    users: [STABLE, canary],
    deprecated: null,
  });
  expect(calls).toContainEqual({ call: 'POST /login', is_known: true, users: [canary], deprecated: null });
  expect(calls).toContainEqual({ call: 'POST /signup', is_known: true, users: [], deprecated: null });
  expect(new Set(calls.map(({ call }) => call)).size).toBe(calls.length);
});

// product.md §593
test('names a call first that a live version makes and this server does not have', async () => {
  await server.database.query(
    `UPDATE release_versions SET facts = jsonb_set(facts, '{calls,GET /gone}', '{}') WHERE part = $1 AND version = '1.0.0'`,
    [DINER],
  );
  const { calls } = await uses();
  expect(calls[0]).toEqual({ call: 'GET /gone', is_known: false, users: [STABLE], deprecated: null });
});

// product.md §593
test('is told to every team, and to nobody else', async () => {
  const team = await testTeam(server, DINER);
  expect(await ask(team.token)).toMatchObject({ status: 200 });
  expect(await ask('tvp_none')).toMatchObject({ status: 401 });
});
