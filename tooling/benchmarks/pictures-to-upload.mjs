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
 * A photo, different in each turn: noise that was made larger.
 * @param {number} turn
 * @param {{ width: number, height: number }} noise
 * @param {number} times
 * @returns {Promise<Buffer>}
 */
const photo = (turn, { width, height }, times) =>
  sharp({
    create: {
      ...{ width, height, channels: 3 },
      noise: { type: 'gaussian', mean: 90 + (turn % 90), sigma: 30 },
    },
  })
    .resize(times * width, times * height)
    .jpeg({ quality: 80 })
    .toBuffer();

/**
 * A photo in the width that a menu's form sends.
 * @param {number} turn
 */
export const formPicture = (turn) => photo(turn, { width: 360, height: 270 }, 4);

/**
 * A phone photo of 12 million pixels.
 * @param {number} turn
 */
export const largePicture = (turn) => photo(turn, { width: 500, height: 375 }, 8);
