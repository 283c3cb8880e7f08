import type { City } from '@tavolina/shared-api/codes';
import type { CityMap } from './city-map.ts';

const LOADERS: Record<City, () => Promise<CityMap>> = {
  Tirane: async () => (await import('./cities/tirane.ts')).tirane,
  Durres: async () => (await import('./cities/durres.ts')).durres,
  Vlore: async () => (await import('./cities/vlore.ts')).vlore,
  Shkoder: async () => (await import('./cities/shkoder.ts')).shkoder,
  Elbasan: async () => (await import('./cities/elbasan.ts')).elbasan,
  Korce: async () => (await import('./cities/korce.ts')).korce,
  Fier: async () => (await import('./cities/fier.ts')).fier,
};

/** The drawn map of a city: a file of its own, loaded when it comes into view. */
export const loadCityMap = (city: City): Promise<CityMap> => LOADERS[city]();
