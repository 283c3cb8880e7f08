import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildVersion } from './build-version.mjs';
import { packagesOf } from './packages-of.mjs';

const dir = path.join(mkdtempSync(path.join(tmpdir(), 'tavolina-version-')), 'remote-loyalty');
afterAll(() => rmSync(path.dirname(dir), { recursive: true, force: true }));

/**
 * @param {string} file below the part's folder
 * @param {string | object} content
 */
const write = (file, content) => {
  const name = path.join(dir, file);
  mkdirSync(path.dirname(name), { recursive: true });
  writeFileSync(name, typeof content === 'string' ? content : JSON.stringify(content));
};

beforeEach(() => {
  write('package.json', { version: '1.2.3', dependencies: { clsx: 'catalog:' } });
  write('src/remote.ts', 'export const remote = 1;');
  write('node_modules/clsx/package.json', { version: '2.0.0', dependencies: { tiny: '1' } });
  write('node_modules/tiny/package.json', { version: '1.0.0' });
  write('node_modules/other/package.json', { version: '1.0.0' });
});

test('a version names the package’s own and a hash', () => {
  expect(buildVersion(dir)).toMatch(/^1\.2\.3-[0-9a-f]{10}$/);
});

test.each([
  ['a source', 'src/remote.ts', 'export const remote = 2;'],
  ['a package it depends on', 'node_modules/clsx/package.json', { version: '2.0.1' }],
  ['a package below that', 'node_modules/tiny/package.json', { version: '1.0.1' }],
])('%s goes into it', (_name, file, content) => {
  const before = buildVersion(dir);
  write(file, content);
  expect(buildVersion(dir)).not.toBe(before);
});

test.each([
  ['a test', 'src/remote.test.ts', 'test'],
  ['a package that only others depend on', 'node_modules/other/package.json', { version: '9.0.0' }],
])('%s does not', (_name, file, content) => {
  const before = buildVersion(dir);
  write(file, content);
  expect(buildVersion(dir)).toBe(before);
});

test('the packages of a part are named with their versions', () => {
  expect(packagesOf(dir)).toEqual(['clsx@2.0.0', 'tiny@1.0.0']);
});
