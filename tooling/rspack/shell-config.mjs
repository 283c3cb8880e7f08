import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig } from '../../remote-kit/rspack/base-config.mjs';
import { withFirstView } from '../../remote-kit/rspack/first-view-config.mjs';
import { packageFacts } from '../../remote-kit/rspack/package-facts.mjs';
import { ReleaseFolderPlugin } from '../../remote-kit/rspack/release-folder-plugin.mjs';
import { sharedByShell } from '../../remote-kit/rspack/shared-modules.mjs';

/**
 * Federation settings of the shell: it provides the shared modules and the federation's runtime.
 * @param {import('../../remote-kit/rspack/package-facts.mjs').PackageFacts} facts
 */
export const shellFederation = ({ container, dir }) => ({
  name: container,
  shared: sharedByShell(dir),
  shareStrategy: /** @type {const} */ ('loaded-first'),
  manifest: false,
  dts: false,
  experiments: {
    provideExternalRuntime: true,
    // The document names every file and hash, so that no manifest is read in the browser.
    optimization: { target: /** @type {const} */ ('web'), disableSnapshot: true },
  },
});

/**
 * Builds of the shell, which knows no remote at build time.
 * @param {string} packageDir absolute path of the shell
 * @returns {import('@rspack/core').Configuration[]}
 */
export const shellConfig = (packageDir) => {
  const facts = packageFacts(packageDir);
  const base = baseConfig(facts);
  return withFirstView({
    ...base,
    entry: { main: './src/main.ts' },
    plugins: [
      new ModuleFederationPlugin(shellFederation(facts)),
      // Compiles the script's functions in the background while it downloads, instead of on first call.
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^(main|drawing)\..*\.js$/,
        // After the minimizer, which would remove it, and before the source map.
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
      }),
      ...(base.plugins ?? []),
      new ReleaseFolderPlugin(facts),
    ],
  });
};
