import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkBackup } from './check-backup.ts';
import { listBackups, removeOldBackups } from './list-backups.ts';
import { dumpOf, fileOf, manifestOf, newManifest } from './manifest.ts';

const home = mkdtempSync(path.join(tmpdir(), 'tavolina-checked-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const contentOf = (text: string) => ({
  bytes: text.length,
  sha256: createHash('sha256').update(text).digest('hex'),
});

/** Writes a backup whose database is a word. */
const written = (folder: string, name: string, files: Record<string, string>): string => {
  const backup = path.join(home, folder, name);
  mkdirSync(backup, { recursive: true });
  writeFileSync(dumpOf(backup), 'database');
  for (const [key, text] of Object.entries(files)) {
    mkdirSync(path.dirname(fileOf(backup, key)), { recursive: true });
    writeFileSync(fileOf(backup, key), text);
  }
  const manifest = newManifest({
    made_at: '2026-11-26T03:00:00.000Z',
    postgres: 15,
    pg_dump: 15,
    migrations: ['0001_accounts'],
    rows: {},
    dump: contentOf('database'),
    files: Object.entries(files).map(([key, text]) => ({ key, ...contentOf(text) })),
    missing: [],
  });
  writeFileSync(manifestOf(backup), JSON.stringify(manifest));
  return backup;
};

const NIGHT = '2026-11-26T03-00-00Z';

// product.md §481
test.each([
  [
    'dump',
    (backup: string) => appendFileSync(dumpOf(backup), ' '),
    '1 of 2 files are .* first database.dump',
  ],
  ['lost', (backup: string) => rmSync(dumpOf(backup)), 'first database.dump'],
  ['file', (backup: string) => writeFileSync(fileOf(backup, 'media/a/1.webp'), 'B'), 'first media/a/1.webp'],
  ['unfinished', (backup: string) => rmSync(manifestOf(backup)), 'is no finished backup'],
  [
    'later',
    (backup: string) => {
      const text = readFileSync(manifestOf(backup), 'utf8');
      writeFileSync(manifestOf(backup), text.replace('0001_accounts', '9999_later'));
    },
    'later version of Tavolina: this one does not know 9999_later',
  ],
  ['half', (backup: string) => writeFileSync(manifestOf(backup), '{"format":1,'), 'manifest.json is damaged'],
  ['other', (backup: string) => writeFileSync(manifestOf(backup), '{"format":2}'), 'another version'],
  [
    'outside',
    (backup: string) => writeFileSync(manifestOf(backup), '{"files":[{"key":"../x"}]}'),
    'another version',
  ],
])('a backup that is spoiled (%s) is refused with what is wrong', async (folder, spoil, message) => {
  const backup = written(folder, NIGHT, { 'media/a/1.webp': 'A' });
  await expect(checkBackup(backup)).resolves.toMatchObject({ postgres: 15 });
  spoil(backup);
  await expect(checkBackup(backup)).rejects.toThrow(new RegExp(message));
});

// product.md §480
test('of old backups nothing stays but the files that a newer one has', async () => {
  written('old', '2026-11-24T03-00-00Z', { 'media/a/1.webp': 'A', 'media/b/1.webp': 'B' });
  const next = written('old', '2026-11-25T03-00-00Z', { 'media/b/1.webp': 'B' });
  const newest = written('old', NIGHT, { 'media/b/1.webp': 'B', 'releases/shell/1/a.js': 'A' });
  rmSync(manifestOf(written('old', '2026-11-26T02-00-00Z', {})));
  writeFileSync(path.join(home, 'old/notes.txt'), 'of the operator');
  await removeOldBackups(path.join(home, 'old'), 2, newest);
  expect(await listBackups(path.join(home, 'old'))).toEqual([next, newest]);
  expect(() => readFileSync(fileOf(next, 'media/a/1.webp'))).toThrow('ENOENT');
  expect(readFileSync(fileOf(next, 'media/b/1.webp'), 'utf8')).toBe('B');
  expect(readFileSync(path.join(home, 'old/notes.txt'), 'utf8')).toBe('of the operator');
  await checkBackup(newest);
});

// product.md §480
test('the backup that was just made stays, also where the clock was wrong and others seem newer', async () => {
  const folder = path.join(home, 'clock');
  const later = written('clock', '2036-01-01T03-00-00Z', { 'media/b/1.webp': 'B' });
  const latest = written('clock', '2036-01-02T03-00-00Z', { 'media/b/1.webp': 'B' });
  const made = written('clock', NIGHT, { 'media/c/1.webp': 'C' });
  await removeOldBackups(folder, 2, made);
  expect(await listBackups(folder)).toEqual([made, latest]);
  await removeOldBackups(folder, 1, made);
  expect(await listBackups(folder)).toEqual([made]);
  expect(readFileSync(fileOf(made, 'media/c/1.webp'), 'utf8')).toBe('C');
  expect(() => readFileSync(fileOf(later, 'media/b/1.webp'))).toThrow('ENOENT');
});

// product.md §481
test.each(['releases/../../x', 'media/./x', 'media/..', 'archive//x', 'media/'])(
  'a manifest that names a file outside of the stores (%s) is refused',
  async (key) => {
    const backup = written('ways', NIGHT, { 'media/a/1.webp': 'A' });
    const text = readFileSync(manifestOf(backup), 'utf8');
    writeFileSync(manifestOf(backup), text.replace('media/a/1.webp', key));
    await expect(checkBackup(backup)).rejects.toThrow('its manifest.json is damaged');
  },
);

// product.md §480
test('no file goes while a backup that stays cannot be read', async () => {
  written('half-read', '2026-11-24T03-00-00Z', { 'media/a/1.webp': 'A' });
  const damaged = written('half-read', '2026-11-25T03-00-00Z', { 'media/b/1.webp': 'B' });
  const newest = written('half-read', NIGHT, { 'media/c/1.webp': 'C' });
  writeFileSync(manifestOf(damaged), '');
  await removeOldBackups(path.join(home, 'half-read'), 2, newest);
  expect(await listBackups(path.join(home, 'half-read'))).toEqual([damaged, newest]);
  expect(readFileSync(fileOf(damaged, 'media/b/1.webp'), 'utf8')).toBe('B');
});
