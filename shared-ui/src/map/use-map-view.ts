import type { Location } from '@tavolina/shared-api/codes';
import { type RefObject, useEffect, useState } from 'react';
import { locationAt, type Point, pointOf, withinZoom } from './projection.ts';

/** What a map shows: its middle, and the level of its tiles. */
export interface MapView {
  centre: Location;
  zoom: number;
}

/** Width and height in px. */
export interface MapSize {
  width: number;
  height: number;
}

/** Before it is measured. */
const FIRST_SIZE: MapSize = { width: 640, height: 420 };

/** The size of an element, followed. */
export const useMapSize = (element: RefObject<HTMLElement | null>): MapSize => {
  const [size, setSize] = useState(FIRST_SIZE);
  useEffect(() => {
    const { current } = element;
    if (!current || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      if (width > 0 && height > 0) setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

/** How far from the middle of the view, in px, a location lies and back; and the view moved by px. */
export const geometryOf = ({ centre, zoom }: MapView, { width, height }: MapSize) => {
  const middle = pointOf(centre, zoom);
  const origin = { x: middle.x - width / 2, y: middle.y - height / 2 };
  return {
    origin,
    /** Where a location is drawn. */
    place: (location: Location): Point => {
      const { x, y } = pointOf(location, zoom);
      return { x: x - origin.x, y: y - origin.y };
    },
    /** The location that is drawn at a point. */
    locate: ({ x, y }: Point): Location => locationAt({ x: x + origin.x, y: y + origin.y }, zoom),
    /** The view after the ground moved. */
    moved: ({ x, y }: Point): MapView => ({
      zoom,
      centre: locationAt({ x: middle.x - x, y: middle.y - y }, zoom),
    }),
    /** The view closer or further, where what is at a point stays there. */
    zoomed: (levels: number, at: Point = { x: width / 2, y: height / 2 }): MapView => {
      const next = withinZoom(zoom + levels);
      const fixed = pointOf(locationAt({ x: at.x + origin.x, y: at.y + origin.y }, zoom), next);
      return {
        zoom: next,
        centre: locationAt({ x: fixed.x - at.x + width / 2, y: fixed.y - at.y + height / 2 }, next),
      };
    },
  };
};

/** What `geometryOf` answers. */
export type MapGeometry = ReturnType<typeof geometryOf>;
