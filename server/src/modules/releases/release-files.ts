import { LANGUAGES } from '@tavolina/shared-api/contract';
import { LRUCache } from 'lru-cache';
import type { ObjectStore } from '../../platform/object-store/object-store.ts';
import type { LivePart } from '../../platform/pages/release-source.ts';
import { integrityOf, isTwin } from './file-integrity.ts';
import { type VersionFacts, versionFacts } from './version-facts.ts';

/**
 * How long a listing of files is cached, in ms. Consoles ask every few seconds, and a bucket must be asked
 * for each file.
 */
const LOOK_MS = 30_000;
const MAX_BYTES = 32 * 1024 * 1024;
const PART = /^[a-z][a-z0-9-]{0,60}$/;
const VERSION = /^[0-9A-Za-z][\w.-]{0,99}$/;
/** Code that renders a part's pages on the server. */
const FIRST_VIEW = 'first-view.cjs';
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
  /** Files of a version whose content has changed. Each is read once, until it is restored. */
  damaged: (part: string, version: string, files: VersionFacts['files']) => Promise<readonly string[]>;
  /** A version with the facts that pages need; undefined when its files cannot be read or are corrupt. */
  part: (part: string, version: string) => Promise<LivePart | undefined>;
}

/** Key of a file in the store. */
export const keyOf = (part: string, version: string, file: string): string =>
  `releases/${part}/${version}/${file}`;

const isPlain = (part: string, version: string, file: string): boolean =>
  PART.test(part) && VERSION.test(version) && FILE.test(file) && !file.split('/').includes('..');

/** Whether the server itself reads a file: first view code, texts, the federation manifest. */
const isReadAtOnce = (file: string, { manifest }: VersionFacts): boolean =>
  file === FIRST_VIEW || file === manifest || file.startsWith('locales/');

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

  const read: ReleaseFiles['read'] = async (part, version, file) =>
    isPlain(part, version, file) ? kept.fetch(keyOf(part, version, file)) : undefined;

  const readJson = async (part: string, version: string, file: string) =>
    parsed(await read(part, version, file));

  const readTexts = async (part: string, version: string, namespace: string) => {
    const entries = LANGUAGES.map(async (lng) => [
      lng,
      (await readJson(part, version, `locales/${lng}/${namespace}.json`)) ?? {},
    ]);
    return Object.fromEntries(await Promise.all(entries)) as Record<string, unknown>;
  };

  const damagedOf = async (
    part: string,
    version: string,
    files: VersionFacts['files'],
  ): Promise<readonly string[]> => {
    const looks = Object.entries(files).map(async ([file, { integrity }]) => {
      const key = keyOf(part, version, file);
      const [plain, twin] = await Promise.all([readStored(key), readStored(`${key}.br`)]);
      if (!plain) return [];
      if (integrityOf(plain) !== integrity) return [file];
      return twin && !isTwin(twin, plain) ? [`${file}.br`] : [];
    });
    return (await Promise.all(looks)).flat();
  };
  const damages = new LRUCache<string, readonly string[], VersionFacts['files']>({
    max: 100,
    fetchMethod: (folder, _before, { context: files }) => {
      const [, part = '', version = ''] = folder.split('/');
      return damagedOf(part, version, files);
    },
  });

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
    damaged: async (part, version, files) =>
      (await damages.fetch(keyOf(part, version, ''), { context: files })) ?? [],
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
    async part(part, version) {
      try {
        const facts = await readJson(part, version, 'platform.json');
        const platform = versionFacts.parse(facts);
        const needed = Object.keys(platform.files).filter((file) => isReadAtOnce(file, platform));
        for (const file of needed) {
          const content = await read(part, version, file);
          // Browsers verify hashes of what they load. The server must verify what it runs and shows itself.
          if (content && integrityOf(content) !== platform.files[file]?.integrity) return undefined;
        }
        const firstView = (await read(part, version, FIRST_VIEW))?.toString() ?? null;
        // From here on its text is kept, and browsers never ask for the file.
        kept.delete(keyOf(part, version, FIRST_VIEW));
        return {
          platform,
          manifest: platform.manifest ? await readJson(part, version, platform.manifest) : null,
          texts: await readTexts(part, version, platform.namespace),
          uiTexts: part === 'shell' ? await readTexts(part, version, 'ui') : {},
          firstView,
        };
      } catch {
        return undefined;
      }
    },
  };
};
