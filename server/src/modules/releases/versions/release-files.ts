import { LANGUAGES } from '@tavolina/shared-api/contract';
import { LRUCache } from 'lru-cache';
import type { ObjectStore } from '../../../platform/object-store/object-store.ts';
import { packCode } from '../../../platform/pages/first-view/render-task.ts';
import type { LivePart } from '../../../platform/pages/release-source.ts';
import { foldersOf } from './folders-of.ts';
import {
  areNeededWhole,
  damagedFiles,
  FACTS,
  FIRST_VIEW,
  isReadByServer,
  neededFiles,
} from './stored-version.ts';
import { isAsPublished, type VersionFacts, versionFacts } from './version-facts.ts';

/**
 * How long a listing of files is cached, in ms. Consoles ask every few seconds, and a bucket must be asked
 * for each file.
 */
const LOOK_MS = 30_000;
const MAX_BYTES = 32 * 1024 * 1024;
const PART = /^[a-z][a-z0-9-]{0,60}$/;
const VERSION = /^[0-9A-Za-z][\w.-]{0,99}$/;
const FILE = /^\w[\w./-]{0,199}$/;

/** Files of published versions. They never change, so they are cached. */
export interface ReleaseFiles {
  /** A file; undefined if it does not exist. */
  read: (part: string, version: string, file: string) => Promise<Buffer | undefined>;
  write: (part: string, version: string, files: ReadonlyMap<string, Buffer>) => Promise<void>;
  /** Writes the files that the store has lost. */
  restore: (part: string, version: string, files: ReadonlyMap<string, Buffer>) => Promise<void>;
  remove: (part: string, version: string, files: readonly string[]) => Promise<void>;
  /**
   * Files of a version that are missing in the store, even if they are cached; empty when the store is
   * unavailable.
   */
  missing: (part: string, version: string, files: readonly string[]) => Promise<readonly string[]>;
  /**
   * Files of a version whose content has changed since it was published. Each is read once, until it is
   * restored.
   */
  damaged: (part: string, version: string, published: VersionFacts) => Promise<readonly string[]>;
  /**
   * A version with the facts that pages need; undefined when a file that its first page needs cannot be
   * read, or is not the one that was published (product.md §134).
   */
  part: (part: string, version: string, published: VersionFacts) => Promise<LivePart | undefined>;
}

/** Key of a file in the store. */
export const keyOf = (part: string, version: string, file: string): string =>
  `releases/${part}/${version}/${file}`;

const isPlain = (part: string, version: string, file: string): boolean =>
  PART.test(part) && VERSION.test(version) && FILE.test(file) && !file.split('/').includes('..');

const parsed = (content: Buffer | undefined): Record<string, unknown> | null =>
  content ? (JSON.parse(content.toString()) as Record<string, unknown>) : null;

/** Opens the files of a release store. */
export const openReleaseFiles = (store: ObjectStore): ReleaseFiles => {
  const readStored = async (key: string): Promise<Buffer | undefined> => {
    const found = await store.read(key);
    return found && Buffer.concat(await found.body.toArray());
  };
  const kept = new LRUCache<string, Buffer>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: readStored,
  });

  /** Whether a name stands below that of a file, where a disk fails and finds nothing. */
  const isBelowFile = async (part: string, version: string, file: string): Promise<boolean> => {
    for (const folder of foldersOf(file)) if (await store.has(keyOf(part, version, folder))) return true;
    return false;
  };

  const read: ReleaseFiles['read'] = async (part, version, file) => {
    if (!isPlain(part, version, file)) return undefined;
    try {
      return await kept.fetch(keyOf(part, version, file));
    } catch (error) {
      if (await isBelowFile(part, version, file)) return undefined;
      throw error;
    }
  };

  const readJson = async (part: string, version: string, file: string) =>
    parsed(await read(part, version, file));

  const readTexts = async (part: string, version: string, namespace: string) => {
    const entries = LANGUAGES.map(async (lng) => [
      lng,
      (await readJson(part, version, `locales/${lng}/${namespace}.json`)) ?? {},
    ]);
    return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
  };

  const damages = new LRUCache<string, readonly string[], VersionFacts>({
    max: 100,
    fetchMethod: (folder, _before, { context: published }) => {
      const [, part = '', version = ''] = folder.split('/');
      return damagedFiles(published, (file) => readStored(keyOf(part, version, file)));
    },
  });

  // Of what browsers load, visitors mostly get the compressed twin, so the plain file is not kept.
  const readNeeded = (part: string, version: string, file: string, platform: VersionFacts) =>
    isReadByServer(file, platform) ? read(part, version, file) : readStored(keyOf(part, version, file));

  const forget = (part: string, version: string, files: readonly string[]): undefined => {
    for (const file of files) kept.delete(keyOf(part, version, file));
  };

  const write = async (key: string, content: Buffer): Promise<void> => {
    await store.put(key, content, 'application/octet-stream');
    kept.delete(key);
  };

  const looked = new LRUCache<string, readonly string[], readonly string[]>({
    max: 100,
    ttl: LOOK_MS,
    fetchMethod: async (_version, _before, { context: keys }) => {
      const areThere = await Promise.all(keys.map((key) => store.has(key)));
      return keys.filter((_key, index) => !areThere[index]);
    },
  });

  return {
    read,
    async missing(part, version, files) {
      const folder = keyOf(part, version, '');
      const context = files.map((file) => folder + file);
      const keys = await looked.fetch(folder, { context }).catch(() => undefined);
      return (keys ?? []).map((key) => key.slice(folder.length));
    },
    damaged: async (part, version, published) =>
      (await damages.fetch(keyOf(part, version, ''), { context: published })) ?? [],
    async write(part, version, files) {
      for (const [file, content] of files) await write(keyOf(part, version, file), content);
    },
    async restore(part, version, files) {
      looked.delete(keyOf(part, version, ''));
      damages.delete(keyOf(part, version, ''));
      for (const [file, content] of files) {
        const key = keyOf(part, version, file);
        if (!(await readStored(key))?.equals(content)) await write(key, content);
      }
    },
    async remove(part, version, files) {
      const keys = files.map((file) => keyOf(part, version, file));
      await store.remove(keys);
      for (const key of keys) kept.delete(key);
    },
    async part(part, version, published) {
      try {
        const platform = versionFacts.parse(await readJson(part, version, FACTS));
        const isWhole =
          isAsPublished(platform, published) &&
          (await areNeededWhole(platform, (file) => readNeeded(part, version, file, platform)));
        // What is kept of it would otherwise stay after the files have been restored.
        if (!isWhole) return forget(part, version, [FACTS, ...neededFiles(platform)]);
        const firstView = await read(part, version, FIRST_VIEW);
        // From here on it is kept packed, and browsers never ask for the file.
        kept.delete(keyOf(part, version, FIRST_VIEW));
        return {
          platform,
          manifest: platform.manifest ? await readJson(part, version, platform.manifest) : null,
          texts: await readTexts(part, version, platform.namespace),
          uiTexts: part === 'shell' ? await readTexts(part, version, 'ui') : {},
          firstView: firstView ? packCode(firstView.toString()) : null,
        };
      } catch {
        return forget(part, version, [FACTS]);
      }
    },
  };
};
