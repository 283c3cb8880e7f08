import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, TYPED_PACKAGES } from './paths.mjs';

/** What no package is compiled from. */
const TEXTS = /\.md$/;

/** @param {string} name */
const readPackage = (name) => {
  const file = path.join(ROOT, name, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** The typed packages by what their `package.json` says. */
const typedPackages = () =>
  TYPED_PACKAGES.map((folder) => {
    const { name, dependencies = {}, devDependencies = {} } = readPackage(folder);
    return { folder, name, uses: Object.keys({ ...dependencies, ...devDependencies }) };
  });

/**
 * The packages whose types changed files may break: those that have them, and those that use these. What belongs to no
 * package may break all.
 * @param {string[]} changed paths relative to the repository
 * @param {{ folder: string, name?: string, uses: string[] }[]} [packages]
 * @returns {string[]} folders
 */
export const affectedPackages = (changed, packages = typedPackages()) => {
  const code = changed.filter((file) => !TEXTS.test(file));
  const owns = (/** @type {string} */ folder) => (/** @type {string} */ file) =>
    file.startsWith(`${folder}/`);
  const folders = packages.map(({ folder }) => folder);
  if (code.some((file) => !folders.some((folder) => owns(folder)(file)))) return folders;
  const affected = new Set(folders.filter((folder) => code.some(owns(folder))));
  for (let before = -1; before !== affected.size; ) {
    before = affected.size;
    const names = packages.filter(({ folder }) => affected.has(folder)).map(({ name }) => name);
    for (const { folder, uses } of packages)
      if (uses.some((used) => names.includes(used))) affected.add(folder);
  }
  return folders.filter((folder) => affected.has(folder));
};
