import path from 'node:path';
import { rspack } from '@rspack/core';
import { ROOT } from '../../lib/paths.mjs';
import { baseConfig } from '../../rspack/base-config.mjs';
import { packageFacts } from '../../rspack/package-facts.mjs';

const base = baseConfig(packageFacts(path.join(ROOT, 'shell')));

/** The same pages as one ordinary application: shell and remotes in one build, split by route, without federation. */
export default {
  ...base,
  entry: { main: './src/main.ts' },
  plugins: [
    new rspack.NormalModuleReplacementPlugin(
      /\/federation\.ts$/,
      path.join(import.meta.dirname, 'all-remotes.js'),
    ),
    ...(base.plugins ?? []),
  ],
};
