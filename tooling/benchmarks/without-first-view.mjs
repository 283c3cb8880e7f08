import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FIRST_VIEW_FILE } from '../../remote-kit/rspack/base-config.mjs';

/** @typedef {import('../lib/build-all.mjs').BuiltPart} BuiltPart */

/**
 * The same build without server rendering, so that a page is empty until its code has loaded, as with the
 * single bundle.
 * @param {BuiltPart} part
 * @param {string} folder for the result
 * @returns {Promise<BuiltPart>}
 */
export const withoutFirstView = async ({ name, folder: built }, folder) => {
  const target = path.join(folder, name, path.basename(built));
  await cp(built, target, { recursive: true });
  await rm(path.join(target, FIRST_VIEW_FILE));
  const file = path.join(target, 'platform.json');
  const { files, ...platform } = JSON.parse(await readFile(file, 'utf8'));
  const { [FIRST_VIEW_FILE]: _, ...others } = files;
  await writeFile(file, JSON.stringify({ ...platform, files: others }));
  return { name, folder: target };
};
