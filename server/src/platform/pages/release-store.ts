import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '@tavolina/shared-api/contract';

/** A build as it describes itself in `platform.json`. */
export interface Platform {
  name: string;
  version: string;
  prefixes: string[];
  namespace: string;
  entry: string | null;
  manifest: string | null;
  /** What a page loads first, by file name within the version's folder. */
  js: string[];
  css: string[];
  /** Files that draw the pages under a path prefix; builds before this field have none. */
  pages?: Record<string, { js: string[]; css: string[] }>;
  files: Record<string, { integrity: string; bytes: number }>;
}

/** A live part with what a page must know of it. */
export interface LivePart {
  platform: Platform;
  /** The federation manifest; null for the shell. */
  manifest: Record<string, unknown> | null;
  /** Texts by language. */
  texts: Record<string, unknown>;
  /** Texts of the design system, which travel with the shell, by language. */
  uiTexts: Record<string, unknown>;
}

/** A part that should be live but whose version cannot be read; an older version still tells what it owns. */
export type AbsentPart = Pick<Platform, 'name' | 'version' | 'prefixes' | 'namespace'>;

/** What is live: name to version, the parts that could be read and those that could not. */
export interface LiveRelease {
  versions: Record<string, string>;
  parts: Map<string, LivePart>;
  absent: AbsentPart[];
}

const NAME = /^[a-z][a-z-]*$/;
const VERSION = /^[\w.-]+$/;

const readJson = async (file: string): Promise<Record<string, unknown> | null> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  } catch {
    return null;
  }
};

const readTexts = async (folder: string, namespace: string): Promise<Record<string, unknown>> => {
  const entries = LANGUAGES.map(async (lng) => [
    lng,
    (await readJson(path.join(folder, 'locales', lng, `${namespace}.json`))) ?? {},
  ]);
  return Object.fromEntries(await Promise.all(entries));
};

/** The folder of published versions and the registry that says which of them are live. */
export class ReleaseStore {
  readonly #folder: string;
  readonly #parts = new Map<string, LivePart>();
  #stamp = '';
  #live: LiveRelease = { versions: {}, parts: new Map(), absent: [] };

  /** @param folder absolute path, e.g. `<DATA_DIR>/releases` */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Absolute path of a version's folder, or null when name or version is no plain word. */
  folderOf(name: string, version: string): string | null {
    return NAME.test(name) && VERSION.test(version) && !version.startsWith('.')
      ? path.join(this.#folder, name, version)
      : null;
  }

  /** What is live now. Looks at the registry's time and size only, so asking for every request is cheap. */
  async live(): Promise<LiveRelease> {
    const file = path.join(this.#folder, 'registry.json');
    const info = await stat(file).catch(() => null);
    const stamp = info ? `${info.mtimeMs} ${info.size} ${info.ino}` : '';
    if (stamp === this.#stamp && this.#live.absent.length === 0) return this.#live;
    const registry = await readJson(file);
    // A registry caught half-written keeps the last good one in force.
    if (info && !registry) return this.#live;
    this.#live = await this.#read((registry ?? {}) as Record<string, string>);
    this.#stamp = stamp;
    return this.#live;
  }

  async #read(versions: Record<string, string>): Promise<LiveRelease> {
    const parts = new Map<string, LivePart>();
    const absent: AbsentPart[] = [];
    for (const [name, version] of Object.entries(versions)) {
      const part = await this.#part(name, version);
      if (part) parts.set(name, part);
      else absent.push(await this.#absent(name, version));
    }
    return { versions, parts, absent };
  }

  async #absent(name: string, version: string): Promise<AbsentPart> {
    const folder = path.join(this.#folder, NAME.test(name) ? name : '');
    const others = await readdir(folder).catch(() => []);
    const platforms = await Promise.all(
      others.map((other) => readJson(path.join(folder, other, 'platform.json'))),
    );
    const known = platforms.find((platform) => platform !== null) as Platform | undefined;
    return { name, version, prefixes: known?.prefixes ?? [], namespace: known?.namespace ?? name };
  }

  async #part(name: string, version: string): Promise<LivePart | null> {
    const key = `${name}@${version}`;
    const known = this.#parts.get(key);
    if (known) return known;
    const folder = this.folderOf(name, version);
    const platform = folder
      ? ((await readJson(path.join(folder, 'platform.json'))) as Platform | null)
      : null;
    if (!folder || !platform) return null;
    const manifest = platform.manifest ? await readJson(path.join(folder, platform.manifest)) : null;
    const part = {
      platform,
      manifest,
      texts: await readTexts(folder, platform.namespace),
      uiTexts: name === 'shell' ? await readTexts(folder, 'ui') : {},
    };
    this.#parts.set(key, part);
    return part;
  }
}
