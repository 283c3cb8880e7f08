import path from 'node:path';
import { bundledPackages, packageIn } from './dependency-packages.mjs';

/**
 * Rules of the compiler that put the styles of packages which a part bundles into the part's own layer: a part has no styles
 * in another one (product.md §661).
 * @param {{ dir: string, namespace: string }} facts
 */
export const ownLayers = ({ dir, namespace }) =>
  bundledPackages(dir).map((folder) => ({
    test: /\.css$/,
    include: folder + path.sep,
    enforce: /** @type {const} */ ('pre'),
    loader: path.join(import.meta.dirname, 'own-layer-loader.mjs'),
    options: { from: packageIn(folder).tavolina?.namespace, to: namespace },
  }));
