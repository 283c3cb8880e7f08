import path from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig } from '../../../remote-kit/rspack/base-config.mjs';
import { packageFacts } from '../../../remote-kit/rspack/package-facts.mjs';
import { ReleaseFolderPlugin } from '../../../remote-kit/rspack/release-folder-plugin.mjs';
import { ROOT } from '../../lib/paths.mjs';

const facts = packageFacts(path.join(ROOT, 'shell'));
const base = baseConfig(facts);

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
    new ReleaseFolderPlugin(facts),
  ],
};
