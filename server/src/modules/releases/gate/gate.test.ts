import { testBuild } from '../../../test/builds.ts';
import { changedBuild, DINER, operatorsBesideOwners } from '../../../test/refused-builds.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();
const team = operatorsBesideOwners(server);

test('of very many reasons a hundred are told, and soon', async () => {
  const greedy = changedBuild(({ files }) => {
    files['main.css'] = 'a{}'.repeat(90_000) + '/*'.repeat(90_000);
  });
  const { status, body } = await team.publish(greedy);
  expect(status).toBe(422);
  expect((body as { errors: object[] }).errors).toHaveLength(100);
});

test('the reasons come in the language of the caller', async () => {
  const answer = await fetch(`${server.api}/platform/versions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${team.token}`,
      'content-type': 'application/json',
      'accept-language': 'en',
    },
    body: JSON.stringify({ part: DINER, version: '1.0.0', files: {} }),
  });
  expect(await answer.json()).toMatchObject({
    errors: [
      {
        field: 'platform.json',
        message:
          'The file platform.json is missing. Build the part again with the repository’s tools and publish all of its files.',
      },
    ],
  });
});

test('a version is written once: the same build again is known, another one under its name refused', async () => {
  expect((await team.publish(testBuild(DINER, '4.0.0'))).body).toMatchObject({ is_new: true });
  expect((await team.publish(testBuild(DINER, '4.0.0'))).body).toMatchObject({ is_new: false });
  const other = testBuild(DINER, '4.0.0');
  other.files['main.js'] = 'void 0';
  expect(await team.publish(other)).toMatchObject({ status: 409, body: { code: 'version_exists' } });
});

test('a dry run is judged but not taken', async () => {
  expect((await team.publish(testBuild(DINER, '5.0.0'), { dry_run: true })).status).toBe(200);
  expect(await team.move({ part: DINER, action: 'release', version: '5.0.0' })).toMatchObject({
    status: 404,
  });
});

test('what fitted when it was published is judged again when it is released', async () => {
  const greedy = testBuild(DINER, '6.0.0');
  greedy.facts.prefixes = ['/offers'];
  await team.publish(greedy);
  const business = testBuild('remote-business', '2.0.0');
  business.facts.prefixes = ['/business', '/offers'];
  await team.release(business);
  expect(await team.move({ part: DINER, action: 'release', version: '6.0.0' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: '/offers' }] },
  });
});
