import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { json } from './release-api.ts';

interface Platform {
  version: string;
  entry: string;
  files: Record<string, { integrity: string; bytes: number }>;
  calls: Record<string, object>;
}

/** One published file of a copy that is to become a variant. */
export interface VariantFile {
  name: string;
  text: string;
  isEntry: boolean;
}

const sha384 = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Every file of a version's folder, by name. */
const filesOf = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        return [path.relative(folder, file), readFileSync(file)];
      }),
  );

/** Quickly: how small a variant gets is none of its story. */
const compress = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

const runtimeName = (version: string): string => version.replace(/\W/g, '_');

/** Changes the texts of a build so that its hashes fit again. */
const vary = (
  files: Map<string, Buffer>,
  platform: Platform,
  change: (file: VariantFile) => string,
): void => {
  const fresh = new Map<string, string>();
  const isEntry = (name: string): boolean => name === platform.entry;
  /** What names the hashes of other files comes after them, and the entry last: 0 to 2. */
  const turnOf = (name: string): number => {
    if (isEntry(name)) return 2;
    return files.get(name)?.includes('sha384-') ? 1 : 0;
  };
  const texts = [...files.keys()].filter((name) => /\.(js|json)$/.test(name) && name !== 'platform.json');
  for (const name of texts.sort((a, b) => turnOf(a) - turnOf(b))) {
    const before = files.get(name)?.toString() ?? '';
    let text = change({ name, text: before, isEntry: isEntry(name) });
    for (const [old, integrity] of turnOf(name) > 0 ? fresh : []) text = text.replaceAll(old, integrity);
    if (text === before) continue;
    files.set(name, Buffer.from(text));
    if (files.has(`${name}.br`)) files.set(`${name}.br`, compress(text));
    fresh.set(platform.files[name]?.integrity ?? name, sha384(text));
    platform.files[name] = { integrity: sha384(text), bytes: Buffer.byteLength(text) };
  }
};

/** The release platform of a running copy of the product, as an operator uses it. */
export class ReleasePlatform {
  readonly #folder: string;
  readonly #api: string;
  readonly #token: string;

  /** @param product its data folder, and where it answers */
  constructor({ dataDir, url }: { dataDir: string; url: string }) {
    this.#folder = path.join(dataDir, 'releases');
    this.#api = `${url.replace(/\/$/, '')}/api/platform`;
    this.#token = readFileSync(path.join(dataDir, 'platform-token'), 'utf8').trim();
  }

  /** What an operator signs in with. */
  get token(): string {
    return this.#token;
  }

  /** Version of a part that is live now. */
  async live(part: string): Promise<string> {
    const { parts } = (await json(this.#token, `${this.#api}/status`)) as {
      parts: { part: string; stable: string }[];
    };
    return parts.find((live) => live.part === part)?.stable ?? '';
  }

  /** Calls of the API that a version says it makes. */
  calls(part: string, version: string): string[] {
    const told = readFileSync(path.join(this.#folder, part, version, 'platform.json'), 'utf8');
    return Object.keys((JSON.parse(told) as Platform).calls);
  }

  /** Makes a version live, where it is not. */
  async move(part: string, version: string): Promise<void> {
    if ((await this.live(part)) !== version) await this.act(part, 'release', { version });
  }

  /** Moves a part in any way. */
  async act(
    part: string,
    action: 'release' | 'canary' | 'rollback' | 'abort',
    more: object = {},
  ): Promise<void> {
    await json(this.#token, `${this.#api}/moves`, {
      part,
      action,
      reason: 'a story',
      untried: 'a story',
      ...more,
    });
  }

  /** The version of a part's last move. */
  async lastMoved(part: string): Promise<string> {
    const moves = (await json(this.#token, `${this.#api}/moves`)) as { part: string; version: string }[];
    return moves.find((move) => move.part === part)?.version ?? '';
  }

  /** Address below the product's that shows a version to the browser that opens it. */
  async preview(part: string, version: string): Promise<string> {
    const { opens } = (await json(this.#token, `${this.#api}/previews`, { parts: { [part]: version } })) as {
      opens: string;
    };
    return opens;
  }

  /** How often browsers reported failures of a version. */
  async failures(part: string, version: string): Promise<number> {
    const parts = (await json(this.#token, `${this.#api}/figures`)) as {
      part: string;
      versions: { version: string; failed: number }[];
    }[];
    const found = parts.find((entry) => entry.part === part)?.versions;
    return found?.find((entry) => entry.version === version)?.failed ?? 0;
  }

  /**
   * Publishes a changed copy of a version, with hashes that fit, and does not make it live.
   * @param describe changes what the copy says of itself
   * @returns the copy's version
   * @throws when the change changed nothing, or when the gate refuses it
   */
  async publishVariant(
    part: string,
    of: string,
    name: string,
    change: (file: VariantFile) => string,
    describe: (platform: string) => string = (platform) => platform,
  ): Promise<string> {
    const version = `${of}-${name}`;
    let isChanged = false;
    const files = filesOf(path.join(this.#folder, part, of));
    const platform = JSON.parse(files.get('platform.json')?.toString() ?? '') as Platform;
    // A real build has its version in the name of its runtime, so that two of them can stand in one page.
    const rename = (text: string): string => text.replaceAll(runtimeName(of), runtimeName(version));
    vary(files, platform, (file) => {
      const changed = change(file);
      if (changed !== file.text) isChanged = true;
      return rename(changed);
    });
    if (!isChanged) throw new Error(`The variant ${version} changes nothing`);
    files.set('platform.json', Buffer.from(describe(JSON.stringify({ ...platform, version }))));
    const encoded = [...files].map(([file, content]) => [file, content.toString('base64')]);
    await json(this.#token, `${this.#api}/versions`, { part, version, files: Object.fromEntries(encoded) });
    return version;
  }
}
