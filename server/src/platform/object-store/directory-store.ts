import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '../make-folder.ts';
import type { ObjectStore } from './object-store.ts';

const isMissing = (error: unknown): boolean => (error as { code?: string } | null)?.code === 'ENOENT';

/** Removes an empty folder. Returns whether it no longer exists. */
const isGone = async (folder: string): Promise<boolean> => {
  try {
    await rmdir(folder);
    return true;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(code)) throw error;
    return code === 'ENOENT';
  }
};

/** Suffix of files that are being written. */
const UNFINISHED = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Stores files in a folder of this machine. Readers never see a partly written file. */
export const directoryStore = (folder: string): ObjectStore => {
  const fileOf = (key: string): string => path.join(folder, key);

  /** Files that a killed process left half-written, beside the files to remove. */
  const leftovers = async (keys: readonly string[]): Promise<string[]> => {
    const files = new Set(keys.map(fileOf));
    const parents = [...new Set([...files].map((file) => path.dirname(file)))];
    const names = await Promise.all(
      parents.map(async (parent) =>
        (await readdir(parent).catch((): string[] => [])).map((name) => path.join(parent, name)),
      ),
    );
    return names.flat().filter((name) => UNFINISHED.test(name) && files.has(name.replace(UNFINISHED, '')));
  };

  const removeEmpty = async (parent: string): Promise<void> => {
    if (parent !== folder && (await isGone(parent))) await removeEmpty(path.dirname(parent));
  };
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await makeFolder(path.dirname(file));
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, file);
      } catch (error) {
        // On a full disk, a leftover file would take the space of the next one.
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key) {
      try {
        const handle = await open(fileOf(key));
        const { size } = await handle.stat();
        return { body: handle.createReadStream(), bytes: size };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async has(key) {
      try {
        return (await stat(fileOf(key))).isFile();
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(keys) {
      for (const file of [...keys.map(fileOf), ...(await leftovers(keys))]) await rm(file, { force: true });
      for (const parent of new Set(keys.map((key) => path.dirname(fileOf(key))))) await removeEmpty(parent);
    },
  };
};
