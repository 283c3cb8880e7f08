import { randomBytes } from 'node:crypto';
import { type TestBuild, testBuild, testOperators, testTeam } from '../../../test/builds.ts';
import { DINER } from '../../../test/refused-builds.ts';
import { send } from '../../../test/send.ts';
import { testServer } from '../../../test/test-server.ts';

const server = testServer();

/** Code that weighs about so many bytes: letters of sixteen kinds compress to half. */
const codeOf = (bytes: number): string => `void '${randomBytes(bytes).toString('hex')}'`;
const CODE = codeOf(8_000);

/** A build whose start page weighs 8,000 bytes and some more. */
const largerBy = (bytes: number, version: string): TestBuild => {
  const build = testBuild(DINER, version);
  build.files['main.js'] = CODE + (bytes === 0 ? '' : `;${codeOf(bytes)}`);
  return build;
};
const team = testOperators(server, { live: [testBuild('shell', '1.0.0'), largerBy(0, '1.0.0')] });

test.each([
  ['more than a twentieth', 600],
  ['more than 2,048 bytes', 2_500],
])('a build that weighs %s more than what is live is refused until somebody says why', async (_how, more) => {
  const version = `2.${more}.0`;
  const refused = await team.publish(largerBy(more, version));
  expect(refused).toMatchObject({ status: 422, body: { code: 'release_refused' } });
  expect(refused.body).toMatchObject({
    errors: [
      {
        field: 'page',
        message: expect.stringMatching(
          /^page: [\d.]+ bajt të ngjeshur, versioni në përdorim ka 8\.\d{3}\. Hiq çka nuk duhet, ose thuaj pse duhet: publish me --larger dhe arsyen\.$/,
        ),
      },
    ],
  });
  const explained = await team.publish(largerBy(more, version), { larger: 'Harta e re' });
  expect(explained.body).toMatchObject({
    is_new: true,
    grown: [{ about: 'page', bytes: expect.any(Number), live: expect.any(Number) }],
  });
});

// product.md §205
test('growth by a few bytes, and a page that is new, are nobody’s question', async () => {
  const build = largerBy(100, '3.0.0');
  build.facts.pages = { '/diner/new': { js: ['new.js'], css: [] } };
  build.files['new.js'] = codeOf(5_000);
  expect(await team.publish(build)).toMatchObject({ status: 200, body: { is_new: true, grown: [] } });
});

// product.md §205
test('a team is asked too, and the reason stands with what is live', async () => {
  const storefront = await testTeam(server, DINER);
  expect((await storefront.publish(largerBy(900, '4.0.0'))).status).toBe(422);
  await storefront.publish(largerBy(900, '4.0.0'), { larger: 'Harta e re' });
  await team.move({ part: DINER, action: 'release', version: '4.0.0' });
  expect((await send(server, 'GET', '/platform/status', { token: team.token })).body).toMatchObject({
    parts: [
      { part: 'shell', larger: [] },
      { part: DINER, larger: [{ version: '4.0.0', why: 'Harta e re' }] },
    ],
  });
});
