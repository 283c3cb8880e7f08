import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig } from './base-config.mjs';
import { withFirstView } from './first-view-config.mjs';
import { packageFacts } from './package-facts.mjs';
import { ReleaseFolderPlugin } from './release-folder-plugin.mjs';
import { sharedByRemote } from './shared-modules.mjs';

/**
 * Federation settings of a remote: one exposed module, and no copies of what the shell provides.
 * @param {import('./package-facts.mjs').PackageFacts} facts
 */
export const remoteFederation = ({ container, dir }) => ({
  name: container,
  filename: 'remoteEntry.[contenthash:8].js',
  exposes: { './remote': './src/remote.ts' },
  shared: sharedByRemote(dir),
  shareStrategy: /** @type {const} */ ('loaded-first'),
  manifest: true,
  dts: false,
  experiments: {
    externalRuntime: true,
    // A remote loads no other remote.
    optimization: { target: /** @type {const} */ ('web'), disableRemote: true },
  },
});

/**
 * Builds of a remote: one exposed module, `./remote`, and no copies of what the shell provides.
 * @param {string} packageDir absolute path of the remote
 * @returns {import('@rspack/core').Configuration[]}
 */
export const remoteConfig = (packageDir) => {
  const facts = packageFacts(packageDir);
  const base = baseConfig(facts);
  return withFirstView({
    ...base,
    entry: {},
    plugins: [
      new ModuleFederationPlugin(remoteFederation(facts)),
      ...(base.plugins ?? []),
      new ReleaseFolderPlugin(facts),
    ],
  });
};
