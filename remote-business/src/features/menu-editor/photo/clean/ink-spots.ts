import type { GreyPicture } from './grey-picture.ts';
import { type InkSpot, joinedSpots } from './joined-spots.ts';

const DARK = 128;

/** Ink in one row of pixels, from one to the other. */
interface Run {
  from: number;
  to: number;
}

const runsOf = ({ width, pixels }: GreyPicture, y: number): Run[] => {
  const runs: Run[] = [];
  let from: number | undefined;
  for (let x = 0; x <= width; x += 1) {
    const isInk = x < width && (pixels[y * width + x] ?? 255) < DARK;
    if (isInk) from ??= x;
    else if (from !== undefined) {
      runs.push({ from, to: x - 1 });
      from = undefined;
    }
  }
  return runs;
};

/** All spots of a picture, found row by row: what touches ink of the row above belongs to the same spot. */
export const inkSpots = (picture: GreyPicture): InkSpot[] => {
  const spots = joinedSpots();
  let above: (Run & { spot: number })[] = [];
  for (let y = 0; y < picture.height; y += 1) {
    let next = 0;
    above = runsOf(picture, y).map(({ from, to }) => {
      const spot = spots.add({ x0: from, x1: to, y0: y, y1: y });
      while ((above[next]?.to ?? from) < from - 1) next += 1;
      for (let at = next; (above[at]?.from ?? to + 2) <= to + 1; at += 1)
        spots.join(above[at]?.spot ?? spot, spot);
      return { from, to, spot };
    });
  }
  return spots.all();
};

/** Height of most letters; what is much smaller is a dot, what is much larger no letter. */
export const letterHeight = (spots: readonly InkSpot[]): number => {
  const heights = spots
    .map(({ y0, y1, x0, x1 }) => ({ height: y1 - y0 + 1, width: x1 - x0 + 1 }))
    .filter(({ height, width }) => height >= 7 && height <= 150 && width <= 3 * height)
    .map(({ height }) => height)
    .toSorted((a, b) => a - b);
  return heights[Math.floor(heights.length / 2)] ?? 0;
};
