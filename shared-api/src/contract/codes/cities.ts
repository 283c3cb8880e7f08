import { codesOf } from './codes-of.ts';

/** Each city the storefront names as its own people write it: as a profile holds it, then the other forms of its name. */
const TABLE = {
  Tirane: ['Tiranë', 'Tirana'],
  Durres: ['Durrës', 'Durrësi'],
  Vlore: ['Vlorë', 'Vlora'],
  Shkoder: ['Shkodër', 'Shkodra'],
  Elbasan: ['Elbasan', 'Elbasani'],
  Korce: ['Korçë', 'Korça'],
  Fier: ['Fier', 'Fieri'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

/** Cities the storefront names, as codes; a place may be in any other. */
export const CITIES = codesOf(TABLE);

/** Every form of the name of each city, as a profile holds it first. */
export const CITY_FORMS: readonly (readonly [string, ...string[]])[] = Object.values(TABLE);
