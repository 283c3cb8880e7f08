import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';
import { baseConfig } from './base-config.mjs';
import { withFirstView } from './first-view-config.mjs';
import { packageFacts } from './package-facts.mjs';
import { providedByShell } from './shared-modules.mjs';

/**
 * The shell as the federation sees it: it provides the shared modules and the federation's runtime.
 * @param {import('./package-facts.mjs').PackageFacts} facts
 */
export const shellFederation = ({ container }) => ({
  name: container,
  shared: providedByShell(),
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
 * Builds of the shell: the pure host. It knows no remote at build time.
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
      // Compiles the script's functions beside the page's thread while they arrive, not one by one when first called.
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^main\..*\.js$/,
        // After the minimizer, which would remove it, and before the source map is made.
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
      }),
      ...(base.plugins ?? []),
    ],
  });
};
