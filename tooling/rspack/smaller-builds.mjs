import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const fromHere = createRequire(import.meta.url);
const fromFederation = createRequire(fromHere.resolve('@module-federation/enhanced/rspack'));
const fromTools = createRequire(fromFederation.resolve('@module-federation/runtime-tools'));
const fromRuntime = createRequire(fromTools.resolve('@module-federation/runtime'));
const fromRouter = createRequire(
  realpathSync(path.join(ROOT, 'shared-api/node_modules/react-router-dom/package.json')),
);

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

/** The router's package always names its development build; the production build is beside it. */
const routerFolder = path.join(path.dirname(fromRouter.resolve('react-router')), '../production');
const router = [
  ['react-router$', path.join(routerFolder, 'index.mjs')],
  ['react-router/dom$', path.join(routerFolder, 'dom-export.mjs')],
];

/** Files that are replaced by a smaller, equivalent file of the same package. */
export const smallerBuilds = Object.fromEntries(
  [...federation, ...router].filter(([, twin]) => twin !== undefined && existsSync(twin)),
);
