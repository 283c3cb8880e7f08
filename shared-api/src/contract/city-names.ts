import { CITY_FORMS } from './codes/cities.ts';
import { foldText } from './fold-text.ts';

/** What a form suggests for a place's city; a place may be in any other (product.md §133). */
export const CITY_NAMES: readonly string[] = CITY_FORMS.map(([name]) => name);

/** A city as a profile holds it, so that the storefront's filter finds it; another one stays as it was written (product.md §133). */
export const cityName = (written: string): string =>
  CITY_FORMS.find((forms) => forms.some((form) => foldText(form) === foldText(written)))?.[0] ?? written;
