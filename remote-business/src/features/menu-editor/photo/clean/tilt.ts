import type { GreyPicture } from './grey-picture.ts';
import { letterHeight } from './ink-spots.ts';
import type { InkSpot } from './joined-spots.ts';

const DEGREE = Math.PI / 180;
/** The farthest that a photo is straightened, in degrees. */
const FARTHEST = 15;

/** How well letters stand on lines that are turned by an angle: the fewer rows their feet share, the better. */
const standing = (feet: readonly (readonly [number, number])[], angle: number, rowHeight: number): number => {
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const rows = new Map<number, number>();
  for (const [x, y] of feet) {
    const row = Math.round((y * cosine - x * sine) / rowHeight);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  }
  return [...rows.values()].reduce((sum, count) => sum + count * count, 0);
};

const bestOf = (angles: readonly number[], score: (angle: number) => number): number => {
  const scored = angles.map((angle) => [angle, score(angle)] as const);
  return scored.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
};

const around = (middle: number, reach: number, step: number): number[] =>
  Array.from(
    { length: Math.round((2 * reach) / step) + 1 },
    (_, index) => middle + (index * step - reach) * DEGREE,
  );

/** The angle by which the lines of a picture go down to the right, in radians. */
export const tilt = (spots: readonly InkSpot[]): number => {
  const height = letterHeight(spots);
  const feet = spots
    .filter(({ y0, y1, x0, x1 }) => y1 - y0 > 0.6 * height && y1 - y0 < 2 * height && x1 - x0 < 3 * height)
    .map(({ x0, x1, y1 }) => [(x0 + x1) / 2, y1] as const);
  if (feet.length < 20) return 0;
  const score = (angle: number): number => standing(feet, angle, Math.max(1, height / 5));
  return bestOf(around(bestOf(around(0, FARTHEST, 0.5), score), 0.5, 0.05), score);
};

/** A picture turned back by an angle about its middle; its corners become white. */
export const straightened = (picture: GreyPicture, angle: number): GreyPicture => {
  const { width, height, pixels } = picture;
  if (Math.abs(angle) < 0.05 * DEGREE) return picture;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const turned = new Uint8Array(width * height).fill(255);
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const fromX = (x - middleX) * cosine - (y - middleY) * sine + middleX;
      const fromY = (x - middleX) * sine + (y - middleY) * cosine + middleY;
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) continue;
      const [right, low] = [fromX - left, fromY - top];
      const at = top * width + left;
      const upper = (pixels[at] ?? 0) * (1 - right) + (pixels[at + 1] ?? 0) * right;
      const lower = (pixels[at + width] ?? 0) * (1 - right) + (pixels[at + width + 1] ?? 0) * right;
      turned[y * width + x] = Math.round(upper * (1 - low) + lower * low);
    }
  return { width, height, pixels: turned };
};
