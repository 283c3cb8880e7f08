import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of a workspace whose files nobody wrote. */
const MADE = new Set(['node_modules', 'dist', 'test-results', '.cache']);
const SOURCES = /\.(?:[cm]?[jt]sx?|css|json)$/;

/** What no file names, and why it is declared all the same. */
const UNNAMED = [
  // Types stand beside the package they describe, or hold for a whole workspace.
  /^@types\//,
  // Our own packages are reached by paths as well.
  /^@tavolina\//,
  // What the shell gives: remotes and design system say which one they are built beside.
  /^react-dom$/,
  // Browser parts run its program, `rspack build`.
  /^@rspack\/cli$/,
];

/** @param {string} folder @returns {string[]} */
const sourcesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : sourcesIn(file);
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
 * Reports packages that are installed and used by nobody: those of the catalogue that no workspace declares, and those
 * that a workspace declares and none of its files names. What is imported without being declared the linter refuses.
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
    // What is optional is for some machines alone, and its name is put together.
    const { scripts = {}, dependencies, devDependencies } = manifestOf(folder);
    const texts = sourcesIn(folder).map((file) => readFileSync(file, 'utf8'));
    const text = [...texts, ...Object.values(scripts)].join();
    return Object.keys({ ...dependencies, ...devDependencies })
      .filter((wanted) => !UNNAMED.some((known) => known.test(wanted)) && !text.includes(wanted))
      .map((wanted) => `${name}/package.json: nothing in ${name} names ${wanted}. Take it out.`);
  });
  return [...undeclared, ...unused];
};
