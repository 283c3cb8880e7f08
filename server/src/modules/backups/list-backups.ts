import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileOf, findManifest, manifestOf } from './manifest.ts';

/** A backup's name is its moment: 2026-11-26T03-15-00Z. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** The name of a backup of a moment. */
export const nameOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

const listNames = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch((): string[] => [])).filter((name) => NAME.test(name)).toSorted();

/** The finished backups of a folder, the oldest first. */
export const listBackups = async (folder: string): Promise<string[]> =>
  (await listNames(folder))
    .map((name) => path.join(folder, name))
    .filter((backup) => existsSync(manifestOf(backup)));

/**
 * Deletes backups that were never finished, and all but the newest; then the files that none of the rest has. All files
 * stay while one of the rest cannot be read: nobody knows which it has.
 * @param made the one that was just made, which stays where the clock was wrong and others seem newer
 */
export const removeOldBackups = async (folder: string, kept: number, made: string): Promise<void> => {
  const isMade = (backup: string): boolean => path.basename(backup) === path.basename(made);
  const finished = await listBackups(folder);
  const rest = [...finished.filter((backup) => !isMade(backup)), ...finished.filter(isMade)].slice(-kept);
  for (const name of await listNames(folder))
    if (!rest.includes(path.join(folder, name))) await rm(path.join(folder, name), { recursive: true });
  const needed = new Set<string>();
  for (const backup of rest) {
    const manifest = await findManifest(backup);
    if (!manifest) return;
    for (const { key } of manifest.files) needed.add(fileOf(backup, key));
  }
  const pool = path.join(folder, 'files');
  for (const entry of await readdir(pool, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const file = path.resolve(entry.parentPath, entry.name);
    if (entry.isFile() && !needed.has(file)) await rm(file);
  }
};
