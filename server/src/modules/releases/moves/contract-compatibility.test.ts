import type { ReleaseStatus } from '@tavolina/shared-api/contract';
import { testBuild, testOperators } from '../../../test/builds.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const lines: string[] = [];
const server = testServer({ LOG_LEVEL: 'warn' }, { logTo: { write: (line) => lines.push(line) } });
const DINER = 'remote-diner';

const team = testOperators(server, {
  live: [testBuild('shell', '1.0.0'), testBuild(DINER, '1.0.0'), testBuild(DINER, '1.1.0')],
});

const breachesAt = async (api: string, headers: Record<string, string> = {}) => {
  const { body } = await send({ api }, 'GET', '/platform/status', { token: team.token, headers });
  return Object.fromEntries((body as ReleaseStatus).parts.map(({ part, breaches }) => [part, breaches]));
};

/** Build facts of a version, as if the server had had this call when it was built. */
const builtWith = (version: string, call: string) =>
  server.database.query(
    `UPDATE release_versions SET facts = facts || jsonb_build_object('calls', jsonb_build_object($3::text, $4::jsonb))
     WHERE part = $1 AND version = $2`,
    [DINER, version, call, { takes: { type: 'object' }, answers: {} }],
  );

test('a server that offers what live versions were built with has nothing to say', async () => {
  expect(await breachesAt(server.api)).toEqual({ shell: [], [DINER]: [] });
  expect(lines.join('')).not.toContain(DINER);
});

test('a newer server that breaks live versions names part, version and call when it starts and when it is asked', async () => {
  await builtWith('1.1.0', 'GET /gone');
  await builtWith('1.0.0', 'POST /orders');
  const newer = await server.sibling();
  const said = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(said).toEqual([
    `${DINER}@1.1.0 is live and was built for another server. The server does not know the call GET /gone.`,
    expect.stringContaining(
      `${DINER}@1.0.0 is live and was built for another server. The server now demands`,
    ),
  ]);
  const told = await breachesAt(newer);
  expect(told.shell).toEqual([]);
  expect(told[DINER]).toContainEqual({
    version: '1.1.0',
    about: 'GET /gone',
    message: 'Serveri nuk e njeh thirrjen GET /gone.',
  });
  expect(told[DINER]).toContainEqual(
    expect.objectContaining({ version: '1.0.0', about: 'POST /orders: body' }),
  );
  const inEnglish = await breachesAt(newer, { 'accept-language': 'en' });
  expect(inEnglish[DINER]?.[0]?.message).toBe('The server does not know the call GET /gone.');

  // The target of the rollback is equally incompatible, and the version it left is no longer live.
  await send({ api: newer }, 'POST', '/platform/moves', {
    token: team.token,
    body: { part: DINER, action: 'rollback', reason: 'a test' },
  });
  const after = await breachesAt(newer);
  expect(new Set(after[DINER]?.map(({ version }) => version))).toEqual(new Set(['1.0.0']));
});
