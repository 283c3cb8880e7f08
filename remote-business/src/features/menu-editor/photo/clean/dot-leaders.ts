import type { GreyPicture } from './grey-picture.ts';
import { letterHeight } from './ink-spots.ts';
import type { InkSpot } from './joined-spots.ts';

/** Fewer dots in a row are an ellipsis, or belong to letters. */
const LEAST_DOTS = 5;

const isDot = ({ x0, y0, x1, y1 }: InkSpot, height: number): boolean =>
  x1 - x0 + 1 <= 0.4 * height && y1 - y0 + 1 <= 0.4 * height;

/** Dots that follow each other at the same height, each close to the one before. */
const dotRows = (dots: readonly InkSpot[], height: number): InkSpot[][] => {
  const rows: InkSpot[][] = [];
  let open: InkSpot[][] = [];
  for (const dot of dots.toSorted((a, b) => a.x0 - b.x0)) {
    open = open.filter((row) => dot.x0 - (row.at(-1)?.x1 ?? 0) < 1.2 * height);
    const row = open.find((each) => Math.abs((each.at(-1)?.y1 ?? 0) - dot.y1) <= 0.15 * height + 1);
    if (row) row.push(dot);
    else {
      const begun = [dot];
      rows.push(begun);
      open.push(begun);
    }
  }
  return rows.filter(({ length }) => length >= LEAST_DOTS);
};

/** Takes away the dots between names and prices, which would be read as letters. */
export const withoutDotLeaders = (picture: GreyPicture, spots: readonly InkSpot[]): GreyPicture => {
  const { width, height } = picture;
  const pixels = picture.pixels.slice();
  const letters = letterHeight(spots);
  const dots = spots.filter((spot) => isDot(spot, letters));
  for (const { x0, y0, x1, y1 } of dotRows(dots, letters).flat())
    for (let y = Math.max(0, y0 - 2); y <= Math.min(height - 1, y1 + 2); y += 1)
      pixels.fill(255, y * width + Math.max(0, x0 - 2), y * width + Math.min(width, x1 + 3));
  return { width, height, pixels };
};
