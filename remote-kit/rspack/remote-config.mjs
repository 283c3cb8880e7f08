import { FEDERATION, partConfig } from './part-config.mjs';
import { sharedByRemote } from './shared-modules.mjs';

/**
 * Federation settings of a remote: one exposed module, and no copies of what the shell provides.
 * @param {import('./package-facts.mjs').PackageFacts} facts
 */
export const remoteFederation = ({ container, dir }) => ({
  ...FEDERATION,
  name: container,
  filename: 'remoteEntry.[contenthash:8].js',
  exposes: { './remote': './src/remote.ts' },
  shared: sharedByRemote(dir),
  manifest: true,
  experiments: {
    externalRuntime: true,
    // A remote loads no other remote.
    optimization: { target: /** @type {const} */ ('web'), disableRemote: true },
  },
});

/**
 * Builds of a remote: one exposed module, `./remote`, and no copies of what the shell provides.
 * @param {string} packageDir absolute path of the remote
 */
export const remoteConfig = (packageDir) => partConfig(packageDir, { federation: remoteFederation });
