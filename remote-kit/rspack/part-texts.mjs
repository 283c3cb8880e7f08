import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundledPackages } from './dependency-packages.mjs';

/** @typedef {{ [key: string]: string | Texts }} Texts */

/**
 * @param {Texts} own
 * @param {Texts} others
 * @returns {Texts} both; of a key that both have, the own text
 */
const laidTogether = (own, others) => ({
  ...others,
  ...Object.fromEntries(
    Object.entries(own).map(([key, text]) => {
      const other = others[key];
      const areGroups = typeof text === 'object' && typeof other === 'object';
      return [key, areGroups ? laidTogether(text, other) : text];
    }),
  ),
});

/** @param {string} dir @param {string} language @returns {Promise<Texts>} */
const readTexts = async (dir, language) =>
  JSON.parse(await readFile(path.join(dir, 'locales', `${language}.json`), 'utf8'));

/**
 * The texts of a part, and of the packages that it bundles (product.md §661): one file, so that a page waits for no second.
 * @param {string} dir absolute path of the part
 * @param {string} language
 * @returns {Promise<Texts>}
 */
export const partTexts = async (dir, language) => {
  const all = await Promise.all([dir, ...bundledPackages(dir)].map((folder) => readTexts(folder, language)));
  return all.reduce(laidTogether);
};
