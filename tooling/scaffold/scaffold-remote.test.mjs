import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pageFacts } from '../../remote-kit/rspack/page-facts.mjs';
import { readPages } from '../../remote-kit/rspack/read-pages.mjs';
import { LANGUAGES } from '../lib/languages.mjs';
import { ScaffoldRefused, scaffoldRemote } from './scaffold-remote.mjs';

const SHELL_PAGES = `export const pages = ['/platform', '/settings/parts'].map((path) => ({
  path,
  title: 'title',
  who: 'anyone',
  lazy: () => import(/* webpackChunkName: 'screen' */ './screen.tsx'),
}));`;

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

test.each([
  { name: 'loyalty', prefix: '/a', says: 'begins with remote-' },
  { name: 'remote-a', prefix: 'a', says: 'is no path' },
  { name: 'remote-a', prefix: '/a/', says: 'is no path' },
  { name: 'remote-loyalty', prefix: '/a', says: 'is there already' },
  { name: 'remote-a', prefix: '/loyalty', says: 'belongs to remote-loyalty' },
  { name: 'remote-a', prefix: '/loyalty/cards', says: 'belongs to remote-loyalty' },
  { name: 'remote-a', prefix: '/settings', says: 'belongs to shell' },
  { name: 'remote-loy-alty', prefix: '/a', says: 'belongs to remote-loyalty' },
  { name: 'remote-a', prefix: '/platform', says: 'belongs to shell' },
  { name: 'remote-shell', prefix: '/a', says: 'belongs to shell' },
  { name: 'remote-a', prefix: '/api/loyalty', says: 'is the server’s own' },
  { name: 'remote-ui', prefix: '/a', says: 'belongs to the shared components' },
])('$name at $prefix is refused: $says', async ({ name, prefix, says }) => {
  await mkdir(path.join(root, 'shell/src'), { recursive: true });
  await writeFile(path.join(root, 'shell/package.json'), '{ "tavolina": { "namespace": "shell" } }');
  await writeFile(path.join(root, 'shell/src/pages.ts'), SHELL_PAGES);
  await writeFile(path.join(root, 'shell/src/screen.tsx'), '');
  await scaffoldRemote(root, { name: 'remote-loyalty', prefix: '/loyalty' });
  const refused = scaffoldRemote(root, { name, prefix });
  await expect(refused).rejects.toThrow(ScaffoldRefused);
  await expect(refused).rejects.toThrow(says);
});
