import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { say } from './progress.mjs';

/** Largest allowed sizes of what a first visit loads, in bytes of brotli. */
const LIMITS = { shell: 165_000, remoteEntry: 10_240, exposed: 35_840 };

/**
 * @param {string} folder
 * @param {string[]} files
 */
const compressedSize = async (folder, files) => {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(folder, `${file}.br`))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/**
 * Weighs what the parts make a first visit load. A remote's entry doubles when the federation runtime is no longer
 * shared or shaken, which nothing else would notice.
 * @param {{ name: string, folder: string }[]} parts
 * @throws {Error} naming what has become too large
 */
export const checkSizes = async (parts) => {
  /** @type {string[]} */
  const tooLarge = [];
  for (const { name, folder } of parts) {
    const platform = JSON.parse(await readFile(path.join(folder, 'platform.json'), 'utf8'));
    const measured = platform.entry
      ? { remoteEntry: [platform.entry], exposed: platform.js }
      : { shell: platform.js };
    for (const [what, files] of Object.entries(measured)) {
      const size = await compressedSize(folder, files);
      const limit = LIMITS[/** @type {keyof typeof LIMITS} */ (what)];
      say(`${name} ${what}: ${size} bytes of brotli, at most ${limit}`);
      if (size > limit) tooLarge.push(`${name} ${what} has ${size} bytes, allowed are ${limit}`);
    }
  }
  if (tooLarge.length > 0) throw new Error(tooLarge.join('\n'));
};
