import { codesOf } from './codes-of.ts';

/** Spellings of each city: the stored one first, then other forms. */
const TABLE = {
  Tirane: ['Tiranë', 'Tirana'],
  Durres: ['Durrës', 'Durrësi'],
  Vlore: ['Vlorë', 'Vlora'],
  Shkoder: ['Shkodër', 'Shkodra'],
  Elbasan: ['Elbasan', 'Elbasani'],
  Korce: ['Korçë', 'Korça'],
  Fier: ['Fier', 'Fieri'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Codes of the cities in the storefront. A place may be in any other. */
export const CITIES = codesOf(TABLE);

/** All spellings of each city, the stored one first. */
export const CITY_FORMS: readonly (readonly [string, ...string[]])[] = Object.values(TABLE);
