import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runOrThrow } from '../../remote-kit/lib/run-program.mjs';
import { ROOT, remotesOf } from './paths.mjs';
import { deal, groupCode, groupTests } from './test-groups.mjs';

test('files are dealt into groups of about one size, neighbours apart', () => {
  expect(deal(['a', 'b', 'c', 'd', 'e'], 2, 1)).toEqual([['a', 'd'], ['b', 'e'], ['c']]);
  expect(deal([], 2, 1)).toEqual([]);
});

test('each processor gets as many groups, unless there is not more than half of one', () => {
  expect(deal(['a', 'b', 'c', 'd', 'e'], 2, 2)).toEqual([['a', 'e'], ['b'], ['c'], ['d']]);
  expect(deal(['a', 'b', 'c'], 4, 2)).toEqual([['a', 'c'], ['b']]);
  expect(deal(['a', 'b'], 4, 2)).toEqual([['a', 'b']]);
  expect(deal(['a', 'b', 'c'], 2, 8)).toEqual([['a'], ['b'], ['c']]);
});

test('a group runs each file below its name', () => {
  expect(groupCode(['server/src/app/a.test.ts'], 'server/.cache/test-groups')).toBe(
    'describe("server/src/app/a.test.ts", () => void require("../../src/app/a.test.ts"));\n',
  );
});

test('every chosen file runs: alone where it replaces modules or is known by its name', async () => {
  const alone = ['server/src/modules/identity/password.test.ts', 'server/src/app/fuzz.test.ts'];
  const component = [
    'shell/src/app/app.test.tsx',
    'remote-business/src/app/frame.test.tsx',
    'remote-diner/src/app/frame.test.tsx',
  ];
  const elsewhere = 'tooling/lib/languages.test.mjs';
  const server = 'server/src/app/ownership.test.ts';
  const { files, remove } = await groupTests([...alone, ...component, elsewhere, server]);
  await remove();
  const groupOf = (/** @type {string} */ name) => `${name}/.cache/test-groups-${process.pid}/1.test.ts`;
  const grouped = ['server', 'remote-business', 'remote-diner'].map(groupOf);
  expect(files).toEqual([...alone, ...grouped, component[0], elsewhere]);
});

test('every test file of the grouped packages runs once', async () => {
  const { files, remove } = await groupTests();
  const run = await Promise.all(
    files.map(async (file) => {
      if (!file.includes('/.cache/')) return [file];
      const code = await readFile(path.join(ROOT, file), 'utf8');
      return Array.from(code.matchAll(/describe\("([^"]+)"/g), ([, name]) => name);
    }),
  );
  await remove();
  const names = ['server', 'shared-ui', 'shared-api', 'shared-console', ...remotesOf(ROOT)];
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.*'];
  const written = (await runOrThrow('git', args))
    .split('\n')
    .filter((file) => names.some((name) => file.startsWith(`${name}/`)) && existsSync(path.join(ROOT, file)));
  expect(run.flat().toSorted()).toEqual(written.toSorted());
});
