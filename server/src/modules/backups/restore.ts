import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { isBeingRestored, isEmpty, restoreDump } from '../../platform/database/dump/dump.ts';
import { oneAtATime } from '../../platform/database/dump/one-at-a-time.ts';
import { majorOf } from '../../platform/database/dump/snapshot.ts';
import {
  findUnfinishedRestore,
  markUnfinished,
  unmark,
} from '../../platform/database/dump/unfinished-restore.ts';
import { withConnection } from '../../platform/database/with-connection.ts';
import type { BackupSource } from './back-up.ts';
import { checkBackup } from './check-backup.ts';
import { compareRows } from './compare-rows.ts';
import { dumpOf, fileOf, type Manifest } from './manifest.ts';
import { placeOf, type Stores } from './stores.ts';

/** How many files are written at once. */
const AT_ONCE = 8;

/** What browsers are told is said by the server; a bucket only keeps this. */
const TYPES: Readonly<Record<string, string>> = { avif: 'image/avif', webp: 'image/webp' };
const typeOf = (key: string): string => TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

const isSame = async (stores: Stores, key: string, content: Buffer): Promise<boolean | undefined> => {
  const { store, at } = placeOf(stores, key);
  const stored = await store.read(at);
  return stored && Buffer.concat(await stored.body.toArray()).equals(content);
};

const restoreFiles = async (stores: Stores, backup: string, { files }: Manifest): Promise<void> => {
  const limit = pLimit(AT_ONCE);
  const restore = async (key: string): Promise<void> => {
    const content = await readFile(fileOf(backup, key));
    const same = await isSame(stores, key, content);
    if (same === false)
      throw new Error(
        `Another file stands at ${key}: pictures and releases of this place are in use. Nothing was overwritten.`,
      );
    const { store, at } = placeOf(stores, key);
    if (!same) await store.put(at, content, typeOf(key));
  };
  await Promise.all(files.map(({ key }) => limit(restore, key)));
};

const BUSY = 'Another restore into this database is running. Wait for its end. Nothing was changed.';

/** @returns whether the database has the rows of the backup already, of a restore that was broken off */
const checkPlace = async (url: string, name: string, { postgres }: Manifest): Promise<boolean> => {
  const major = await withConnection(url, majorOf);
  if (major < postgres)
    throw new Error(
      `The backup is of PostgreSQL ${postgres}, this is PostgreSQL ${major}: restore into ${postgres} or later.`,
    );
  // The program goes on where only its command was killed.
  if (await isBeingRestored(url)) throw new Error(BUSY);
  if (await isEmpty(url)) return false;
  const begun = await findUnfinishedRestore(url);
  if (begun === name) return true;
  throw new Error(
    begun === undefined
      ? 'The database is not empty, so it may be in use. Restore into an empty one. Nothing was changed.'
      : `The restore of ${begun} into this database has not ended: run that again, or take an empty one. Nothing was changed.`,
  );
};

/**
 * Restores a backup into an empty database, and its files into the stores (product.md §481). Everything is checked
 * before the first change; files come first, because the database names them. One that was broken off leaves a mark, with
 * which no server starts, and can be run again (product.md §621).
 * @returns the manifest, and how many rows there are
 * @throws {Error} when the backup is damaged or of a later version, the place is in use, or another restore runs there
 */
export const restore = async (
  { url, stores }: BackupSource,
  backup: string,
): Promise<{ manifest: Manifest; rows: number }> => {
  const manifest = await checkBackup(backup);
  const name = path.basename(path.resolve(backup));
  return oneAtATime(url, BUSY, async () => {
    const hasRows = await checkPlace(url, name, manifest);
    await markUnfinished(url, name);
    try {
      await restoreFiles(stores, backup, manifest);
      if (!hasRows) await restoreDump(url, dumpOf(backup), manifest.pg_dump);
    } catch (error) {
      // What failed was told, and an empty database is as it was before.
      if (!hasRows) await unmark(url);
      throw error;
    }
    const rows = await compareRows(url, manifest);
    await unmark(url);
    return { manifest, rows };
  });
};
