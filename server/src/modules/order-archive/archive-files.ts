import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { ArchivedFile, Month } from './months-repository.ts';

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const read = async (store: ObjectStore, key: string): Promise<Buffer> => {
  const stored = await store.read(key);
  if (!stored) throw new Error(`The archive has lost ${key}.`);
  return Buffer.concat(await stored.body.toArray());
};

/**
 * Stores lines of JSON as a file of the archive and reads it back. Its name has its hash, because the content of a key never
 * changes.
 * @throws {Error} when what is read back is something else
 */
export const storeFile = async (
  store: ObjectStore,
  month: Month,
  { part, text, orders }: { part: number; text: string; orders: number },
): Promise<ArchivedFile> => {
  const content = await promisify(gzip)(text);
  const sha256 = hashOf(content);
  const name = `${String(part).padStart(4, '0')}-${sha256.slice(0, 16)}.jsonl.gz`;
  const key = `archive/orders-${month.slice(0, 7)}/${name}`;
  if (!(await store.has(key))) await store.put(key, content, 'application/gzip');
  if (hashOf(await read(store, key)) !== sha256)
    throw new Error(`The archive does not keep what is written to ${key}.`);
  return { key, orders, bytes: content.length, sha256 };
};

/**
 * Reads the orders of a file of the archive, each as a line of JSON.
 * @throws {Error} when it is lost or damaged
 */
export const readFile = async (store: ObjectStore, { key, sha256 }: ArchivedFile): Promise<string[]> => {
  const content = await read(store, key);
  if (hashOf(content) !== sha256) throw new Error(`${key} of the archive is damaged: it holds other bytes.`);
  return (await promisify(gunzip)(content)).toString().trimEnd().split('\n');
};
