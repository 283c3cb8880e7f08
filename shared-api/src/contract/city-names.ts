import type { CITIES } from './codes.ts';
import { foldText } from './fold-text.ts';

/** Each city the storefront names as its own people write it: as a profile holds it, then the other forms of its name. */
const FORMS: Readonly<Record<(typeof CITIES)[number], readonly [string, ...string[]]>> = {
  Tirane: ['Tiranë', 'Tirana'],
  Durres: ['Durrës', 'Durrësi'],
  Vlore: ['Vlorë', 'Vlora'],
  Shkoder: ['Shkodër', 'Shkodra'],
  Elbasan: ['Elbasan', 'Elbasani'],
  Korce: ['Korçë', 'Korça'],
  Fier: ['Fier', 'Fieri'],
};

/** What a form suggests for a place's city; a place may be in any other (product.md §133). */
export const CITY_NAMES: readonly string[] = Object.values(FORMS).map(([name]) => name);

/** A city as a profile holds it, so that the storefront's filter finds it; another one stays as it was written (product.md §133). */
export const cityName = (written: string): string =>
  Object.values(FORMS).find((forms) => forms.some((form) => foldText(form) === foldText(written)))?.[0] ??
  written;
