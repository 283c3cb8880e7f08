import type { GreyPicture } from './grey-picture.ts';

/** Half the side of what counts as around a pixel, as a part of the picture's longer side. */
const AROUND = 1 / 50;
/** Ink is darker than what is around it by this; paper is brighter than that by this. */
const [INK, PAPER] = [0.55, 0.92];

/** How bright it is around each pixel on average. */
const brightnessAround = ({ width, height, pixels }: GreyPicture): Float32Array => {
  const reach = Math.max(8, Math.round(Math.max(width, height) * AROUND));
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1)
    for (let x = 0, row = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  const sum = (x: number, y: number): number => sums[y * (width + 1) + x] ?? 0;
  const means = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)];
      const total = sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top);
      means[y * width + x] = total / ((right - left) * (bottom - top));
    }
  }
  return means;
};

const inverted = (picture: GreyPicture): GreyPicture => ({
  ...picture,
  pixels: picture.pixels.map((shade) => 255 - shade),
});

/** Whether writing is bright, as chalk on a board is: it differs more from what is around it than the ground does. */
const isBrightOnDark = ({ pixels }: GreyPicture, around: Float32Array): boolean => {
  let balance = 0;
  for (const [index, shade] of pixels.entries()) balance += (shade - (around[index] ?? 0)) ** 3;
  return balance > 0;
};

/** Dark writing on white, however the light fell on the paper, and whichever of both was the darker. */
export const evenLight = (picture: GreyPicture): GreyPicture => {
  const first = brightnessAround(picture);
  const isInverted = isBrightOnDark(picture, first);
  const { width, height, pixels } = isInverted ? inverted(picture) : picture;
  const even = new Uint8Array(pixels.length);
  for (const [index, shade] of pixels.entries()) {
    const near = isInverted ? 255 - (first[index] ?? 0) : (first[index] ?? 0);
    const share = (shade / Math.max(1, near) - INK) / (PAPER - INK);
    even[index] = Math.round(255 * Math.min(1, Math.max(0, share)));
  }
  return { width, height, pixels: even };
};
