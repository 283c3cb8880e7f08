import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remotesOf } from '../lib/paths.mjs';

const namespaceOf = (/** @type {string} */ file) =>
  /** @type {string} */ (JSON.parse(readFileSync(file, 'utf8')).tavolina.namespace);

/**
 * Which package owns which texts, by their namespace; every remote names its own.
 * @param {string} root absolute path of the repository
 * @returns {Record<string, string>} folder by namespace
 */
export const cataloguesOf = (root) => {
  const remotes = remotesOf(root);
  return {
    shell: 'shell',
    server: 'server',
    sandbox: 'server/sandbox-client',
    ui: 'shared-ui',
    console: 'shared-console',
    ...Object.fromEntries(remotes.map((name) => [namespaceOf(path.join(root, name, 'package.json')), name])),
  };
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
 * @param {string} language
 * @returns {Texts}
 */
export const readCatalogue = (root, folder, language) => {
  const file = path.join(root, folder, 'locales', `${language}.json`);
  return existsSync(file) ? Object.fromEntries(flatten(JSON.parse(readFileSync(file, 'utf8')), '')) : {};
};
