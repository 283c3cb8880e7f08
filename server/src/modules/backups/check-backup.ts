import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { MIGRATIONS } from '../../platform/database/migrations-folder.ts';
import { contentOf } from './keep-file.ts';
import { dumpOf, fileOf, type Manifest, readManifest } from './manifest.ts';

/** How many damaged files a message names. */
const NAMED = 5;

const checkVersion = async (backup: string, { migrations }: Manifest): Promise<void> => {
  const known = new Set((await readdir(MIGRATIONS)).map((name) => path.parse(name).name));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `${backup} was made by a later version of Tavolina: this one does not know ${unknown.join(', ')}.`,
    );
};

/**
 * Reads a backup and compares all that it holds with what it says of itself (product.md §481).
 * @throws {Error} when it was made by a later version, or something of it is missing or damaged
 */
export const checkBackup = async (backup: string): Promise<Manifest> => {
  const manifest = await readManifest(backup);
  await checkVersion(backup, manifest);
  const parts = [
    { file: dumpOf(backup), name: 'database.dump', ...manifest.dump },
    ...manifest.files.map((kept) => ({ file: fileOf(backup, kept.key), name: kept.key, ...kept })),
  ];
  const damaged: string[] = [];
  for (const { file, name, sha256 } of parts)
    if ((await contentOf(file))?.sha256 !== sha256) damaged.push(name);
  if (damaged.length > 0)
    throw new Error(
      `${backup} is damaged: ${damaged.length} of ${parts.length} files are missing or hold other bytes, ` +
        `first ${damaged.slice(0, NAMED).join(', ')}.`,
    );
  return manifest;
};
