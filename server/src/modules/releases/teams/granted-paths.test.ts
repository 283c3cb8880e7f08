import { type TestBuild, testBuild, testOperators, testTeam } from '../../../test/builds.ts';
import { testServer } from '../../../test/test-server.ts';
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

describe('a path below another part’s', () => {
  const CLUB = 'remote-club';
  const club = (version: string, ...prefixes: string[]): TestBuild => {
    const build = testBuild(CLUB, version);
    build.facts.prefixes = prefixes;
    return build;
  };
  const overlapping = (path: string, owner: string) => ({
    status: 422,
    body: {
      errors: expect.arrayContaining([
        {
          field: path,
          message: expect.stringContaining(`Rruga ${path} është mbi ose nën një rrugë të ${owner}. `),
        },
      ]),
    },
  });
  beforeAll(async () => {
    await operators.release(at('3.0.0', '/loyalty', '/club'));
  });

  // product.md §607
  test('is nobody’s without an operator’s grant of exactly that path', async () => {
    expect(await operators.publish(club('1.0.0', '/loyalty/club'))).toMatchObject(
      overlapping('/loyalty/club', PART),
    );
    const team = await testTeam(server, CLUB, ['/loyalty']);
    expect(await team.publish(club('1.0.0', '/loyalty/club'))).toMatchObject(
      overlapping('/loyalty/club', PART),
    );
  });

  // product.md §607
  test('is a part’s by that grant, and the part above it goes on with its own paths', async () => {
    const team = await testTeam(server, CLUB, ['/loyalty/club']);
    expect((await team.publish(club('1.1.0', '/loyalty/club'))).status).toBe(200);
    expect((await operators.move({ part: CLUB, action: 'release', version: '1.1.0' })).status).toBe(200);
    const above = await testTeam(server, PART, []);
    expect((await above.publish(at('3.1.0', '/loyalty', '/club'))).status).toBe(200);
    expect(await above.publish(at('3.2.0', '/loyalty', '/loyalty/club'))).toMatchObject({
      status: 422,
      body: {
        errors: [
          {
            field: '/loyalty/club',
            message: expect.stringContaining('Rruga /loyalty/club i takon remote-club.'),
          },
        ],
      },
    });
    expect(await above.publish(at('3.3.0', '/loyalty/club/cards'))).toMatchObject(
      overlapping('/loyalty/club/cards', CLUB),
    );
  });
});
