/**
 * How code is written that the server keeps in memory: without comments, and in ASCII, of which a letter takes one byte
 * and not two. Names stay, so that a failure tells where it is.
 * @type {import('@rspack/core').SwcJsMinimizerRspackPluginOptions}
 */
export const SMALL_AND_READABLE = {
  extractComments: false,
  minimizerOptions: { mangle: false, format: { ascii_only: true, comments: false } },
};
