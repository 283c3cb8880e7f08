import { rspack } from '@rspack/core';
import { FEDERATION, partConfig } from '../../remote-kit/rspack/part-config.mjs';
import { sharedByShell } from '../../remote-kit/rspack/shared-modules.mjs';
import { smallerShell } from './smaller-shell.mjs';

/**
 * Federation settings of the shell: it provides the shared modules and the federation's runtime.
 * @param {import('../../remote-kit/rspack/package-facts.mjs').PackageFacts} facts
 */
export const shellFederation = ({ container, dir }) => ({
  ...FEDERATION,
  name: container,
  shared: sharedByShell(dir),
  manifest: false,
  experiments: {
    provideExternalRuntime: true,
    // The document names every file and hash, so that no manifest is read in the browser.
    optimization: { target: /** @type {const} */ ('web'), disableSnapshot: true },
  },
});

/** What a page loads first, as released and for development. */
export const SHELL_ENTRY = { main: './src/main.ts' };

/**
 * Builds of the shell, which knows no remote at build time.
 * @param {string} packageDir absolute path of the shell
 */
export const shellConfig = (packageDir) =>
  partConfig(packageDir, {
    entry: SHELL_ENTRY,
    federation: shellFederation,
    rules: smallerShell,
    plugins: [
      // Compiles the script's functions in the background while it downloads, instead of on first call.
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        test: /^(main|drawing)\..*\.js$/,
        // After the minimizer, which would remove it, and before the source map.
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1,
      }),
    ],
  });
