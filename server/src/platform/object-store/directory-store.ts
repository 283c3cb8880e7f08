import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './object-store.ts';

const isMissing = (error: unknown): boolean => (error as { code?: string } | null)?.code === 'ENOENT';

const removeIfEmpty = (folder: string): Promise<void> =>
  rmdir(folder).catch((error: { code?: string }) => {
    if (!['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(error.code ?? '')) throw error;
  });

/** Keeps files in a folder of this machine. A reader sees a file whole or not at all. */
export const directoryStore = (folder: string): ObjectStore => {
  const fileOf = (key: string): string => path.join(folder, key);
  return {
    async put(key, bytes) {
      const file = fileOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      const unfinished = `${file}.${randomUUID()}`;
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, file);
      } catch (error) {
        // On a full disk, what is left over would be the next one's trouble.
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
    async remove(keys) {
      for (const key of keys) await rm(fileOf(key), { force: true });
      for (const parent of new Set(keys.map((key) => path.dirname(fileOf(key))))) await removeIfEmpty(parent);
    },
  };
};
