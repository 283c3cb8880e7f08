import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { DAY_MS, systemClock } from '../../platform/clock/clock.ts';
import { openDatabase } from '../../platform/database/database.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { bucketStore } from '../../platform/object-store/bucket-store.ts';
import { directoryStore } from '../../platform/object-store/directory-store.ts';
import { bucketService } from '../../test/bucket-service.ts';
import { debianPostgres } from '../../test/debian-postgres.ts';
import { eventually } from '../../test/eventually.ts';
import { addMessage, fillInstallation, PICTURE, queryAt } from '../../test/filled-installation.ts';
import { send } from '../../test/send.ts';
import { testServer } from '../../test/test-server.ts';
import { backUp } from './back-up.ts';
import { insertRun, type RunKind } from './backup-runs-repository.ts';
import { backUpJob, proveBackupJob, startBackups } from './backups-upkeep.ts';
import { manifestOf } from './manifest.ts';
import { restore } from './restore.ts';
import { makeBackup, proveNewest } from './run-backups.ts';

const TOKEN = 'a-token-of-the-operator';
const home = mkdtempSync(path.join(tmpdir(), 'tavolina-nightly-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

const postgres = debianPostgres();
const bucket = bucketService();
const dataDir = path.join(home, 'data');
const stores = { media: directoryStore(path.join(dataDir, 'media')), releases: directoryStore(dataDir) };
let url: string;
beforeAll(async () => {
  url = await postgres.create('installation');
  await fillInstallation(url, dataDir);
});

// product.md §480, §481
test('what is written during a backup is not in it, and files of a folder restore into a bucket', async () => {
  const busy = {
    ...stores,
    media: {
      ...stores.media,
      read: async (key: string) => {
        await addMessage(url);
        return stores.media.read(key);
      },
    },
  };
  const { backup, manifest } = await backUp({ url, stores: busy }, path.join(home, 'busy'), new Date());
  expect(manifest.rows['public.contact_messages']).toBe(1);
  expect(await queryAt(url, 'SELECT FROM contact_messages')).toHaveLength(3);
  const inBucket = bucketStore(bucket.settings);
  const target = await postgres.create('in_bucket');
  const { rows } = await restore({ url: target, stores: { media: inBucket, releases: inBucket } }, backup);
  expect(rows).toBe(Object.values(manifest.rows).reduce((sum, count) => sum + count));
  expect(await queryAt(target, 'SELECT FROM contact_messages')).toHaveLength(1);
  expect(bucket.kept.get(`/fotot/${PICTURE}/640.webp`)).toEqual({
    bytes: Buffer.from('a picture'),
    type: 'image/webp',
  });
});

// product.md §480
test('a backup whose manifest was damaged keeps the next one from nothing', async () => {
  const folder = path.join(home, 'damaged');
  const night = new Date('2026-11-26T03:00:00Z');
  const first = await backUp({ url, stores }, folder, night);
  writeFileSync(manifestOf(first.backup), '{"format":1');
  const next = await backUp({ url, stores }, folder, new Date(night.getTime() + DAY_MS));
  expect(next.manifest.files).toEqual(first.manifest.files);
});

// product.md §480, §482
test('the jobs of the night and of the week record what they did, and a failure is logged', async () => {
  const database = openDatabase(url, () => undefined);
  const jobs = createJobs(database, () => undefined);
  const warnings: string[] = [];
  const folder = path.join(home, 'nightly');
  // Nothing comes by itself, whatever the hour.
  const unplanned = { ...jobs, repeat: () => undefined };
  const deps = { database, url, stores, jobs: unplanned, clock: systemClock, folder, kept: 3 };
  startBackups({ ...deps, warn: (line) => warnings.push(line) });
  const ended = (count: number) =>
    eventually(async () => expect(await queryAt(url, 'SELECT FROM backup_runs')).toHaveLength(count));
  try {
    await jobs.start();
    await jobs.send(database, proveBackupJob, {});
    await ended(1);
    await jobs.send(database, backUpJob, {});
    await ended(2);
    await jobs.send(database, proveBackupJob, {});
    await ended(3);
  } finally {
    await jobs.stop();
    await database.end();
  }
  expect(await queryAt(url, 'SELECT kind, succeeded, outcome FROM backup_runs ORDER BY id')).toEqual([
    { kind: 'proof', succeeded: false, outcome: `${folder} has no backup.` },
    { kind: 'backup', succeeded: true, outcome: expect.stringMatching(/\d+ rows and 5 files\.$/) },
    { kind: 'proof', succeeded: true, outcome: expect.stringMatching(/\d+ rows and 5 files\.$/) },
  ]);
  expect(warnings).toEqual([`The proof of the newest backup failed: ${folder} has no backup.`]);
});

// product.md §482
test('a run that another kept from beginning is refused, and not recorded as one that failed', async () => {
  const place = await postgres.create('busy');
  await fillInstallation(place, path.join(home, 'busy-place'));
  const database = openDatabase(place, () => undefined);
  const deps = { database, url: place, stores, clock: systemClock };
  const other = new Client({ connectionString: place });
  await other.connect();
  try {
    await other.query('SELECT pg_advisory_lock(7304480)');
    const busy = 'Another backup, or a proof of one, is running. Wait for its end.';
    await expect(proveNewest(deps, path.join(home, 'none'))).rejects.toThrow(busy);
    await expect(makeBackup(deps, path.join(home, 'none'), 3)).rejects.toThrow(busy);
    expect(await queryAt(place, 'SELECT FROM backup_runs')).toEqual([]);
  } finally {
    await other.end();
    await database.end();
  }
});

describe('an operator learns', () => {
  const file = path.join(home, 'a-file');
  writeFileSync(file, '');
  const lines: string[] = [];
  const server = testServer(
    { BACKUP_DIR: path.join(file, 'no-folder'), METRICS_TOKEN: TOKEN, LOG_LEVEL: 'warn' },
    { logTo: { write: (line) => lines.push(line) } },
  );
  const without = testServer();
  const warningsOf = async (at = server): Promise<string[]> => {
    const { body } = await send(at, 'GET', '/health/ready');
    const { warnings = [] } = body as { warnings?: string[] };
    return warnings.filter((warning) => warning.startsWith('backup'));
  };
  let now = 0;
  const runEnds = (kind: RunKind, succeeded: boolean, atMs: number) => {
    const moment = new Date(atMs);
    return insertRun(server.database, {
      ...{ kind, succeeded, backup: 'night', outcome: '' },
      ...{ started_at: moment, ended_at: moment },
    });
  };

  beforeAll(() => {
    now = Date.now();
  });

  // product.md §482
  test('of a backup that failed, by the log', async () => {
    await server.jobs.send(server.database, backUpJob, {});
    await eventually(async () => expect(lines.join('')).toContain('The backup failed: '));
  });

  // product.md §482
  test('of missing, old and unproven backups, by whoever asks how the server is', async () => {
    expect(await warningsOf()).toEqual(['backup_old', 'backup_unproven']);
    expect(await warningsOf(without)).toEqual([]);
    await runEnds('backup', true, now);
    expect(await warningsOf()).toEqual(['backup_unproven']);
    await runEnds('proof', true, now);
    expect(await warningsOf()).toEqual([]);
    await runEnds('backup', false, now + 1);
    expect(await warningsOf()).toEqual([]);
    await runEnds('proof', false, now + 1);
    expect(await warningsOf()).toEqual(['backup_unproven']);
    await runEnds('proof', true, now + 2);
    expect(await warningsOf()).toEqual([]);
    server.advance(3 * DAY_MS);
    expect(await warningsOf()).toEqual(['backup_old']);
    await runEnds('backup', true, now + 9 * DAY_MS);
    server.advance(6 * DAY_MS);
    expect(await warningsOf()).toEqual(['backup_unproven']);
  });

  // product.md §482
  test('and when each kind last succeeded and failed, by the metrics', async () => {
    const answer = await fetch(`${server.api}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const text = await answer.text();
    expect(text).toMatch(
      new RegExp(`backup_latest_timestamp_seconds\\{kind="proof",outcome="succeeded"\\} ${(now + 2) / 1000}`),
    );
    expect(text).toMatch(/backup_latest_timestamp_seconds\{kind="backup",outcome="failed"\} \d/);
  });
});
