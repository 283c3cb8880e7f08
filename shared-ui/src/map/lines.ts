import type { Location } from '@tavolina/shared-api/codes';
import type { DrawnLine } from './city-map.ts';
import type { Point } from './projection.ts';

const known = new Map<DrawnLine, readonly Location[]>();

/** The points of a drawn line, read once. */
export const pointsOf = (line: DrawnLine): readonly Location[] => {
  const read =
    known.get(line) ??
    line.split(' ').map((point) => {
      const [latitude = 0, longitude = 0] = point.split(',').map(Number);
      return { latitude, longitude };
    });
  known.set(line, read);
  return read;
};

/** The middle of a drawn line. */
export const middleOf = (line: DrawnLine): Location => {
  const points = pointsOf(line);
  return points[Math.floor(points.length / 2)] ?? { latitude: 0, longitude: 0 };
};

/** A drawn line as the path of a picture. */
export const pathOf = (line: DrawnLine, place: (location: Location) => Point, isArea = false): string => {
  const points = pointsOf(line).map((location) => {
    const { x, y } = place(location);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}${isArea ? 'Z' : ''}`;
};
