import type { Location } from '@tavolina/shared-api/codes';

/** A point in px. */
export interface Point {
  x: number;
  y: number;
}

/** Side of a map tile in px, of which level 0 has one. */
export const TILE = 256;
/** From the whole country to single houses. */
export const ZOOM = { min: 7, max: 18 } as const;

const side = (zoom: number): number => TILE * 2 ** zoom;

/** Where a location lies on the whole map at a level (Web Mercator, as all map tiles have it). */
export const pointOf = ({ latitude, longitude }: Location, zoom: number): Point => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    x: side(zoom) * (longitude / 360 + 0.5),
    y: side(zoom) * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
};

/** The location at a point of the whole map; the inverse of `pointOf`. */
export const locationAt = ({ x, y }: Point, zoom: number): Location => {
  const exponent = Math.PI - (2 * Math.PI * y) / side(zoom);
  return {
    latitude: (180 / Math.PI) * Math.atan(Math.sinh(exponent)),
    longitude: (x / side(zoom)) * 360 - 180,
  };
};

/** Keeps a level within those that there are. */
export const withinZoom = (zoom: number): number => Math.min(ZOOM.max, Math.max(ZOOM.min, Math.round(zoom)));

/** Level at which a single place is shown: its street and those beside it. */
const CLOSE = 15;

/** Middle and level at which all locations are in view, with room for their markers. */
export const viewOf = (
  locations: readonly Location[],
  size: { width: number; height: number },
): { centre: Location; zoom: number } | undefined => {
  if (locations.length === 0) return undefined;
  const points = locations.map((location) => pointOf(location, 0));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = { width: Math.max(1, size.width - 96), height: Math.max(1, size.height - 96) };
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top));
  return {
    centre: locationAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, 0),
    zoom: Math.min(CLOSE, withinZoom(Math.floor(Math.log2(scale)))),
  };
};
