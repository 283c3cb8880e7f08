import { CITIES, type City, cityCentre } from '@tavolina/shared-api/codes';
import { useEffect, useState } from 'react';
import type { CityMap } from './city-map.ts';
import { loadCityMap } from './load-city-maps.ts';
import type { MapView } from './use-map-view.ts';

/** Level from which on cities are drawn; below it only the country. */
export const CITY_ZOOM = 11;
/** How far a drawn city reaches from its middle, in degrees. */
const REACH = 0.2;

const isNear = (city: City, { centre }: MapView): boolean => {
  const middle = cityCentre(city);
  return (
    Math.abs(middle.latitude - centre.latitude) < REACH &&
    Math.abs(middle.longitude - centre.longitude) < REACH
  );
};

/** The drawn maps of the cities in view, as far as they are there. */
export const useCityMaps = (view: MapView): readonly CityMap[] => {
  const [loaded, setLoaded] = useState<Partial<Record<City, CityMap>>>({});
  const wanted = view.zoom < CITY_ZOOM ? [] : CITIES.filter((city) => isNear(city, view));
  const missing = wanted.filter((city) => !loaded[city]).join();
  useEffect(() => {
    if (missing === '') return;
    let isWanted = true;
    for (const city of missing.split(',') as City[]) {
      loadCityMap(city).then(
        (map) => isWanted && setLoaded((before) => ({ ...before, [city]: map })),
        // Its ground stays empty; the next view of it asks again.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [missing]);
  return wanted.flatMap((city) => loaded[city] ?? []);
};
