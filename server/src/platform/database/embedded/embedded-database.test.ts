import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findAccount, postgresAccount } from './account.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { databaseFolder } from './location.ts';
import { isAlive, readPostmasterFile } from './postmaster-file.ts';

const query = async <T extends object>(database: EmbeddedDatabase, sql: string): Promise<T[]> => {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
};

const pidOf = (dataDir: string) =>
  readPostmasterFile(path.join(databaseFolder(dataDir, postgresAccount()), 'data'))?.pid ?? 0;

const until = async (condition: () => boolean | Promise<boolean>) => {
  const deadline = Date.now() + 20_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('did not happen in 20 s');
    await delay(50);
  }
};

let dataDir: string;
const running: EmbeddedDatabase[] = [];

const start = async () => {
  const database = await startEmbeddedDatabase(dataDir);
  running.push(database);
  return database;
};

const emptyFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tavolina-database-'));
  chmodSync(folder, 0o755);
  return folder;
};

// One folder for all tests: each starts PostgreSQL on it, which only the first has to make.
beforeAll(() => {
  dataDir = emptyFolder();
});

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
});

afterAll(() => {
  rmSync(databaseFolder(dataDir, postgresAccount()), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

test('keeps its data from one start to the next and leaves nothing running', async () => {
  const first = await start();
  await query(first, 'CREATE TABLE kept (name text)');
  await query(first, `INSERT INTO kept VALUES ('Fërgesë')`);
  const pid = pidOf(dataDir);
  await first.stop();
  expect(isAlive(pid)).toBe(false);
  expect(await query(await start(), 'SELECT name FROM kept')).toEqual([{ name: 'Fërgesë' }]);
});

test('is UTF-8, sorts Albanian names, writes to disk and gives the product no administrator rights', async () => {
  const database = await start();
  const [row] = await query<Record<string, unknown>>(
    database,
    `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
       (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS administrator,
       (SELECT string_agg(word, ' ' ORDER BY word COLLATE "sq-x-icu") FROM unnest(ARRAY['e', 'z', 'ç', 'c', 'ë', 'd']) word) AS words`,
  );
  expect(row).toEqual({ encoding: 'UTF8', fsync: 'on', administrator: false, words: 'c ç d e ë z' });
});

test('a database left by a killed process is adopted, not started twice', async () => {
  const first = await start();
  const pid = pidOf(dataDir);
  const second = await start();
  expect(pidOf(dataDir)).toBe(pid);
  expect(second.url).toBe(first.url);
});

test('PostgreSQL stays while another process of the product uses it', async () => {
  const first = await start();
  const second = await start();
  await first.stop();
  expect(await query(second, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  const pid = pidOf(dataDir);
  await second.stop();
  expect(isAlive(pid)).toBe(false);
});

test('comes back on the same port after PostgreSQL is killed, with everything that was committed', async () => {
  const database = await start();
  await query(database, 'CREATE TABLE committed AS SELECT 1 AS one');
  const killed = pidOf(dataDir);
  process.kill(killed, 'SIGKILL');
  await until(() => pidOf(dataDir) !== killed && isAlive(pidOf(dataDir)));
  await until(() =>
    query(database, 'SELECT one FROM committed').then(
      (rows) => rows.length === 1,
      () => false,
    ),
  );
});

test('copies run side by side', async () => {
  const first = await start();
  const other = emptyFolder();
  const second = await startEmbeddedDatabase(other);
  expect(second.url).not.toBe(first.url);
  await second.stop();
  rmSync(databaseFolder(other, postgresAccount()), { recursive: true, force: true });
  rmSync(other, { recursive: true, force: true });
});

test('makes the links that the package leaves to an install script', async () => {
  await start();
  const folder = databaseFolder(dataDir, postgresAccount());
  const programs = readdirSync(folder).find((name) => name.startsWith('programs-')) ?? '';
  expect(existsSync(path.join(folder, programs, 'native', 'lib', 'libicui18n.so.60'))).toBe(true);
});

test('finds an account to switch to, and none where there is none', () => {
  const passwd = 'root:x:0:0:root:/root:/bin/bash\nnobody:x:65534:65534::/nonexistent:/usr/sbin/nologin\n';
  expect(findAccount(passwd)).toEqual({ uid: 65534, gid: 65534 });
  expect(findAccount(`${passwd}postgres:x:101:104::/var/lib/postgresql:/bin/bash`)).toEqual({
    uid: 101,
    gid: 104,
  });
  expect(findAccount('root:x:0:0:root:/root:/bin/bash')).toBeUndefined();
});

test('a data folder that the account cannot reach is replaced by one it can', () => {
  const account = { uid: 65534, gid: 65534 };
  const folder = emptyFolder();
  expect(databaseFolder(folder, account)).toBe(path.join(folder, 'postgres'));
  chmodSync(folder, 0o700);
  expect(databaseFolder(folder, account)).toMatch(/^\/var\/lib\/tavolina\/[0-9a-f]{16}$/);
  expect(databaseFolder(folder, undefined)).toBe(path.join(folder, 'postgres'));
  rmSync(folder, { recursive: true });
});
