import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig } from './base-config.mjs';
import { packageFacts } from './package-facts.mjs';
import { takenByRemote } from './shared-modules.mjs';

/**
 * Build of a remote: one exposed module, `./remote`, and nothing that the shell already provides.
 * @param {string} packageDir absolute path of the remote
 * @returns {import('@rspack/core').Configuration}
 */
export const remoteConfig = (packageDir) => {
  const facts = packageFacts(packageDir);
  const base = baseConfig(facts);
  return {
    ...base,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: facts.container,
        filename: 'remoteEntry.[contenthash:8].js',
        exposes: { './remote': './src/remote.ts' },
        shared: takenByRemote(),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true, optimization: { target: 'web' } },
      }),
      ...(base.plugins ?? []),
    ],
  };
};
