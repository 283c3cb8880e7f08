import type { Location } from '@tavolina/shared-api/codes';
import Supercluster from 'supercluster';
import { TILE, ZOOM } from './projection.ts';

/** Markers closer than this overlap, in px. */
const OVERLAP_PX = 38;
const WORLD: [number, number, number, number] = [-180, -90, 180, 90];

/** A marker: one place, or several that would overlap. */
export interface Group {
  /** Positions in the list, ascending. */
  members: readonly number[];
  location: Location;
  /** Level at which it falls apart; above the last level where it never does. */
  opensAt: number;
}

/** Groups what would overlap at a level. Made once for a list. */
export const groupsOf = (locations: readonly (Location | null)[]): ((zoom: number) => Group[]) => {
  const index = new Supercluster<{ position: number }>({
    radius: OVERLAP_PX,
    extent: TILE,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
  });
  index.load(
    locations.flatMap((location, position) =>
      location
        ? {
            type: 'Feature' as const,
            properties: { position },
            geometry: { type: 'Point' as const, coordinates: [location.longitude, location.latitude] },
          }
        : [],
    ),
  );
  return (zoom) =>
    index
      .getClusters(WORLD, zoom)
      .map(({ properties, geometry: { coordinates } }) => {
        const [longitude = 0, latitude = 0] = coordinates;
        const location = { latitude, longitude };
        if (!('cluster_id' in properties)) return { members: [properties.position], location, opensAt: zoom };
        const id = properties.cluster_id;
        const leaves = index.getLeaves(id, Number.POSITIVE_INFINITY);
        return {
          members: leaves.map((leaf) => leaf.properties.position).sort((a, b) => a - b),
          location,
          opensAt: index.getClusterExpansionZoom(id),
        };
      })
      .sort((a, b) => (a.members[0] ?? 0) - (b.members[0] ?? 0));
};
