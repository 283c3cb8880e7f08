import { nearestTests } from './nearest-tests.mjs';

const TESTS = [
  'server/src/app/fuzz.test.ts',
  'server/src/modules/menus/menus.test.ts',
  'server/src/modules/menus/csv/read-csv.test.ts',
  'server/src/modules/orders/orders.test.ts',
];

test('tests of the same folder come first, then those around it', () => {
  expect(nearestTests(TESTS, ['server/src/modules/menus/csv/csv-columns.ts'], 3)).toEqual([
    'server/src/modules/menus/csv/read-csv.test.ts',
    'server/src/modules/menus/menus.test.ts',
    'server/src/modules/orders/orders.test.ts',
  ]);
});

test('a test that was changed itself comes before all others', () => {
  const changed = ['server/src/modules/menus/csv/csv-columns.ts', 'server/src/app/fuzz.test.ts'];
  expect(nearestTests(TESTS, changed, 2)).toEqual([
    'server/src/app/fuzz.test.ts',
    'server/src/modules/menus/csv/read-csv.test.ts',
  ]);
});
