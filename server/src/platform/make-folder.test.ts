import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeFolder, makeNewFolder } from './make-folder.ts';

const home = mkdtempSync(path.join(tmpdir(), 'tavolina-folders-'));

afterAll(() => rmSync(home, { recursive: true, force: true }));

const rightsOf = (folder: string): string => (statSync(folder).mode & 0o777).toString(8);

test('makes a folder with those above it, with the rights that are asked for', async () => {
  const folder = path.join(home, 'secret/mails');
  await makeFolder(folder, 0o700);
  expect([folder, path.dirname(folder)].map(rightsOf)).toEqual(['700', '700']);
});

test('two that make the same folder at once both have it', async () => {
  const folder = path.join(home, 'shared/for/both');
  await Promise.all([makeFolder(folder), makeFolder(folder)]);
  expect(statSync(folder).isDirectory()).toBe(true);
});

// product.md §622
test('a new folder is not one that exists', async () => {
  expect(await makeNewFolder(path.join(home, 'backups'), 'first')).toBe(path.join(home, 'backups/first'));
  await expect(makeNewFolder(path.join(home, 'backups'), 'first')).rejects.toThrow(
    `Nothing can be written to ${path.join(home, 'backups')} (`,
  );
});
