import { testsLoading } from './tests-loading.mjs';

/** @type {(source: string, ...imports: string[]) => import('./tests-loading.mjs').Module} */
const file = (source, ...imports) => ({
  source,
  dependencies: imports.map((resolved) => ({ resolved })),
});

const MODULES = [
  file('server/src/menus.test.ts', 'server/src/menus.ts'),
  file('server/src/menus.ts', 'shared-api/src/limits.ts'),
  file('server/src/orders.test.ts', 'server/src/orders.ts'),
  file('server/src/orders.ts'),
  file('shared-api/src/limits.ts'),
  file('shared-api/src/limits.test.ts', 'shared-api/src/limits.ts'),
];

test('a change bears on tests that load it through other files, in other workspaces too', () => {
  expect(testsLoading(MODULES, ['shared-api/src/limits.ts'])).toEqual([
    'server/src/menus.test.ts',
    'shared-api/src/limits.test.ts',
  ]);
});

test('what no code imports bears on every test of its workspace', () => {
  expect(testsLoading(MODULES, ['server/migrations/0001_first.sql'])).toEqual([
    'server/src/menus.test.ts',
    'server/src/orders.test.ts',
  ]);
});
