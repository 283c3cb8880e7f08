import { type TestBuild, testBuild, testOperators, testTeam } from '../../test/builds.ts';
import { testServer } from '../../test/test-server.ts';
import { grantPaths } from './granted-paths-repository.ts';
import { validatePaths } from './validate-paths.ts';

const server = testServer();
const PART = 'remote-loyalty';
const operators = testOperators(server, { live: [testBuild('shell', '1.0.0')] });

const at = (version: string, ...prefixes: string[]): TestBuild => {
  const build = testBuild(PART, version);
  build.facts.prefixes = prefixes;
  return build;
};
const refused = (path: string) => ({
  status: 422,
  body: {
    code: 'release_refused',
    errors: [
      {
        field: path,
        message: `Rruga ${path} nuk i është dhënë ${PART}: kërkoja një operatori (create-token --path ${path}).`,
      },
    ],
  },
});

// product.md §138
test.each(['/admin', '/login', '/loyalty'])('a team claims no path by itself: %s', async (path) => {
  const team = await testTeam(server, PART, []);
  expect(await team.publish(at('0.1.0', path))).toMatchObject(refused(path));
});

test('what an operator gave, and what is below it, may be published and released', async () => {
  const team = await testTeam(server, PART, []);
  await grantPaths(server.database, PART, validatePaths(PART, ['/loyalty']), 'operator', new Date());
  expect((await team.publish(at('1.0.0', '/loyalty', '/loyalty/cards'))).status).toBe(200);
  await operators.move({ part: PART, action: 'release', version: '1.0.0' });
  expect(await team.publish(at('1.1.0', '/loyalty', '/loyalty-admin'))).toMatchObject(
    refused('/loyalty-admin'),
  );
});

// product.md §138
test('what an operator published is the part’s from then on', async () => {
  const team = await testTeam(server, PART, []);
  await operators.publish(at('2.0.0', '/loyalty', '/club'));
  expect((await team.publish(at('2.1.0', '/loyalty', '/club'))).status).toBe(200);
});

test.each([['/api/x'], ['loyalty'], ['/a b']])('%s cannot be given', (path) => {
  expect(() => validatePaths(PART, [path])).toThrow('is no path');
});

test('a path is given to a part, not to operators', () => {
  expect(() => validatePaths(null, ['/loyalty'])).toThrow('--part');
});
