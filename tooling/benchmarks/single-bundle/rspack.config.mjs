import path from 'node:path';
import { rspack } from '@rspack/core';
import { baseConfig } from '../../../remote-kit/rspack/base-config.mjs';
import { packageFacts } from '../../../remote-kit/rspack/package-facts.mjs';
import { ReleaseFolderPlugin } from '../../../remote-kit/rspack/release-folder-plugin.mjs';
import { ROOT, remotesOf } from '../../lib/paths.mjs';

const facts = packageFacts(path.join(ROOT, 'shell'));
const base = baseConfig(facts);

const remotes = remotesOf(ROOT);

/** Replaces the shell's federation: there is nothing to start, and the remotes' routes are in the bundle. */
const ALL_REMOTES = [
  ...remotes.map(
    (name, index) =>
      `import { remote as r${index} } from ${JSON.stringify(path.join(ROOT, name, 'src/remote.ts'))};`,
  ),
  `const REMOTES = { ${remotes.map((name, index) => `${JSON.stringify(name)}: r${index}`).join(', ')} };`,
  'export const startFederation = () => undefined;',
  'export const fetchRemote = (name) => Promise.resolve(REMOTES[name]);',
].join('\n');

/** The same pages as one ordinary application: shell and remotes in one build, split by route, without federation. */
export default {
  ...base,
  entry: { main: './src/main.ts' },
  plugins: [
    new rspack.NormalModuleReplacementPlugin(
      /\/federation\.ts$/,
      `data:text/javascript,${encodeURIComponent(ALL_REMOTES)}`,
    ),
    ...(base.plugins ?? []),
    new ReleaseFolderPlugin(facts),
  ],
};
