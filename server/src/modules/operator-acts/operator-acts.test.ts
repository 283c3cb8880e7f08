import { type CallDefinition, calls, type OperatorActs } from '@tavolina/shared-api/contract';
import { testBuild, testOperators, testTeam } from '../../test/builds.ts';
import { callAsInExample, callRows } from '../../test/described-calls.ts';
import { runCommand } from '../../test/run-command.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { createToken } from '../releases/teams/team-tokens.ts';

const server = testServer({ RATE_LIMITS: 'off' });
const FIRST = testBuild('shell', '1.0.0');
const operators = testOperators(server, { live: [FIRST] });
const observer = () => createToken(server.database, { name: 'Besa', part: null, is_observer: true });
const command = (name: string, ...args: string[]) =>
  runCommand(name, args, { DATABASE_URL: server.databaseUrl });

const acts = async (query = '', token = operators.token): Promise<OperatorActs> => {
  const { status, body } = await send(server, 'GET', `/platform/acts${query}`, { token });
  if (status !== 200) throw new Error(`acts answered ${status}`);
  return body as OperatorActs;
};

/** Opens a console to look at, which observers may (product.md §699): it changes nothing, and is no `GET` because it is recorded. */
const LOOK: CallDefinition = calls.operators.openView;

// product.md §538
test.each(callRows((call) => call.access === 'team' && call.method !== 'GET' && call !== LOOK))(
  '%s is refused to an observer',
  async (_name, described) => {
    expect(await callAsInExample(server, described, { token: await observer() })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  },
);

// product.md §538
test.each(callRows(({ access, method }) => access === 'team' && method === 'GET'))(
  '%s is answered to an observer',
  async (_name, described) => {
    const { status } = await callAsInExample(server, described, { token: await observer() });
    // What an example names does not stand in this database.
    expect(described.call.path.includes('{') ? [200, 404] : [200]).toContain(status);
  },
);

// product.md §538
test.each(callRows((call) => Object.values<CallDefinition>(calls.operators).includes(call)))(
  '%s is refused to the team of a part',
  async (_name, described) => {
    const token = await createToken(server.database, { name: 'teater', part: 'remote-loyalty' });
    expect(await callAsInExample(server, described, { token })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  },
);

// product.md §538
test('what is live is told to an observer with the word that it only looks', async () => {
  const { body } = await send(server, 'GET', '/platform/status', { token: await observer() });
  expect(body).toMatchObject({ team: 'Besa', is_observer: true });
  const { body: moving } = await send(server, 'GET', '/platform/status', { token: operators.token });
  expect(moving).toMatchObject({ is_observer: false });
});

// product.md §538
test('a command makes an observer’s token, and none for a part', async () => {
  const { code, said } = await command('create-token', 'Besa', '--observer');
  expect(code).toBe(0);
  expect((await acts('', said.trim())).total).toBeGreaterThan(0);
  expect(await command('create-token', 'Besa', '--observer', '--part', 'shell')).toMatchObject({ code: 1 });
});

// product.md §539
test('what is published and moved is recorded, and a dry run or a refused move is not', async () => {
  const next = testBuild('shell', '1.1.0');
  await operators.publish(next);
  await operators.publish(next);
  const release = { part: 'shell', action: 'release' as const, version: '1.1.0' };
  await operators.move({ ...release, reason: 'Shporta', dry_run: true });
  await operators.move({ ...release, reason: 'Shporta', untried: 'urgjente' });
  await operators.move({ ...release, reason: 'Shporta', untried: 'urgjente' });
  const back = { part: 'shell', action: 'rollback' as const, by_hand: true as const, reason: undefined };
  await operators.move(back);
  const by = { acted_by: 'operators', acted_at: expect.any(String), place: null };
  const { items } = await acts('?limit=3');
  expect(items).toEqual([
    { ...by, id: expect.any(Number), act: 'rollback', about: 'shell@1.0.0', reason: null },
    { ...by, id: expect.any(Number), act: 'release', about: 'shell@1.1.0', reason: 'Shporta' },
    { ...by, id: expect.any(Number), act: 'publish', about: 'shell@1.1.0', reason: null },
  ]);
});

// product.md §539
test('a version does not stand without the act of who handed it over', async () => {
  const next = testBuild('shell', '1.2.0');
  await server.database.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE query_canceled; END';
    CREATE TRIGGER refuse BEFORE INSERT ON operator_acts FOR EACH ROW EXECUTE FUNCTION refuse()`);
  const { status } = await operators.publish(next);
  await server.database.query('DROP FUNCTION refuse CASCADE');
  expect(status).toBe(503);
  expect(await operators.publish(next)).toMatchObject({ status: 200, body: { is_new: true } });
  expect((await acts('?limit=1')).items).toMatchObject([{ act: 'publish', about: 'shell@1.2.0' }]);
});

// product.md §539
test('acts of commands are recorded with the name that they were given', async () => {
  await command('set-rates', '2026-11-20', '--all', '97', '--usd', '1.1', '--gbp', '0.9', '--by', 'Drita');
  await command('create-token', 'teater', '--part', 'remote-loyalty', '--path', '/loyalty', '--by', 'Drita');
  await command('create-token', 'teater', '--revoke', '--by', 'Drita');
  const { items } = await acts('?limit=4');
  expect(items.map(({ act, about, acted_by }) => [act, about, acted_by])).toEqual([
    ['tokens_revoked', 'teater', 'Drita'],
    ['token_created', 'teater', 'Drita'],
    ['paths_granted', 'remote-loyalty /loyalty', 'Drita'],
    ['rates_stored', '2026-11-20', 'Drita'],
  ]);
});

// product.md §697
test('a token has a name that tells who acts, and ends by the name that it has', async () => {
  const before = await acts();
  for (const name of ['', '  ', 'Ana\nD.', 'x'.repeat(121)])
    expect(await command('create-token', name)).toEqual({
      code: 1,
      said: 'A name is one line of 1 to 120 characters.\n',
    });
  // A name of two words without its quotes.
  expect(await command('create-token', 'Ana', 'D.')).toEqual({
    code: 1,
    said: expect.stringContaining('node server/dist/app/create-token.js'),
  });
  expect(await command('create-token', 'teatre', '--revoke')).toEqual({
    code: 1,
    said: 'No token that is in use bears the name teatre.\n',
  });
  expect(await acts()).toEqual(before);
});

// product.md §697
test.each([
  [['--part', 'remote-loyalty', '--path', '/loyalty']],
  [['--part', 'remote-loyalty']],
  [['--observer']],
])('every token of a name is revoked, so that %p with it does nothing', async (more) => {
  const before = await acts();
  expect(await command('create-token', 'Besa', '--revoke', ...more)).toEqual({
    code: 1,
    said: '--revoke ends every token of the name: it goes without --part, --path and --observer.\n',
  });
  expect(await acts()).toEqual(before);
});

// product.md §696
test('a review is named by the number of its order', async () => {
  const link = 'https://tavolina.al/order/track/K7MQ-4XTD';
  expect(await command('reviews', 'show', link)).toEqual({
    code: 1,
    said: `“${link}” is no number of an order, e.g. K7MQ-4XTD.\n`,
  });
});

// product.md §696
test.each([
  ['set-rates', '2026-11-20', '2026-11-19', '--all', '97', '--usd', '1.1', '--gbp', '0.9'],
  ['reviews', 'list', 'K7MQ-4XTD'],
  ['reviews', 'show', 'K7MQ-4XTD', 'K7MQ-4XTE'],
])('%s does nothing with a word too much', async (name, ...words) => {
  const before = await acts();
  expect(await command(name, ...words)).toEqual({
    code: 1,
    said: expect.stringContaining(`node server/dist/app/${name}.js`),
  });
  expect(await acts()).toEqual(before);
});

// product.md §539
test('the list is read by pages, and only by operators and observers', async () => {
  const { items, total } = await acts('?skip=1&limit=1');
  expect(items).toHaveLength(1);
  expect(items[0]?.id).toBeLessThan((await acts('?limit=1')).items[0]?.id ?? 0);
  expect(total).toBe((await acts()).items.length);
  const { token } = await testTeam(server, 'remote-diner');
  expect(await send(server, 'GET', '/platform/acts', { token })).toMatchObject({ status: 403 });
});
