import type { Location } from '../places/location.ts';
import { codesOf } from './codes-of.ts';

/** What is known of a city: its spellings, the stored one first, and the middle of its centre. */
interface CityFacts {
  forms: readonly [string, ...string[]];
  /** Latitude and longitude. */
  centre: readonly [number, number];
}

const TABLE = {
  Tirane: { forms: ['Tiranë', 'Tirana'], centre: [41.3275, 19.8187] },
  Durres: { forms: ['Durrës', 'Durrësi'], centre: [41.3133, 19.446] },
  Vlore: { forms: ['Vlorë', 'Vlora'], centre: [40.4686, 19.4914] },
  Shkoder: { forms: ['Shkodër', 'Shkodra'], centre: [42.0683, 19.5126] },
  Elbasan: { forms: ['Elbasan', 'Elbasani'], centre: [41.1125, 20.0822] },
  Korce: { forms: ['Korçë', 'Korça'], centre: [40.6186, 20.7808] },
  Fier: { forms: ['Fier', 'Fieri'], centre: [40.7239, 19.5561] },
} as const satisfies Record<string, CityFacts>;

/** Code of a city. */
export type City = keyof typeof TABLE;

/** Codes of the cities in the storefront. A place may be in any other. */
export const CITIES = codesOf(TABLE);

/** All spellings of each city, the stored one first. */
export const CITY_FORMS: readonly (readonly [string, ...string[]])[] = Object.values(TABLE).map(
  ({ forms }) => forms,
);

/** Levels of a map at which the whole country, a city and a street are seen. */
export const MAP_LEVELS = { country: 7, city: 13, street: 15 } as const;

/** The middle of the country. */
const COUNTRY_CENTRE: Location = { latitude: 41.15, longitude: 20.05 };

/** The middle of a city's centre, from which distances are measured when no other place is named. */
export const cityCentre = (city: City): Location => {
  const [latitude, longitude] = TABLE[city].centre;
  return { latitude, longitude };
};

/** What a map shows of a city, or of the country without one. */
export const cityView = (city: City | undefined): { centre: Location; zoom: number } =>
  city === undefined
    ? { centre: COUNTRY_CENTRE, zoom: MAP_LEVELS.country }
    : { centre: cityCentre(city), zoom: MAP_LEVELS.city };
