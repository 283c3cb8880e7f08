import path from 'node:path';
import { rspack } from '@rspack/core';
import { bundledPackages, installedFolder } from './dependency-packages.mjs';
import { ownLayers } from './own-layers.mjs';
import { partTexts } from './part-texts.mjs';
import { putInPlace } from './put-in-place.mjs';
import { smallerBuilds } from './smaller-builds.mjs';
import { smallerFederation } from './smaller-federation.mjs';

/** Supported browsers, for the CSS loader and the minimizer. */
const CSS_TARGETS = ['chrome >= 111', 'firefox >= 115', 'safari >= 16.4'];

const lightningcss = { loader: 'builtin:lightningcss-loader', options: { targets: CSS_TARGETS } };

/** File in a version's folder with which the server renders first views. */
export const FIRST_VIEW_FILE = 'first-view.cjs';

/**
 * Names sources in stack traces, without where this machine keeps the part.
 * @param {string} dir absolute path of the part
 */
const sourceNames =
  (dir) =>
  (/** @type {{ absoluteResourcePath: string }} */ { absoluteResourcePath: file }) =>
    path.isAbsolute(file) ? `tavolina:///${path.relative(path.dirname(dir), file)}` : 'tavolina:///generated';

/**
 * @param {boolean} tsx
 * @param {boolean} refreshes whether to enable Fast Refresh, which needs React's development build
 */
const swc = (tsx, refreshes) => ({
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: {
        react: { runtime: 'automatic', ...(refreshes ? { development: true, refresh: true } : {}) },
      },
    },
  },
});

/**
 * @param {import('./package-facts.mjs').PackageFacts} facts
 * @param {{ onServer: boolean, refreshes?: boolean }} where on the server only the names of classes and files are needed
 */
export const rules = (facts, { onServer, refreshes = false }) => [
  ...putInPlace,
  ...ownLayers(facts),
  { test: /\.tsx$/, use: [swc(true, refreshes)] },
  { test: /\.ts$/, use: [swc(false, refreshes)] },
  {
    test: /\.module\.css$/,
    type: 'css/module',
    use: [lightningcss],
    parser: { namedExports: false },
    generator: {
      localIdentName: `${facts.namespace}-[local]-[hash:6]`,
      exportsConvention: /** @type {const} */ ('as-is'),
      exportsOnly: onServer,
    },
  },
  {
    test: /\.css$/,
    exclude: /\.module\.css$/,
    type: 'css',
    use: [lightningcss],
    generator: { exportsOnly: onServer },
  },
  { test: /\.(svg|woff2|png|webp|avif)$/, type: 'asset/resource', generator: { emit: !onServer } },
];

/** @param {import('./package-facts.mjs').PackageFacts} facts */
const copiedFiles = (facts) => {
  const texts = {
    from: 'locales/*.json',
    to: `locales/[name]/${facts.namespace}.json`,
    noErrorOnMissing: true,
  };
  const withBundled = async (/** @type {Buffer} */ _own, /** @type {string} */ file) =>
    JSON.stringify(await partTexts(facts.dir, path.parse(file).name));
  const patterns = [
    { from: 'public', to: '.', noErrorOnMissing: true },
    bundledPackages(facts.dir).length > 0 ? { ...texts, transform: withBundled } : texts,
  ];
  if (facts.name !== 'shell') return patterns;
  const context = installedFolder(facts.dir, '@tavolina/shared-ui');
  return [...patterns, { context, from: 'locales/*.json', to: 'locales/[name]/ui.json' }];
};

/**
 * Common configuration of the shell and all remotes.
 * @param {import('./package-facts.mjs').PackageFacts} facts
 * @returns {import('@rspack/core').Configuration}
 */
export const baseConfig = (facts) => ({
  name: facts.name,
  context: facts.dir,
  mode: 'production',
  // Names and lines for stack traces, without the sources. Browsers do not get them (product.md §597).
  devtool: 'hidden-nosources-source-map',
  target: ['web', 'es2022'],
  output: {
    path: path.join(facts.dir, 'dist', facts.version),
    // Only the package's first view may exist already.
    clean: { keep: FIRST_VIEW_FILE },
    publicPath: 'auto',
    // Contains the version, so that two versions of a remote can run in one page.
    uniqueName: `${facts.container}_${facts.version.replace(/\W/g, '_')}`,
    filename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].[contenthash:8].css',
    assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
    crossOriginLoading: 'anonymous',
    devtoolModuleFilenameTemplate: sourceNames(facts.dir),
  },
  resolve: {
    extensions: ['.js'],
    conditionNames: ['tavolina', '...'],
    alias: smallerBuilds(facts.dir),
    // Packages that run in Node as well ask for these there alone.
    fallback: { fs: false, crypto: false },
  },
  module: { rules: [...rules(facts, { onServer: false }), ...smallerFederation] },
  optimization: {
    // Ids by order instead of path: hashed paths would make sizes depend on the repository's folder. Stable
    // ids have no benefit, because versions are never mixed.
    moduleIds: 'natural',
    chunkIds: 'natural',
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin(),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: CSS_TARGETS } }),
    ],
  },
  plugins: [
    new rspack.CopyRspackPlugin({ patterns: copiedFiles(facts) }),
    new rspack.SubresourceIntegrityPlugin(),
  ],
  performance: false,
  stats: 'errors-warnings',
  // The federation plugin warns about `publicPath: 'auto'`, which lets a version be served from any folder.
  infrastructureLogging: { level: 'error' },
});
