import { rm, writeFile } from 'node:fs/promises';
import { dumpDatabase } from '../../platform/database/dump/dump.ts';
import { atSnapshot, countRows, listMigrations } from '../../platform/database/dump/snapshot.ts';
import { makeNewFolder } from '../../platform/make-folder.ts';
import { copyFiles } from './copy-files.ts';
import { contentOf } from './keep-file.ts';
import { listBackups, nameOf } from './list-backups.ts';
import { dumpOf, findManifest, type Manifest, manifestOf, newManifest } from './manifest.ts';
import { listFiles, type Stores } from './stores.ts';

/** What a backup is made of. */
export interface BackupSource {
  /** Address of the database. */
  url: string;
  stores: Stores;
}

/** A finished backup. */
export interface Backup {
  /** Its folder. */
  backup: string;
  manifest: Manifest;
}

/**
 * Makes a backup in a folder of backups: the database as it is at one moment, and the files that it names then
 * (product.md §480). One that fails leaves nothing that looks like a backup.
 * @throws {Error} with what to do where pg_dump is missing or too old, or the folder cannot be written to
 */
export const backUp = async (
  { url, stores }: BackupSource,
  folder: string,
  now: Date,
  signal?: AbortSignal,
): Promise<Backup> => {
  const [last] = (await listBackups(folder)).slice(-1);
  // One that cannot be read must not keep the next from being made: everything is copied again.
  const before = (last === undefined ? undefined : await findManifest(last))?.files ?? [];
  const backup = await makeNewFolder(folder, nameOf(now));
  try {
    const manifest = await atSnapshot(url, async (snapshot) => {
      const { client, major } = snapshot;
      const pgDump = await dumpDatabase(url, snapshot, dumpOf(backup), signal);
      const dump = await contentOf(dumpOf(backup));
      const copied = await copyFiles(stores, await listFiles(client), backup, before);
      return newManifest({
        made_at: now.toISOString(),
        postgres: major,
        pg_dump: pgDump,
        migrations: await listMigrations(client),
        rows: await countRows(client),
        dump: dump ?? { bytes: 0, sha256: '' },
        ...copied,
      });
    });
    await writeFile(manifestOf(backup), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
    return { backup, manifest };
  } catch (error) {
    await rm(backup, { recursive: true, force: true });
    throw error;
  }
};
