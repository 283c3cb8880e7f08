import { affectedPackages } from './affected-packages.mjs';

const PACKAGES = [
  { folder: 'shared-api', name: '@tavolina/shared-api', uses: [] },
  { folder: 'shared-ui', name: '@tavolina/shared-ui', uses: ['@tavolina/shared-api'] },
  { folder: 'shell', name: '@tavolina/shell', uses: ['@tavolina/shared-ui'] },
  { folder: 'server', name: '@tavolina/server', uses: ['@tavolina/shared-api'] },
];

test.each([
  [['shell/src/a.ts', 'README.md'], ['shell']],
  [['shared-ui/src/a.ts'], ['shared-ui', 'shell']],
  [['shared-api/src/a.ts'], ['shared-api', 'shared-ui', 'shell', 'server']],
  [['docs/testing.md'], []],
])('%j affects %j', (changed, affected) => {
  expect(affectedPackages(changed, PACKAGES)).toEqual(affected);
});

test('what belongs to no package affects all', () => {
  expect(affectedPackages(['pnpm-lock.yaml'], PACKAGES)).toHaveLength(PACKAGES.length);
});

test('the packages of this repository use each other as they say', () => {
  expect(affectedPackages(['shell/src/main.ts'])).toEqual(['shell']);
  expect(affectedPackages(['shared-api/src/index.ts'])).toEqual(expect.arrayContaining(['server', 'shell']));
});
