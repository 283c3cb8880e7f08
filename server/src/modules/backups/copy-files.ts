import pLimit from 'p-limit';
import type { NamedFile } from '../../platform/object-store/object-store.ts';
import { keepFile, sizeOf } from './keep-file.ts';
import { fileOf, type KeptFile } from './manifest.ts';
import { placeOf, type Stores } from './stores.ts';

/** How many files are copied at once. */
const AT_ONCE = 8;

/** What was copied. */
interface Copied {
  files: KeptFile[];
  missing: string[];
}

/**
 * Copies files of the stores into the folder of a backup. What an earlier backup there has is not read again: the
 * content of a key never changes.
 * @param before files of the backup before
 * @returns what is in the backup now, and which files the stores had lost
 */
export const copyFiles = async (
  stores: Stores,
  named: readonly NamedFile[],
  backup: string,
  before: readonly KeptFile[],
): Promise<Copied> => {
  const known = new Map(before.map((file) => [file.key, file]));
  const files: KeptFile[] = [];
  const missing: string[] = [];
  const copy = async ({ key, mayBeAbsent }: NamedFile): Promise<void> => {
    const file = fileOf(backup, key);
    const kept = known.get(key);
    if (kept && (await sizeOf(file)) === kept.bytes) {
      files.push(kept);
      return;
    }
    const { store, at } = placeOf(stores, key);
    const stored = await store.read(at);
    if (stored) files.push({ key, ...(await keepFile(file, stored.body)) });
    else if (!mayBeAbsent) missing.push(key);
  };
  const limit = pLimit(AT_ONCE);
  await Promise.all(named.map((file) => limit(copy, file)));
  const byKey = (one: KeptFile, other: KeptFile): number => (one.key < other.key ? -1 : 1);
  return { files: files.toSorted(byKey), missing: missing.toSorted() };
};
