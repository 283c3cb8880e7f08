import { LIMITS } from '@tavolina/shared-api/contract';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { keptAs } from '../cart/device-storage.ts';
import { takeOver } from '../cart/other-tabs.ts';

/** A place that a diner keeps on the device. */
export interface Favourite {
  id: string;
  name: string;
}

interface Favourites {
  /** The latest first. */
  places: Favourite[];
}

const readPlace = (stored: unknown): Favourite[] => {
  const { id, name } = (stored ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : [];
};

/** Reads what the device held; what is no place is left out, and each place stands once (product.md §39). */
const restore = (stored: unknown): Favourites => {
  const { places } = (stored ?? {}) as { places?: unknown };
  const read = Array.isArray(places) ? places.flatMap(readPlace) : [];
  const byId = new Map(read.map((place) => [place.id, place]));
  return { places: [...byId.values()].slice(0, LIMITS.namedPlaces) };
};

/** Places that a diner marked, on this device alone (product.md §458). */
export const useFavourites = create<Favourites>()(
  persist(
    () => restore(null),
    keptAs('tavolina.favourites', restore, () => localStorage),
  ),
);

/** Marks a place, or takes the mark away. */
export const toggleFavourite = (place: Favourite): void => {
  takeOver(useFavourites);
  useFavourites.setState(({ places }) => {
    const others = places.filter(({ id }) => id !== place.id);
    return {
      places: others.length < places.length ? others : [place, ...others].slice(0, LIMITS.namedPlaces),
    };
  });
};
