import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readManifest } from '../modules/backups/manifest.ts';
import { debianPostgres } from '../test/debian-postgres.ts';
import { addMessage, fillInstallation, PICTURE, queryAt } from '../test/filled-installation.ts';
import { runCommand } from '../test/run-command.ts';

const postgres = debianPostgres();
const home = mkdtempSync(path.join(tmpdir(), 'tavolina-backups-'));
const folder = path.join(home, 'backups');
const filesOf = (place: string): string[] =>
  readdirSync(path.join(home, place), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(path.join(home, place), path.join(parentPath, name)))
    .filter((name) => /^(media|releases)\//.test(name))
    .toSorted();
const settings = (url: string, place: string) => ({ DATABASE_URL: url, DATA_DIR: path.join(home, place) });
const backups = (): string[] =>
  readdirSync(folder)
    .filter((name) => name !== 'files')
    .toSorted()
    .map((name) => path.join(folder, name));
let source: string;

beforeAll(async () => {
  source = await postgres.create('source');
  await fillInstallation(source, path.join(home, 'from'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

// product.md §480
test('a backup holds the database and the files that it names, and the newest ones stay', async () => {
  const made = await runCommand('back-up', [folder], settings(source, 'from'));
  expect(made).toEqual({ code: 0, said: expect.stringMatching(/: \d+ rows and 5 files\.\n$/) });
  await addMessage(source);
  const again = { ...settings(source, 'from'), BACKUP_DIR: folder, BACKUPS_KEPT: '1' };
  rmSync(path.join(home, `from/media/${PICTURE}/640.avif`));
  rmSync(path.join(home, 'from/releases/shell/1.0.0/start.js.br'));
  const [first = ''] = backups();
  expect((await runCommand('back-up', [], again)).code).toBe(0);
  const [newest = '', ...others] = backups();
  expect([others, newest === first]).toEqual([[], false]);
  const { rows, files, missing } = await readManifest(newest);
  expect(rows).toMatchObject({ 'public.contact_messages': 2, 'public.images': 1 });
  expect(rows).not.toHaveProperty(['public.rate_limits']);
  // What an earlier backup has copied is not lost with the store.
  expect([files.length, missing]).toEqual([5, []]);
});

// product.md §482
test('a proof restores the newest backup beside the database and leaves nothing of it', async () => {
  const proven = await runCommand('back-up', ['--prove', folder], settings(source, 'from'));
  expect(proven).toEqual({ code: 0, said: expect.stringMatching(/restores: \d+ rows and 5 files\.\n$/) });
  expect(await queryAt(source, `SELECT FROM pg_database WHERE datname LIKE 'source\\_%'`)).toEqual([]);
  const runs = await queryAt(source, 'SELECT kind, succeeded FROM backup_runs ORDER BY id');
  expect(runs).toEqual(['backup', 'backup', 'proof'].map((kind) => ({ kind, succeeded: true })));
});

// product.md §481
test('a backup restores elsewhere, with work that waits, and not where something is', async () => {
  const [newest = ''] = backups();
  const target = settings(await postgres.create('target'), 'to');
  expect(await runCommand('restore', [newest], target)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Restored the state of .*: \d+ rows and 5 files\./),
  });
  expect(filesOf('to')).toEqual([
    `media/${PICTURE}/640.avif`,
    `media/${PICTURE}/640.webp`,
    'releases/shell/1.0.0/platform.json',
    'releases/shell/1.0.0/start.js',
    'releases/shell/1.0.0/start.js.br',
  ]);
  expect(readFileSync(path.join(home, `to/media/${PICTURE}/640.webp`), 'utf8')).toBe('a picture');
  const waiting = `SELECT data FROM pgboss.job WHERE name = 'contact-message' AND state = 'created'`;
  expect(await queryAt(target.DATABASE_URL, waiting)).toEqual(await queryAt(source, waiting));
  // A further number follows the restored ones.
  await queryAt(
    target.DATABASE_URL,
    `INSERT INTO backup_runs (kind, backup, started_at, ended_at, succeeded, outcome) VALUES ('proof', '', now(), now(), true, '')`,
  );

  expect(await runCommand('restore', [newest], target)).toEqual({
    code: 1,
    said: 'The database is not empty, so it may be in use. Restore into an empty one. Nothing was changed.\n',
  });
  writeFileSync(path.join(home, `to/media/${PICTURE}/640.webp`), 'another picture');
  const empty = settings(await postgres.create('empty'), 'to');
  const refused = await runCommand('restore', [newest], empty);
  expect(refused).toEqual({
    code: 1,
    said: expect.stringContaining(`Another file stands at media/${PICTURE}/640.webp`),
  });
  expect(readFileSync(path.join(home, `to/media/${PICTURE}/640.webp`), 'utf8')).toBe('another picture');
});

// product.md §622
test('a backup into a folder that cannot be written to is refused in words', async () => {
  const file = path.join(home, 'a-file');
  writeFileSync(file, '');
  for (const wrong of ['/proc/tavolina', path.join(file, 'below')])
    expect(await runCommand('back-up', [wrong], settings(source, 'from'))).toEqual({
      code: 1,
      said: expect.stringContaining(`Nothing can be written to ${wrong} (`),
    });
});

// product.md §622
test('a restore of pictures into a folder that cannot be written to is refused in words', async () => {
  const [newest = ''] = backups();
  const place = { DATABASE_URL: await postgres.create('unwritable'), DATA_DIR: '/proc/tavolina' };
  expect(await runCommand('restore', [newest], place)).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^the store of images and releases does not work: Nothing can be written to \/proc\/tavolina\/\S+ \(/,
    ),
  });
});

test.each([
  ['no word', []],
  // Else whoever forgets the dashes of --prove would take a backup for a proof.
  ['a word too much', ['/tmp/backups', 'prove']],
])('each command says how it is used, with %s', async (_, words) => {
  mkdirSync(path.join(home, 'nothing'), { recursive: true });
  const nothing = { DATA_DIR: path.join(home, 'nothing') };
  await Promise.all(
    ['back-up', 'restore'].map(async (name) =>
      expect(await runCommand(name, words, nothing)).toEqual({
        code: 1,
        said: expect.stringContaining(`node server/dist/app/${name}.js`),
      }),
    ),
  );
});
