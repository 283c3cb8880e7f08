import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { LANGUAGES } from '../lib/languages.mjs';
import { pageFacts } from '../rspack/page-facts.mjs';
import { readPages } from '../rspack/read-pages.mjs';
import { ScaffoldRefused, scaffoldRemote } from './scaffold-remote.mjs';

const TAKEN = [
  { name: 'the server', prefixes: ['/api'] },
  { name: 'shell', prefixes: ['/platform', '/settings/parts'], namespace: 'shell' },
  { name: 'remote-loyalty', prefixes: ['/loyalty'], namespace: 'loyalty' },
];

/** @type {string} */
let root;

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'tavolina-scaffold-'));
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('a new remote names what it owns and speaks all languages', async () => {
  const folder = await scaffoldRemote(root, { name: 'remote-loyalty', prefix: '/loyalty' });
  const { tavolina } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  expect(tavolina).toEqual({ namespace: 'loyalty' });
  expect(pageFacts(readPages(folder))).toMatchObject({
    pages: { '/loyalty': 'home' },
    prefixes: ['/loyalty'],
    examples: { anyone: ['/loyalty'], owner: [] },
    titles: { '/loyalty': 'loyalty' },
    sitemap: ['/loyalty'],
  });
  const keys = await Promise.all(
    LANGUAGES.map(async (lng) =>
      Object.keys(JSON.parse(await readFile(path.join(folder, `locales/${lng}.json`), 'utf8'))),
    ),
  );
  expect(keys[0]).toEqual(keys[1]);
  const { meta } = JSON.parse(await readFile(path.join(folder, 'locales/en.json'), 'utf8'));
  expect(meta.loyalty).toEqual({ title: 'Loyalty · Tavolina', description: expect.any(String) });
});

test('what it is built with comes in the versions of this kit, from where this kit comes from', async () => {
  const folder = await scaffoldRemote(root, { name: 'remote-loyalty', prefix: '/loyalty' });
  const { dependencies, devDependencies } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  );
  expect(dependencies).toMatchObject({ '@tavolina/shared-ui': 'workspace:^', react: 'catalog:' });
  expect(devDependencies['@tavolina/remote-kit']).toBe('workspace:^');
});

test('a folder that is there already stays as it is', async () => {
  await mkdir(path.join(root, 'remote-loyalty'));
  const refused = scaffoldRemote(root, { name: 'remote-loyalty', prefix: '/loyalty' });
  await expect(refused).rejects.toThrow('remote-loyalty is there already.');
});

test.each([
  { name: 'loyalty', prefix: '/a', says: 'begins with remote-' },
  { name: 'remote-a', prefix: 'a', says: 'is no path' },
  { name: 'remote-a', prefix: '/a/', says: 'is no path' },
  { name: 'remote-a', prefix: '/loyalty', says: 'belongs to remote-loyalty' },
  { name: 'remote-a', prefix: '/loyalty/cards', says: 'belongs to remote-loyalty' },
  { name: 'remote-a', prefix: '/settings', says: 'belongs to shell' },
  { name: 'remote-loy-alty', prefix: '/a', says: 'belongs to remote-loyalty' },
  { name: 'remote-a', prefix: '/platform', says: 'belongs to shell' },
  { name: 'remote-shell', prefix: '/a', says: 'belongs to shell' },
  { name: 'remote-a', prefix: '/api/loyalty', says: 'belongs to the server' },
])('$name at $prefix is refused: $says', async ({ name, prefix, says }) => {
  const refused = scaffoldRemote(root, { name, prefix }, TAKEN);
  await expect(refused).rejects.toThrow(ScaffoldRefused);
  await expect(refused).rejects.toThrow(says);
});

// product.md §607
test('a path below the named part’s is let in, and no other', async () => {
  const asked = { name: 'remote-club', prefix: '/loyalty/club', below: 'remote-loyalty' };
  const folder = await scaffoldRemote(root, asked, TAKEN);
  expect(pageFacts(readPages(folder)).prefixes).toEqual(['/loyalty/club']);
  for (const prefix of ['/loyalty', '/platform/club']) {
    const refused = scaffoldRemote(root, { ...asked, name: 'remote-other', prefix }, TAKEN);
    await expect(refused).rejects.toThrow('belongs to');
  }
});
