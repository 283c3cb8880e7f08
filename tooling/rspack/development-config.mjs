import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig, rules } from '../../remote-kit/rspack/base-config.mjs';
import { packageFacts } from '../../remote-kit/rspack/package-facts.mjs';
import { remoteFederation } from '../../remote-kit/rspack/remote-config.mjs';
import { shellFederation } from './shell-config.mjs';

/**
 * Where the development server has a part's files.
 * @param {string} name
 */
export const developmentBase = (name) => `/development/${name}/`;

/**
 * @param {import('../../remote-kit/rspack/package-facts.mjs').PackageFacts} facts
 * @returns {import('@rspack/core').Configuration}
 */
const developmentBaseConfig = (facts) => {
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
 * The shell for development: with React's development build, which Fast Refresh needs.
 * @param {string} packageDir absolute path of the shell
 * @returns {import('@rspack/core').Configuration}
 */
export const developmentShellConfig = (packageDir) => {
  const facts = packageFacts(packageDir);
  return {
    ...developmentBaseConfig(facts),
    entry: { main: './src/main.ts' },
    plugins: [new ModuleFederationPlugin(shellFederation(facts))],
  };
};

/**
 * A remote from its sources, whose components change in the page without losing their state.
 * @param {string} packageDir absolute path of the remote
 * @returns {import('@rspack/core').Configuration}
 */
export const developmentRemoteConfig = (packageDir) => {
  const facts = packageFacts(packageDir);
  const base = developmentBaseConfig(facts);
  return {
    ...base,
    entry: {},
    module: { rules: rules(facts, { onServer: false, refreshes: true }) },
    plugins: [
      new ModuleFederationPlugin({ ...remoteFederation(facts), filename: 'remoteEntry.js' }),
      new ReactRefreshRspackPlugin(),
    ],
  };
};
