import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Platform {
  version: string;
  entry: string;
  files: Record<string, { integrity: string; bytes: number }>;
}

/** One published file of a copy that is to become a variant. */
export interface VariantFile {
  name: string;
  text: string;
  isEntry: boolean;
}

/** The release store of a running copy of the product, as an operator sees it. */
export class ReleaseStore {
  readonly #folder: string;

  /** @param dataDir the product's data folder */
  constructor(dataDir: string) {
    this.#folder = path.join(dataDir, 'releases');
  }

  /** Version of a part that is live now. */
  live(part: string): string {
    return this.#registry()[part] ?? '';
  }

  /** Makes a version live by editing the registry alone. */
  move(part: string, version: string): void {
    const file = path.join(this.#folder, 'registry.json');
    writeFileSync(`${file}.draft`, JSON.stringify({ ...this.#registry(), [part]: version }));
    renameSync(`${file}.draft`, file);
  }

  /**
   * Publishes a changed copy of a live version, with hashes that fit, and does not make it live.
   * @returns the copy's version
   * @throws when the change changed nothing
   */
  publishVariant(part: string, name: string, change: (file: VariantFile) => string): string {
    const version = `${this.live(part)}-${name}`;
    const folder = path.join(this.#folder, part, version);
    cpSync(path.join(this.#folder, part, this.live(part)), folder, { recursive: true });
    const file = path.join(folder, 'platform.json');
    const platform = JSON.parse(readFileSync(file, 'utf8')) as Platform;
    const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    const texts = entries.filter((entry) => /\.(js|json)$/.test(entry) && entry !== 'platform.json');
    const fresh = new Map<string, string>();
    // The entry names the hashes of the chunks, so it comes last.
    const isEntry = (entry: string): boolean => entry === platform.entry;
    for (const entry of texts.sort((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
      const before = readFileSync(path.join(folder, entry), 'utf8');
      let text = change({ name: entry, text: before, isEntry: isEntry(entry) });
      if (isEntry(entry)) for (const [old, integrity] of fresh) text = text.replaceAll(old, integrity);
      if (text === before) continue;
      writeFileSync(path.join(folder, entry), text);
      rmSync(path.join(folder, `${entry}.br`), { force: true });
      const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      fresh.set(platform.files[entry]?.integrity ?? entry, integrity);
      platform.files[entry] = { integrity, bytes: Buffer.byteLength(text) };
    }
    if (fresh.size === 0) throw new Error(`Variant ${name} of ${part} changes nothing`);
    writeFileSync(file, JSON.stringify({ ...platform, version }));
    return version;
  }

  #registry(): Record<string, string> {
    return JSON.parse(readFileSync(path.join(this.#folder, 'registry.json'), 'utf8'));
  }
}
