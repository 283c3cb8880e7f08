import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig } from './base-config.mjs';
import { packageFacts } from './package-facts.mjs';
import { providedByShell } from './shared-modules.mjs';

/**
 * Build of the shell: the pure host. It knows no remote at build time.
 * @param {string} packageDir absolute path of the shell
 * @returns {import('@rspack/core').Configuration}
 */
export const shellConfig = (packageDir) => {
  const facts = packageFacts(packageDir);
  const base = baseConfig(facts);
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    plugins: [
      new ModuleFederationPlugin({
        name: facts.container,
        shared: providedByShell(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
      ...(base.plugins ?? []),
    ],
  };
};
