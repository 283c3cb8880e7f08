import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languagesOf } from '../../remote-kit/lib/languages.mjs';
import { bundledPackages, packageIn } from '../../remote-kit/rspack/dependency-packages.mjs';
import { compareCatalogues } from './compare-catalogues.mjs';
import { pageTexts } from './page-texts.mjs';
import { cataloguesOf, readCatalogue } from './read-catalogues.mjs';
import { readSource } from './read-source.mjs';

/** Suffix of a key that code does not name: a plural form, or an index of a list. */
const ENDING = /_(zero|one|two|few|many|other)$|\.\d+$/;
const NOT_SHIPPED = /\.(test|stories)\.tsx?$|[\\/](testing|test|stories)[\\/]/;

/** @param {string} folder */
const sourceFiles = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true, recursive: true })
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter((file) => /\.tsx?$/.test(file) && !NOT_SHIPPED.test(file))
    : [];

/** The names of streets and districts on the drawn maps, which are the same in every language. */
const NAMES_OF_PLACES = /\/map\/cities\/[\w-]+\.ts$/;

/**
 * @param {string} file
 * @param {string} ownNamespace
 * @param {Map<string, Set<string>>} keysByNamespace
 * @returns {string[]}
 */
const checkFile = (file, ownNamespace, keysByNamespace) => {
  const code = readFileSync(file, 'utf8');
  const { namespaces, keys, texts, literals } = readSource(code, { tsx: file.endsWith('x') });
  // The server has samples of its API, and a word that the specification gives to the wire.
  const isWritten = ownNamespace !== 'server' && !NAMES_OF_PLACES.test(file);
  const inCode = new Set([...texts, ...(isWritten ? literals : [])]);
  const known = [ownNamespace, ...namespaces].flatMap((name) => [...(keysByNamespace.get(name) ?? [])]);
  const exists = (/** @type {{ key: string, pattern: RegExp | null }} */ { key, pattern }) => {
    const plain = key.includes(':') ? key.slice(key.indexOf(':') + 1) : key;
    return pattern ? known.some((candidate) => pattern.test(candidate)) : known.includes(plain);
  };
  return [
    ...[...inCode].map((text) => `text in code: "${text}"`),
    ...keys.filter((key) => !exists(key)).map(({ key }) => `no such text: ${key}`),
    ...namespaces.filter((name) => !keysByNamespace.has(name)).map((name) => `no such namespace: ${name}`),
  ];
};

/**
 * The namespaces of packages whose texts the build lays into the catalogue of a part.
 * @param {string} dir absolute path of the part
 */
const bundledNamespaces = (dir) =>
  existsSync(path.join(dir, 'package.json'))
    ? bundledPackages(dir).map((folder) => String(packageIn(folder).tavolina?.namespace))
    : [];

/**
 * Checks the product's texts: all languages complete and alike, every key that code or a page asks for there, and no visible
 * text written in code.
 * @param {string} root absolute path of the repository
 * @returns {{ files: number, found: string[] }}
 */
export const checkLocales = (root) => {
  const catalogues = Object.entries(cataloguesOf(root));
  const languages = languagesOf(path.join(root, 'shell'));
  /** @type {Map<string, Set<string>>} */
  const keysByNamespace = new Map();
  /** @type {string[]} */
  const found = [];
  for (const [name, folder] of catalogues) {
    const [first, ...others] = languages.map((language) => ({
      language,
      texts: readCatalogue(root, folder, language),
    }));
    if (!first) continue;
    found.push(...others.flatMap((other) => compareCatalogues(name, first, other)));
    const keys = Object.keys(first.texts);
    keysByNamespace.set(name, new Set([...keys, ...keys.map((key) => key.replace(ENDING, ''))]));
  }
  for (const [name, folder] of catalogues)
    for (const bundled of bundledNamespaces(path.join(root, folder))) {
      const own = keysByNamespace.get(name);
      const others = keysByNamespace.get(bundled) ?? new Set();
      const twice = [...others].filter((key) => own?.has(key));
      found.push(...twice.map((key) => `${name}: ${key} stands in ${bundled} too`));
      for (const key of others) own?.add(key);
    }
  let files = 0;
  for (const [name, folder] of catalogues) {
    const pages = pageTexts(path.join(root, folder));
    const missing = pages.keys.filter((key) => !keysByNamespace.get(name)?.has(key));
    found.push(...missing.map((key) => `${path.relative(root, pages.file)}: no such text: ${key}`));
    for (const file of sourceFiles(path.join(root, folder, 'src'))) {
      files += 1;
      const lines = checkFile(file, name, keysByNamespace);
      found.push(...lines.map((line) => `${path.relative(root, file)}: ${line}`));
    }
  }
  return { files, found };
};
