import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { installedFolder } from './dependency-packages.mjs';

const fromHere = createRequire(import.meta.url);
const fromFederation = createRequire(fromHere.resolve('@module-federation/enhanced/rspack'));
const fromTools = createRequire(fromFederation.resolve('@module-federation/runtime-tools'));
const fromRuntime = createRequire(fromTools.resolve('@module-federation/runtime'));

/**
 * Module Federation injects the CommonJS builds of its runtime, which cannot be tree-shaken. The ES builds
 * nearly halve the remotes' entry files.
 */
const federation = [
  fromFederation.resolve('@module-federation/runtime-tools'),
  fromFederation.resolve('@module-federation/runtime-tools/runtime'),
  fromFederation.resolve('@module-federation/runtime-tools/webpack-bundler-runtime'),
  fromFederation.resolve('@module-federation/inject-external-runtime-core-plugin'),
  fromFederation.resolve('@module-federation/webpack-bundler-runtime'),
  fromTools.resolve('@module-federation/runtime'),
  fromRuntime.resolve('@module-federation/runtime-core'),
].map((file) => [file, file.replace(/\.cjs$/, '.js')]);

/**
 * The router's package always names its development build; the production build is beside it.
 * @param {string} dir absolute path of the part
 */
const routerOf = (dir) => {
  const inRouter = installedFolder(installedFolder(dir, '@tavolina/shared-api'), 'react-router-dom');
  const main = createRequire(path.join(inRouter, 'package.json')).resolve('react-router');
  const folder = path.join(path.dirname(main), '../production');
  return [
    ['react-router$', path.join(folder, 'index.mjs')],
    ['react-router/dom$', path.join(folder, 'dom-export.mjs')],
  ];
};

/**
 * Files that are replaced by a smaller, equivalent file of the same package.
 * @param {string} dir absolute path of the part
 * @returns {Record<string, string>}
 */
export const smallerBuilds = (dir) =>
  Object.fromEntries(
    [...federation, ...routerOf(dir)].filter(([, twin]) => twin !== undefined && existsSync(twin)),
  );
