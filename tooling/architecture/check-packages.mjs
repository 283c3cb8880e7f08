import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Generated folders of a workspace. */
const GENERATED = new Set(['node_modules', 'dist', 'test-results', '.cache']);
const SOURCES = /\.(?:[cm]?[jt]sx?|css|json)$/;

/** Packages that no file imports, with the reason why they are declared. */
const NOT_IMPORTED = [
  // Types belong to a package or apply to a whole workspace.
  /^@types\//,
  // Our own packages are also imported by path.
  /^@tavolina\//,
  // Provided by the shell at run time; remotes and design system declare the version they are built with.
  /^react-dom$/,
  // Browser parts run its program, `rspack build`.
  /^@rspack\/cli$/,
];

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return GENERATED.has(entry.name) ? [] : sourcesIn(file);
    return SOURCES.test(entry.name) && entry.name !== 'package.json' ? [file] : [];
  });

/**
 * @param {string} folder
 * @returns {{ scripts?: Record<string, string>, dependencies?: object, devDependencies?: object, optionalDependencies?: object }}
 */
const manifestOf = (folder) => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));

/** @param {string} text of pnpm-workspace.yaml @returns {string[]} names that stand in the catalogue */
const catalogued = (text) =>
  Array.from(
    (text.split(/^catalog:$/m)[1] ?? '').split(/^\S/m)[0]?.matchAll(/^ {2}"?([^":\s]+)"?:/gm) ?? [],
    ([, name]) => String(name),
  );

/**
 * Reports unused packages: those of the catalogue that no workspace declares, and those that a workspace
 * declares and does not import. The linter reports imports that are not declared.
 * @param {string} root absolute path of the repository
 * @returns {string[]} one line for each
 */
export const checkPackages = (root) => {
  const catalogue = path.join(root, 'pnpm-workspace.yaml');
  if (!existsSync(catalogue)) return [];
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(root, entry.name, 'package.json')))
    .map(({ name }) => name);
  const declared = new Set(
    [root, ...folders.map((name) => path.join(root, name))].flatMap((folder) => {
      const { dependencies, devDependencies, optionalDependencies } = manifestOf(folder);
      return Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    }),
  );
  const undeclared = catalogued(readFileSync(catalogue, 'utf8'))
    .filter((name) => !declared.has(name))
    .map((name) => `pnpm-workspace.yaml: no workspace declares ${name}. Take it out.`);
  const unused = folders.flatMap((name) => {
    const folder = path.join(root, name);
    // Optional packages are for some machines only, and their names are built at run time.
    const { scripts = {}, dependencies, devDependencies } = manifestOf(folder);
    const texts = sourcesIn(folder).map((file) => readFileSync(file, 'utf8'));
    const text = [...texts, ...Object.values(scripts)].join();
    return Object.keys({ ...dependencies, ...devDependencies })
      .filter((wanted) => !NOT_IMPORTED.some((known) => known.test(wanted)) && !text.includes(wanted))
      .map((wanted) => `${name}/package.json: nothing in ${name} names ${wanted}. Take it out.`);
  });
  return [...undeclared, ...unused];
};
