import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { publish } from './publish.mjs';

/** @type {string} */
let root;
/** @type {string} */
let releases;

/**
 * @param {string} version
 * @param {string} content
 */
const build = (version, content = version) => {
  const folder = path.join(root, 'dist', version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'main.js'), content);
  return [{ name: 'remote-diner', folder }];
};

const registry = () => JSON.parse(readFileSync(path.join(releases, 'registry.json'), 'utf8'));
const published = (/** @type {string} */ version) =>
  readFileSync(path.join(releases, 'remote-diner', version, 'main.js'), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'tavolina-publish-'));
  releases = path.join(root, 'releases');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a new version goes live, the old one stays reachable', async () => {
  await publish(releases, build('1'));
  await publish(releases, build('2'));
  expect(registry()).toEqual({ 'remote-diner': '2' });
  expect(published('1')).toBe('1');
});

test('a version published before does not undo the operator’s choice', async () => {
  await publish(releases, build('1'));
  await publish(releases, build('2'));
  writeFileSync(path.join(releases, 'registry.json'), JSON.stringify({ 'remote-diner': '1', other: '7' }));
  await publish(releases, build('2'));
  expect(registry()).toEqual({ 'remote-diner': '1', other: '7' });
});

test('a published version never changes', async () => {
  await publish(releases, build('1'));
  await publish(releases, build('1', 'changed'));
  expect(published('1')).toBe('1');
});

test('leaves no drafts behind', async () => {
  await publish(releases, build('1'));
  expect(readdirSync(releases).sort()).toEqual(['registry.json', 'remote-diner']);
  expect(readdirSync(path.join(releases, 'remote-diner'))).toEqual(['1']);
});

test('refuses a registry it cannot read instead of overwriting it', async () => {
  mkdirSync(releases);
  writeFileSync(path.join(releases, 'registry.json'), '{"remote');
  await expect(publish(releases, build('1'))).rejects.toThrow('no readable registry');
});
