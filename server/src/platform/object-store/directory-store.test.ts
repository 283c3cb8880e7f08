import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { directoryStore } from './directory-store.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tavolina-store-'));
});

afterAll(() => rm(folder, { recursive: true }));

test('a file is kept whole, replaced whole, and leaves nothing behind when removed', async () => {
  const store = directoryStore(folder);
  await Promise.all(
    ['tave', 'tave', 'tave'].map((text) => store.put('ab/320.webp', Buffer.from(text), 'image/webp')),
  );
  expect(await readdir(path.join(folder, 'ab'))).toEqual(['320.webp']);
  const found = await store.read('ab/320.webp');
  expect(found?.bytes).toBe(4);
  expect(found && (await buffer(found.body)).toString()).toBe('tave');
  await store.remove(['ab/320.webp', 'ab/640.webp', 'cd/320.webp']);
  expect(await store.read('ab/320.webp')).toBeUndefined();
  expect(await readdir(folder)).toEqual([]);
});

test('what is removed takes its folders and what a killed process left of it along, and nothing else', async () => {
  const store = directoryStore(folder);
  const keys = ['part/1.0.0/main.js', 'part/1.0.0/locales/sq/texts.json'];
  for (const key of [...keys, 'part/2.0.0/main.js']) await store.put(key, Buffer.from('tave'), 'text/plain');
  const unfinished = `main.js.${randomUUID()}`;
  for (const version of ['1.0.0', '2.0.0'])
    await writeFile(path.join(folder, 'part', version, unfinished), 'ta');
  await store.remove(keys);
  expect((await readdir(path.join(folder, 'part'), { recursive: true })).sort()).toEqual([
    '2.0.0',
    '2.0.0/main.js',
    `2.0.0/${unfinished}`,
  ]);
  await store.remove(['part/2.0.0/main.js']);
  expect(await readdir(folder)).toEqual([]);
});

test('a file that cannot be kept leaves nothing behind', async () => {
  const store = directoryStore(folder);
  await store.put('full/320.webp', Buffer.from('tave'), 'image/webp');
  await expect(store.put('full', Buffer.from('tave'), 'image/webp')).rejects.toThrow(/EISDIR|ENOTEMPTY/);
  expect(await readdir(folder)).toEqual(['full']);
  await store.remove(['full/320.webp']);
});

test('a folder that cannot be read is a failure, not a missing file', async () => {
  const store = directoryStore(folder);
  await store.put('ab/320.webp', Buffer.from('tave'), 'image/webp');
  await expect(store.read('ab/320.webp/320.webp')).rejects.toThrow('ENOTDIR');
});
