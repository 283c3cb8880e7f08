import styles from './map.module.css';
import { TILE } from './projection.ts';
import type { MapGeometry, MapSize } from './use-map-view.ts';

/** Pictures of the ground by somebody else, where the installation names them (product.md §263). */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  /** Whose they are. */
  attribution: string;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The tiles in view. Where one does not come, the drawn ground below is seen. */
export const TileLayer = ({
  tiles,
  geometry: { origin },
  zoom,
  size,
}: {
  tiles: MapTiles;
  geometry: MapGeometry;
  zoom: number;
  size: MapSize;
}) => {
  const last = 2 ** zoom - 1;
  const within = (tile: number): number => Math.min(last, Math.max(0, Math.floor(tile)));
  const rows = range(within(origin.y / TILE), within((origin.y + size.height) / TILE));
  const columns = range(within(origin.x / TILE), within((origin.x + size.width) / TILE));
  const address = (x: number, y: number): string =>
    tiles.url.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
  return (
    <svg className={styles.ground} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {rows.flatMap((y) =>
        columns.map((x) => (
          <image
            key={`${zoom}/${x}/${y}`}
            href={address(x, y)}
            x={x * TILE - origin.x}
            y={y * TILE - origin.y}
            width={TILE}
            height={TILE}
          />
        )),
      )}
    </svg>
  );
};
