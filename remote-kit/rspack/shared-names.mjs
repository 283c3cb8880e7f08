import { existsSync } from 'node:fs';
import path from 'node:path';
import { packageIn } from './dependency-packages.mjs';
import { SHARED_MODULES } from './shared-modules.mjs';

/** @param {string} name */
const isShared = (name) => Object.hasOwn(SHARED_MODULES, name);

/**
 * The names that a part's code imports from each shared module, before unused code is removed.
 * @param {Iterable<import('@rspack/core').Module>} modules of a compilation, once all are there
 * @returns {Record<string, string[]>} names by module, sorted
 */
export const importedNames = (modules) => {
  /** @type {Map<string, Set<string>>} */
  const taken = new Map();
  for (const { dependencies } of modules) {
    for (const { request = '', ids } of dependencies) {
      const [name] = ids ?? [];
      if (name === undefined || !isShared(request)) continue;
      taken.set(request, (taken.get(request) ?? new Set()).add(name));
    }
  }
  return Object.fromEntries([...taken].sort().map(([module, names]) => [module, [...names].sort()]));
};

/** @typedef {import('@rspack/core').StatsModule} StatsModule */

/**
 * The modules in the files of a build, including concatenated ones.
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {StatsModule[]}
 */
const builtModules = (compilation) => {
  const { modules = [] } = compilation.getStats().toJson({
    all: false,
    modules: true,
    chunkModules: false,
    nestedModules: true,
    providedExports: true,
    ids: true,
    modulesSpace: Number.POSITIVE_INFINITY,
    nestedModulesSpace: Number.POSITIVE_INFINITY,
  });
  return modules.filter(({ chunks = [] }) => chunks.length > 0);
};

/**
 * Exported names of each shared module of the shell. Modules whose exports are known only at run time are
 * left out.
 * @param {import('@rspack/core').Compilation} compilation
 * @returns {Record<string, string[]>} names by module, sorted
 */
export const exportedNames = (compilation) => {
  const modules = builtModules(compilation);
  const files = new Map(
    modules.flatMap(({ nameForCondition, providedExports }) =>
      nameForCondition && providedExports ? [[nameForCondition, providedExports]] : [],
    ),
  );
  const provided = modules.flatMap(({ identifier }) => {
    const [, name = '', file = ''] = / \(\S+\) (\S+)@\S+ = (.+)$/.exec(identifier ?? '') ?? [];
    const names = files.get(file);
    // npm packages are CommonJS, which also has a default export for importing code.
    const interop = file.includes('node_modules') ? ['default'] : [];
    return names ? [/** @type {const} */ ([name, [...new Set([...names, ...interop])].sort()])] : [];
  });
  return Object.fromEntries(provided.sort(([a], [b]) => (a < b ? -1 : 1)));
};

/**
 * The nearest folder above a file that is a package.
 * @param {string} file absolute path
 * @returns {string}
 */
const packageFolder = (file) => {
  const folder = path.dirname(file);
  return folder === file || existsSync(path.join(folder, 'package.json')) ? folder : packageFolder(folder);
};

/**
 * Name of an npm package, or name and source folder of one of ours, installed or in a workspace.
 * @param {string} file absolute path of a module
 */
const packageOf = (file) => {
  const [, installed = ''] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  if (installed && !installed.startsWith('@tavolina')) return installed.replaceAll('\\', '/');
  const folder = packageFolder(file);
  const [, area = ''] = path.relative(folder, file).split(path.sep);
  return [packageIn(folder).name, path.parse(area).name].filter(Boolean).join('/');
};

/**
 * The packages in the files of a build, without its own.
 * @param {import('@rspack/core').Compilation} compilation
 * @param {string} dir absolute path of the part
 * @returns {string[]} e.g. `lucide-react`, `@tavolina/shared-api/contract`
 */
export const containedPackages = (compilation, dir) => {
  const isOwn = (/** @type {string} */ file) =>
    file.startsWith(dir + path.sep) && !file.includes('node_modules');
  const files = builtModules(compilation)
    .flatMap((module) => [module, ...(module.modules ?? [])])
    .map(({ nameForCondition }) => nameForCondition ?? '')
    .filter((file) => path.isAbsolute(file) && !isOwn(file));
  return [...new Set(files.map(packageOf))].sort();
};
