import { deal, groupCode, groupTests } from './test-groups.mjs';

test('files are dealt into groups of about one size, neighbours apart', () => {
  expect(deal(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'd'], ['b', 'e'], ['c']]);
  expect(deal([], 2)).toEqual([]);
});

test('a group runs each file below its name', () => {
  expect(groupCode(['server/src/app/a.test.ts'], 'server/.cache/test-groups')).toBe(
    'describe("server/src/app/a.test.ts", () => void require("../../src/app/a.test.ts"));\n',
  );
});

test('every chosen file runs: alone where it replaces modules or is known by its name', async () => {
  const alone = ['server/src/modules/identity/password.test.ts', 'server/src/app/fuzz.test.ts'];
  const elsewhere = 'shell/src/app/app.test.tsx';
  const { files, remove } = await groupTests([...alone, elsewhere, 'server/src/app/ownership.test.ts']);
  await remove();
  const group = `server/.cache/test-groups-${process.pid}/1.test.ts`;
  expect(files).toEqual([...alone, group, elsewhere]);
});
