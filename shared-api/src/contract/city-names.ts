import { CITY_FORMS } from './codes/cities.ts';
import { foldText } from './fold-text.ts';

/** Cities that forms suggest. A place may be in any other (product.md §133). */
export const CITY_NAMES: readonly string[] = CITY_FORMS.map(([name]) => name);

/**
 * The stored spelling of a city, so that the storefront's filter finds it. Unknown cities stay unchanged
 * (product.md §133).
 */
export const cityName = (written: string): string =>
  CITY_FORMS.find((forms) => forms.some((form) => foldText(form) === foldText(written)))?.[0] ?? written;
