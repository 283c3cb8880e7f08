import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { backUp } from '../modules/backups/back-up.ts';
import { restore } from '../modules/backups/restore.ts';
import { migrate } from '../platform/database/migrate.ts';
import { directoryStore } from '../platform/object-store/directory-store.ts';
import { debianPostgres } from '../test/debian-postgres.ts';
import { eventually } from '../test/eventually.ts';
import { fillInstallation, PICTURE, queryAt } from '../test/filled-installation.ts';
import { startCommand } from '../test/run-command.ts';

const postgres = debianPostgres();
const home = mkdtempSync(path.join(tmpdir(), 'tavolina-interrupted-'));
const folder = path.join(home, 'backups');
const storesOf = (place: string) => ({
  media: directoryStore(path.join(home, place, 'media')),
  releases: directoryStore(path.join(home, place)),
});
/** A place to restore into: a database, and a folder for the rest. */
interface Place {
  url: string;
  name: string;
}
const newPlace = async (name: string): Promise<Place> => ({ url: await postgres.create(name), name });
const restoreInto = ({ url, name }: Place, from = backup) => restore({ url, stores: storesOf(name) }, from);
const BUSY = 'Another restore into this database is running. Wait for its end. Nothing was changed.';
let backup: string;

beforeAll(async () => {
  const { url, name } = await newPlace('source');
  await fillInstallation(url, path.join(home, name));
  ({ backup } = await backUp({ url, stores: storesOf(name) }, folder, new Date()));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const connect = async (connectionString: string): Promise<Client> => {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
};

/** Where PostgreSQL lists the programs that restore. */
const RESTORES = `FROM pg_stat_activity WHERE application_name = 'pg_restore'`;

/** Kills the command of a restore while its pg_restore waits in the middle, which `goOn` lets go on. */
const killHalfWay = async ({ url, name }: Place): Promise<{ goOn: () => Promise<void> }> => {
  const inTheWay = await connect(url);
  await inTheWay.query('BEGIN');
  await inTheWay.query('CREATE TABLE public.images ()');
  const command = startCommand('restore', [backup], { DATABASE_URL: url, DATA_DIR: path.join(home, name) });
  const waits = `SELECT ${RESTORES} AND wait_event_type = 'Lock'`;
  await eventually(async () => expect(await queryAt(url, waits)).toHaveLength(1));
  command.kill();
  expect(await command.ended).toEqual({ code: null, said: '' });
  return {
    goOn: async () => {
      await inTheWay.query('ROLLBACK');
      await inTheWay.end();
    },
  };
};

const untilItEnded = ({ url }: Place): Promise<void> =>
  eventually(async () => expect(await queryAt(url, `SELECT ${RESTORES}`)).toHaveLength(0));

/** The database says that it is no whole installation, to the server and to every command. */
const expectUnfinished = ({ url }: Place): Promise<void> =>
  expect(migrate(url)).rejects.toThrow(
    `The restore of ${path.basename(backup)} into this database, begun at `,
  );

// product.md §621
test('two restores into one database do not run at once', async () => {
  const place = await newPlace('twice');
  const other = await connect(place.url);
  await other.query('SELECT pg_advisory_lock(7304480)');
  await expect(restoreInto(place)).rejects.toThrow(BUSY);
  await other.end();
  const [one, two] = await Promise.allSettled([restoreInto(place), restoreInto(place)]);
  expect([one.status, two.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  await migrate(place.url);
});

// product.md §621
test('a restore that was killed in the middle says so, and can be run again', async () => {
  const place = await newPlace('killed');
  const { goOn } = await killHalfWay(place);
  await expect(restoreInto(place)).rejects.toThrow(BUSY);
  await expectUnfinished(place);
  await queryAt(place.url, `SELECT pg_terminate_backend(pid) ${RESTORES}`);
  await goOn();
  await untilItEnded(place);
  await expectUnfinished(place);
  const { rows, manifest } = await restoreInto(place);
  expect(rows).toBe(Object.values(manifest.rows).reduce((sum, count) => sum + count));
  await migrate(place.url);
});

// product.md §621
test('what pg_restore ended after its command was killed is counted by the next restore of it', async () => {
  const place = await newPlace('orphan');
  const { goOn } = await killHalfWay(place);
  await goOn();
  await untilItEnded(place);
  await expectUnfinished(place);
  const other = path.join(folder, '2026-01-01T03-00-00Z');
  cpSync(backup, other, { recursive: true });
  await expect(restoreInto(place, other)).rejects.toThrow(
    /^The restore of \S+ into this database has not ended: run that again/,
  );
  await restoreInto(place);
  await migrate(place.url);
  expect(await queryAt(place.url, 'SELECT FROM contact_messages')).toHaveLength(1);
});

// product.md §621
test('a restore that failed by itself leaves no mark', async () => {
  const place = await newPlace('failed');
  await storesOf(place.name).media.put(`${PICTURE}/640.webp`, Buffer.from('another'), 'image/webp');
  await expect(restoreInto(place)).rejects.toThrow('Another file stands at');
  await migrate(place.url);
});
