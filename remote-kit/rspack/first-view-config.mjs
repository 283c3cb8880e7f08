import path from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig, FIRST_VIEW_FILE, rules } from './base-config.mjs';
import { packageFacts } from './package-facts.mjs';
import { SHARED_MODULES } from './shared-modules.mjs';
import { SMALL_AND_READABLE } from './small-and-readable.mjs';

/** @param {import('./package-facts.mjs').PackageFacts} facts */
const addressOf = ({ name, version }) =>
  name === 'shell' ? `/shell/${version}/` : `/remotes/${name}/${version}/`;

/**
 * The same sources once more, for the server: one CommonJS file that names classes and files as the browser's build does
 * and brings neither. A remote takes the shared modules from the shell there too.
 * @param {import('@rspack/core').Configuration} browser the package's build for browsers, whose version this is of
 * @returns {import('@rspack/core').Configuration}
 */
const firstViewConfig = ({ context = '', output }) => {
  const facts = { ...packageFacts(context), version: path.basename(output?.path ?? '') };
  const base = baseConfig(facts);
  const isShell = facts.name === 'shell';
  return {
    ...base,
    name: `${facts.name} first view`,
    devtool: false,
    target: 'node20',
    entry: { 'first-view': isShell ? './src/first-view/first-view.tsx' : './src/remote.ts' },
    externalsPresets: { node: true },
    externals: isShell
      ? {}
      : Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, `commonjs ${name}`])),
    output: {
      ...base.output,
      publicPath: addressOf(facts),
      filename: FIRST_VIEW_FILE,
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
    module: { rules: rules(facts, { onServer: true }) },
    optimization: { minimizer: [new rspack.SwcJsMinimizerRspackPlugin(SMALL_AND_READABLE)] },
    plugins: [new rspack.DefinePlugin({ 'process.env.NODE_ENV': '"production"' })],
  };
};

/**
 * Both builds of a package, in this order: what the server draws its pages with, and what browsers load. The second
 * describes the folder, so the first has to be in it by then.
 * @param {import('@rspack/core').Configuration} browser
 * @returns {import('@rspack/core').Configuration[]}
 */
export const withFirstView = (browser) => {
  const firstView = firstViewConfig(browser);
  return [firstView, { ...browser, dependencies: [String(firstView.name)] }];
};
