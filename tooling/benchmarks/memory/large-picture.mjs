import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

const { default: sharp } = await import(
  createRequire(path.join(ROOT, 'server/package.json')).resolve('sharp')
);

/**
 * A phone photo of 12 million pixels, different in each turn.
 * @param {number} turn
 * @returns {Promise<Buffer>}
 */
export const largePicture = (turn) =>
  sharp({
    create: {
      width: 500,
      height: 375,
      channels: 3,
      noise: { type: 'gaussian', mean: 90 + (turn % 90), sigma: 30 },
    },
  })
    .resize(4000, 3000)
    .jpeg({ quality: 80 })
    .toBuffer();
