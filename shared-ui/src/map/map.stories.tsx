import { cityCentre, type Location } from '@tavolina/shared-api/codes';
import { useState } from 'react';
import { LocationMap, PlacesMap } from './map-code.tsx';

export default { title: 'Map', parameters: { layout: 'fullscreen' } };

const PLACES = [
  { name: 'Oxhaku i Gjyshes', location: { latitude: 41.3275, longitude: 19.8187 } },
  { name: 'Pirun e Det', location: { latitude: 41.3203, longitude: 19.8166 } },
  { name: 'Te Ura', location: { latitude: 41.3204, longitude: 19.8167 } },
  { name: 'Zgara e Astirit', location: { latitude: 41.3305, longitude: 19.785 } },
];

export const Places = () => (
  <PlacesMap
    label="Lokalet në hartë"
    places={PLACES}
    empty={{ centre: cityCentre('Tirane'), zoom: 13 }}
    here={{ latitude: 41.325, longitude: 19.81 }}
  >
    {(chosen) => <p>{chosen.map((position) => PLACES[position]?.name).join(', ')}</p>}
  </PlacesMap>
);

export const Choice = () => {
  const [location, setLocation] = useState<Location | null>(null);
  return (
    <LocationMap label="Vendi në hartë" value={location} onChange={setLocation} city="Durres" address="" />
  );
};
