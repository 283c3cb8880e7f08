import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.mjs';
import { installedFolder } from './dependency-packages.mjs';
import { SHARED_MODULES } from './shared-modules.mjs';

/** The compiled contract; it is built before any part. */
const contractOf = (/** @type {string} */ dir) =>
  path.join(installedFolder(dir, '@tavolina/shared-api'), 'dist/contract/index.js');
/** Without inlining, because a call's name that is merged into a URL would not be found. */
const REMOVE_UNUSED = {
  minimizerOptions: { compress: { defaults: false, unused: true, dead_code: true }, mangle: false },
};
const CLIENT = /^@tavolina\/shared-api\//;

/** @typedef {{ takes: object, answers: object }} CallShape */

/**
 * Configuration that bundles the part with the API client and removes unused code. What remains of the
 * client is what the part uses.
 * @param {import('./package-facts.mjs').PackageFacts} facts
 * @returns {import('@rspack/core').Configuration}
 */
const shakenConfig = (facts) => {
  const base = baseConfig(facts);
  const others = Object.keys(SHARED_MODULES).filter((name) => !CLIENT.test(name));
  return {
    ...base,
    name: `${facts.name} calls`,
    devtool: false,
    // The shell exports all of the client to remotes.
    entry: {
      main: facts.name === 'shell' ? ['./src/main.ts', '@tavolina/shared-api/client'] : './src/remote.ts',
    },
    externals: Object.fromEntries(others.map((name) => [name, `var ${name.replace(/\W/g, '_')}`])),
    // As a library, so that unused exports of an entry are removed too.
    output: { ...base.output, clean: false, library: { type: 'var', name: 'remote' } },
    optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin(REMOVE_UNUSED)] },
    plugins: [],
  };
};

/**
 * Compiles without writing anything.
 * @param {import('@rspack/core').Configuration} config
 * @returns {Promise<string>} the scripts, one after the other
 */
const scriptsOf = (config) =>
  new Promise((resolve, reject) => {
    const compiler = rspack(config);
    compiler.hooks.shouldEmit.tap('scriptsOf', () => false);
    compiler.run((error, stats) => {
      const assets = stats?.compilation.getAssets() ?? [];
      const scripts = assets.filter(({ name }) => name.endsWith('.js')).map(({ source }) => source.source());
      // Compile errors are reported by the build itself.
      const failure =
        error ?? (stats?.hasErrors() ? new Error(`${config.name} cannot be compiled`) : undefined);
      compiler.close(() => (failure ? reject(failure) : resolve(scripts.join('\n'))));
    });
  });

/**
 * API calls of a part, with their request and response shapes at build time.
 * @param {import('./package-facts.mjs').PackageFacts} facts
 * @returns {Promise<Record<string, CallShape>>}
 */
export const usedCalls = async (facts) => {
  const scripts = await scriptsOf(shakenConfig(facts));
  /** @type {{ callShapes: () => Record<string, CallShape> }} */
  const { callShapes } = await import(pathToFileURL(contractOf(facts.dir)).href);
  const quoted = (/** @type {string} */ call) =>
    ['"', "'", '`'].some((sign) => scripts.includes(sign + call + sign));
  return Object.fromEntries(Object.entries(callShapes()).filter(([call]) => quoted(call)));
};
