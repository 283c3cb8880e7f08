import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { say } from '../../remote-kit/lib/progress.mjs';
import { ROOT } from './paths.mjs';

/** The release gate, which has the budgets. The server is built together with the parts. */
const GATE = path.join(ROOT, 'server/dist/modules/releases/gate/check-sizes.js');

/**
 * The code and styles of a build, which the gate measures.
 * @param {string} folder
 * @param {{ files: Record<string, object> }} facts
 */
const weighedFiles = async (folder, { files }) =>
  new Map(
    await Promise.all(
      Object.keys(files)
        .filter((name) => /\.(js|css)$/.test(name))
        .map(async (name) => /** @type {const} */ ([name, await readFile(path.join(folder, name))])),
    ),
  );

/**
 * Checks the sizes of what visits load. For example, a remote's entry doubles when the federation runtime
 * is no longer shared or tree-shaken. Sizes above their budget are printed, those a quarter above it
 * rejected (product.md §173).
 * @param {{ name: string, folder: string }[]} parts
 * @throws {Error} naming what is rejected
 */
export const checkSizes = async (parts) => {
  const { measureSizes } = await import(GATE);
  /** @type {string[]} */
  const tooLarge = [];
  for (const { name, folder } of parts) {
    const facts = JSON.parse(await readFile(path.join(folder, 'platform.json'), 'utf8'));
    const weights = await measureSizes({ facts, files: await weighedFiles(folder, facts) });
    for (const { about, bytes, budget, limit } of weights) {
      const warning = bytes > budget ? `, ${bytes - budget} ABOVE its budget` : '';
      say(`${name} ${about}: ${bytes} bytes of brotli of ${budget}${warning}`);
      if (bytes > limit) tooLarge.push(`${name} ${about} has ${bytes} bytes, allowed are ${limit}`);
    }
  }
  if (tooLarge.length > 0) throw new Error(tooLarge.join('\n'));
};
