import { leaveOut, NEVER } from './leave-out.mjs';

const BUNDLER = String.raw`webpack-bundler-runtime\/dist\/`;

const inBundler = (/** @type {string} */ file) => new RegExp(String.raw`${BUNDLER}${file}\.js$`);

/** The federation's runtime without what no part uses ([decision 0117](../../docs/decisions)). */
export const smallerFederation = leaveOut([
  // The shell learns of remotes while it runs: no build refers to one.
  { test: inBundler('remotes'), bodies: { remotes: NEVER } },
  {
    test: inBundler('initializeSharing'),
    bodies: { 'initializeSharing._initializeSharing.initExternal': NEVER },
  },
  // What is consumed and provided is known when the runtime starts: no piece of the code adds to it.
  { test: inBundler('updateOptions'), bodies: { updateConsumeOptions: '', updateRemoteOptions: '' } },
  // Shared modules are whole: there are no second builds of them with less.
  {
    test: inBundler('init'),
    bodies: { 'init.treeShakingSharePlugin': "return { name: 'tree-shake-plugin' };" },
  },
  { test: inBundler('getSharedFallbackGetter'), bodies: { getSharedFallbackGetter: 'return factory;' } },
  { test: inBundler('getUsedExports'), bodies: { getUsedExports: 'return;' } },
  // Entries are scripts.
  {
    test: /runtime-core\/dist\/utils\/load\.js$/,
    bodies: { loadEsmEntry: NEVER, loadSystemJsEntry: NEVER },
  },
  // The document names what is to be loaded early.
  { test: /runtime-core\/dist\/remote\/index\.js$/, bodies: { 'RemoteHandler.preloadRemote': NEVER } },
]);
