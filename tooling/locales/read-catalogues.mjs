import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Which package owns which namespace. */
export const CATALOGUES = {
  shell: 'shell',
  ui: 'shared-ui',
  diner: 'remote-diner',
  business: 'remote-business',
};

/** @typedef {Record<string, string>} Texts text by full key */

/**
 * @param {unknown} node
 * @param {string} prefix
 * @returns {[string, string][]}
 */
const flatten = (node, prefix) => {
  if (typeof node === 'string') return [[prefix, node]];
  if (node === null || typeof node !== 'object') return [[prefix, '']];
  return Object.entries(node).flatMap(([key, value]) => flatten(value, prefix ? `${prefix}.${key}` : key));
};

/**
 * @param {string} root absolute path of the repository
 * @param {string} folder package that owns the texts
 * @param {'sq' | 'en'} language
 * @returns {Texts}
 */
export const readCatalogue = (root, folder, language) => {
  const file = path.join(root, folder, 'locales', `${language}.json`);
  return existsSync(file) ? Object.fromEntries(flatten(JSON.parse(readFileSync(file, 'utf8')), '')) : {};
};
