import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { baseConfig } from './base-config.mjs';
import { withFirstView } from './first-view-config.mjs';
import { packageFacts } from './package-facts.mjs';
import { ReleaseFolderPlugin } from './release-folder-plugin.mjs';

/** Federation settings of every part: what is loaded already is used, and types come from packages. */
export const FEDERATION = { shareStrategy: /** @type {const} */ ('loaded-first'), dts: false };

/**
 * Builds of a part that can be released.
 * @param {string} packageDir absolute path of the part
 * @param {object} options
 * @param {Record<string, string>} [options.entry] what a page starts with; a remote has what it exposes instead
 * @param {(facts: import('./package-facts.mjs').PackageFacts) => ConstructorParameters<typeof ModuleFederationPlugin>[0]} options.federation
 * @param {import('@rspack/core').RspackPluginInstance[]} [options.plugins] further ones
 * @param {import('@rspack/core').RuleSetRule[]} [options.rules] further ones for browsers
 * @returns {import('@rspack/core').Configuration[]}
 */
export const partConfig = (packageDir, { entry = {}, federation, plugins = [], rules = [] }) => {
  const facts = packageFacts(packageDir);
  const base = baseConfig(facts);
  return withFirstView({
    ...base,
    entry,
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...rules] },
    plugins: [
      new ModuleFederationPlugin(federation(facts)),
      ...plugins,
      ...(base.plugins ?? []),
      new ReleaseFolderPlugin(facts),
    ],
  });
};
