import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

const { default: sharp } = await import(
  createRequire(path.join(ROOT, 'server/package.json')).resolve('sharp')
);

/**
 * A PNG of nearly 40 million pixels in very few bytes: about the slowest picture that is accepted
 * (product.md §45).
 * @returns {Promise<Buffer>}
 */
export const slowestPicture = () =>
  sharp({ create: { width: 6_300, height: 6_300, channels: 4, background: '#fff8' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/**
 * A photo in the width that a menu's form sends, different in each turn.
 * @param {number} turn
 * @returns {Promise<Buffer>}
 */
export const formPicture = (turn) =>
  sharp({
    create: {
      width: 360,
      height: 270,
      channels: 3,
      noise: { type: 'gaussian', mean: 90 + (turn % 90), sigma: 30 },
    },
  })
    .resize(1440, 1080)
    .jpeg({ quality: 80 })
    .toBuffer();
