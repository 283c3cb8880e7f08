import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildVersion, commitOf } from './build-version.mjs';
import { packagesOf } from './dependency-packages.mjs';

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
  write('package.json', { name: 'loyalty', version: '1.2.3', dependencies: { clsx: 'catalog:' } });
  write('node_modules/@tavolina/shared-ui/package.json', { name: '@tavolina/shared-ui' });
  write('node_modules/@tavolina/shared-api/package.json', { name: '@tavolina/shared-api' });
  write('node_modules/@tavolina/shared-api/src/client.ts', 'export const request = 1;');
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
  ['the client it calls the API with', 'node_modules/@tavolina/shared-api/src/client.ts', ''],
  ['a package below that', 'node_modules/tiny/package.json', { version: '1.0.1' }],
])('%s goes into it', (_name, file, content) => {
  const before = buildVersion(dir);
  write(file, content);
  expect(buildVersion(dir)).not.toBe(before);
});

test.each([
  ['a source', 'src/orders/steps.ts'],
  ['a text', 'locales/sq.json'],
  ['a package it depends on', 'node_modules/deep/package.json'],
])('of a package that the part bundles, %s goes into it', (_name, file) => {
  const bundled = 'node_modules/@tavolina/shared-loyalty';
  write('package.json', {
    name: 'loyalty',
    version: '1.2.3',
    dependencies: { '@tavolina/shared-loyalty': '1' },
  });
  const manifest = { name: '@tavolina/shared-loyalty', dependencies: { deep: '1' } };
  write(`${bundled}/node_modules/deep/package.json`, { version: '1.0.0' });
  const change = () => write(`${bundled}/${file}`, { version: '1.0.1', changed: 'yes' });
  write(`${bundled}/package.json`, manifest);
  const unbundled = buildVersion(dir);
  write(`${bundled}/package.json`, { ...manifest, tavolina: { bundled: true } });
  const before = buildVersion(dir);
  expect(before).not.toBe(unbundled);
  change();
  expect(buildVersion(dir)).not.toBe(before);
  rmSync(path.join(dir, bundled), { recursive: true });
});

test.each([
  ['a test', 'src/remote.test.ts', 'test'],
  ['a package that only others depend on', 'node_modules/other/package.json', { version: '9.0.0' }],
])('%s does not', (_name, file, content) => {
  const before = buildVersion(dir);
  write(file, content);
  expect(buildVersion(dir)).toBe(before);
});

test('a part whose shared packages are not installed is told so', () => {
  rmSync(path.join(dir, 'node_modules/@tavolina/shared-ui'), { recursive: true });
  expect(() => buildVersion(dir)).toThrow('@tavolina/shared-ui is not installed');
});

test('the packages of a part are named with their versions', () => {
  expect(packagesOf(dir)).toEqual(['clsx@2.0.0', 'tiny@1.0.0']);
});

test('the commit that changed a part last is named, unless it holds what no commit has', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'tavolina-history-'));
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const commit = (/** @type {string} */ file) => {
    writeFileSync(path.join(root, file), 'first');
    git('add', '.');
    git('commit', '-qm', file);
    return git('rev-parse', '--short=10', 'HEAD').trim();
  };
  git('init', '-q');
  const own = commit('own.ts');
  expect(commit('another.ts')).not.toBe(own);
  expect(commitOf(['own.ts'], root)).toBe(own);
  writeFileSync(path.join(root, 'own.ts'), 'second');
  expect(commitOf(['own.ts'], root)).toBe('');
  expect(commitOf(['own.ts'], path.dirname(dir))).toBe('');
  rmSync(root, { recursive: true, force: true });
});
