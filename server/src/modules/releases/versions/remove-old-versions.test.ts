import { bucketService } from '../../../test/bucket-service.ts';
import { type TestTeam, testBuild, testTeam } from '../../../test/builds.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';
import { KEPT_DAYS, KEPT_VERSIONS } from './remove-old-versions.ts';

const DINER = 'remote-diner';
/** Enough that two are not among the newest, which are never deleted. */
const VERSIONS = Array.from({ length: KEPT_VERSIONS + 2 }, (_, index) => `${index + 1}.0.0`);

const service = bucketService();
const env: Record<string, string> = {
  S3_BUCKET: 'fotot',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
beforeAll(() => {
  env.S3_ENDPOINT = service.settings.endpoint ?? '';
});
const server = testServer(env);

let team: TestTeam;

beforeAll(async () => {
  team = await testTeam(server);
  for (const version of VERSIONS) await team.publish(testBuild(DINER, version));
});

/** Makes the whole history older, keeping its order. */
const age = (days: number) =>
  server.database.query(
    `UPDATE release_versions SET published_at = published_at - make_interval(days => $1)`,
    [days],
  );

const collect = async (dry_run: boolean): Promise<string[]> => {
  const { body } = await send(server, 'POST', '/platform/collections', {
    token: team.token,
    body: { dry_run },
  });
  return (body as { version: string }[]).map(({ version }) => version).sort();
};

const filesOf = (version: string): string[] =>
  [...service.kept.keys()].filter((name) => name.startsWith(`/fotot/releases/${DINER}/${version}/`));

test('a build is kept in the bucket, whole', () => {
  expect(filesOf('1.0.0')).toEqual(
    expect.arrayContaining([expect.stringContaining('platform.json'), expect.stringContaining('main.js')]),
  );
});

test('what is young stays, however many there are', async () => {
  await age(KEPT_DAYS - 1);
  expect(await collect(true)).toEqual([]);
});

test('what is live or the last good version stays, however old it is', async () => {
  await team.move({ part: DINER, action: 'release', version: '1.0.0' });
  await team.move({ part: DINER, action: 'release', version: '2.0.0' });
  await age(2);
  expect(await collect(true)).toEqual([]);
});

test('the newest stay, the rest is gone with its files, and a dry run removes nothing', async () => {
  for (const version of VERSIONS.slice(-2)) await team.move({ part: DINER, action: 'release', version });
  expect(await collect(true)).toEqual(['1.0.0', '2.0.0']);
  expect(filesOf('1.0.0')).not.toEqual([]);
  expect(await collect(false)).toEqual(['1.0.0', '2.0.0']);
  // product.md §539
  const recorded = `SELECT about FROM operator_acts WHERE act = 'collect' ORDER BY about`;
  expect((await server.database.query(recorded)).rows).toEqual([
    { about: `${DINER}@1.0.0` },
    { about: `${DINER}@2.0.0` },
  ]);
  expect(filesOf('1.0.0')).toEqual([]);
  expect(filesOf('3.0.0')).not.toEqual([]);
  expect(await team.move({ part: DINER, action: 'rollback', version: '1.0.0' })).toMatchObject({
    status: 404,
  });
  expect(await collect(false)).toEqual([]);
});

test('a collection that breaks off in the middle of a version is finished by the next one', async () => {
  await team.publish(testBuild(DINER, '13.0.0'));
  await age(KEPT_DAYS + 1);
  expect(await collect(true)).toEqual(['3.0.0']);
  const before = filesOf('3.0.0');
  service.refuse(true, 2);
  const { status } = await send(server, 'POST', '/platform/collections', { token: team.token, body: {} });
  service.refuse(false);
  expect(status).toBe(503);
  expect(filesOf('3.0.0').length).toBeLessThan(before.length);
  expect(await team.move({ part: DINER, action: 'rollback', version: '3.0.0' })).toMatchObject({
    status: 404,
  });
  expect(await collect(false)).toEqual(['3.0.0']);
  expect(filesOf('3.0.0')).toEqual([]);
  expect(await collect(true)).toEqual([]);
});

test('what a collection broke off in can be published again, whole', async () => {
  await team.publish(testBuild(DINER, '14.0.0'));
  await age(1);
  expect(await collect(true)).toEqual(['4.0.0']);
  const before = filesOf('4.0.0');
  service.refuse(true, 2);
  await send(server, 'POST', '/platform/collections', { token: team.token, body: {} });
  service.refuse(false);
  expect((await team.publish(testBuild(DINER, '4.0.0'))).body).toMatchObject({ is_new: true });
  expect(filesOf('4.0.0').sort()).toEqual(before.sort());
  expect(await collect(true)).not.toContain('4.0.0');
});

test.each([
  ['from the start', 0],
  ['in the middle of it', 3],
])(
  'a build is refused with a sentence, and none of it can be had, while the bucket refuses %s',
  async (_when, after) => {
    const version = `9${after}.0.0`;
    const build = testBuild(DINER, version);
    service.refuse(true, after);
    const refused = await team.publish(build);
    service.refuse(false);
    expect(refused).toMatchObject({
      status: 503,
      body: {
        code: 'service_unavailable',
        errors: [{ field: 'files', message: expect.stringMatching(/^Depoja e versioneve nuk merr skedarë/) }],
      },
    });
    for (const action of ['release', 'rollback'] as const)
      expect(await team.move({ part: DINER, action, version })).toMatchObject({
        status: 404,
        body: { code: 'version_unknown' },
      });
    expect(
      (
        await send(server, 'POST', '/platform/previews', {
          token: team.token,
          body: { parts: { [DINER]: version } },
        })
      ).status,
    ).toBe(404);
    expect((await team.publish(build)).body).toMatchObject({ is_new: true });
    expect((await team.move({ part: DINER, action: 'release', version })).status).toBe(200);
  },
);

test('what the bucket has lost of a version comes back when its build is handed over again', async () => {
  const before = filesOf('12.0.0');
  for (const name of before.filter((name) => /\/(platform\.json|entry\.js)$/.test(name)))
    service.kept.delete(name);
  expect(filesOf('12.0.0')).toHaveLength(before.length - 2);
  expect((await team.publish(testBuild(DINER, '12.0.0'), { dry_run: true })).status).toBe(200);
  expect(filesOf('12.0.0')).toHaveLength(before.length - 2);
  expect((await team.publish(testBuild(DINER, '12.0.0'))).body).toMatchObject({ is_new: false });
  expect(filesOf('12.0.0').sort()).toEqual(before.sort());
});

// product.md §539
test('no version is gone without the act of who removed it', async () => {
  await team.publish(testBuild(DINER, '20.0.0'));
  await age(KEPT_DAYS + 1);
  const old = await collect(true);
  expect(old).not.toEqual([]);
  await server.database.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN RAISE query_canceled; END';
    CREATE TRIGGER refuse BEFORE INSERT ON operator_acts FOR EACH ROW EXECUTE FUNCTION refuse()`);
  const { status } = await send(server, 'POST', '/platform/collections', { token: team.token, body: {} });
  await server.database.query('DROP FUNCTION refuse CASCADE');
  expect(status).toBe(503);
  expect(await collect(false)).toEqual(old);
});
