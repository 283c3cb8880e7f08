import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig, rules } from '../rspack/base-config.mjs';
import { remoteFederation } from '../rspack/remote-config.mjs';

/**
 * Where the development server has a part's files.
 * @param {string} name
 */
export const developmentBase = (name) => `/development/${name}/`;

/**
 * What the development builds of all parts have in common.
 * @param {import('../rspack/package-facts.mjs').PackageFacts} facts
 * @returns {import('@rspack/core').Configuration}
 */
export const developmentBaseConfig = (facts) => {
  const base = baseConfig(facts);
  return {
    ...base,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...base.output,
      path: path.join(facts.dir, 'dist/development'),
      clean: false,
      publicPath: developmentBase(facts.name),
      filename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
    },
    // Broken code is not sent to pages. They continue once it is repaired.
    optimization: { emitOnErrors: false },
    plugins: [],
  };
};

/**
 * A remote from its sources.
 * @param {import('../rspack/package-facts.mjs').PackageFacts} facts
 * @param {{ refreshes: boolean }} options whether its components change in the page without losing their state, for which
 * the shell has to be built for development too
 * @returns {import('@rspack/core').Configuration}
 */
export const developmentRemoteConfig = (facts, { refreshes }) => ({
  ...developmentBaseConfig(facts),
  entry: {},
  module: { rules: rules(facts, { onServer: false, refreshes }) },
  plugins: [
    new ModuleFederationPlugin({ ...remoteFederation(facts), filename: 'remoteEntry.js' }),
    ...(refreshes ? [new ReactRefreshRspackPlugin()] : []),
  ],
});
