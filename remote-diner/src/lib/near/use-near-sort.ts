import { CITIES, type Filters } from '@tavolina/shared-api/contract';
import { useNear } from './near-store.ts';

/** The sort by distance, nearest first. */
const NEAREST = 'distance-asc';

/**
 * The sorts of a list, with that by distance where it is known from where to measure (product.md §252). Who says where they are wants the
 * nearest first; when they take it back, nothing is near any more.
 * @param entries what the list shows now
 */
export const useNearSort = (
  filters: Filters,
  sorts: readonly string[],
  entries: readonly { distance_m: number | null }[] | undefined,
  change: (change: Partial<Filters>) => void,
) => {
  const isOn = useNear(({ location }) => location !== null);
  const hasCity = CITIES.some((code) => code === filters.city);
  // The server knows cities that are named among the words.
  const hasDistances = entries?.some(({ distance_m }) => distance_m !== null);
  return {
    sorts: isOn || hasCity || hasDistances ? [...sorts, NEAREST] : sorts,
    handleFound: () => change({ sort: NEAREST }),
    handleForget: () => {
      if (filters.sort === NEAREST && !hasCity) change({ sort: '' });
    },
  };
};
