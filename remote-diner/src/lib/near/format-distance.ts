import { formatDecimal } from '@tavolina/shared-ui';

/** From here on it is kilometres, and from there on whole ones, in metres. */
const KILOMETRES_FROM = 995;
const WHOLE_FROM = 9_950;

/**
 * A distance as it is said: `640 m`, `1,2 km` in Albanian, `1.2 km` in English, `14 km` (product.md §261). Locations are
 * rounded, so tens of metres are the most that is known.
 */
export const formatDistance = (metres: number, language: string): string => {
  if (metres < KILOMETRES_FROM) return `${Math.max(10, Math.round(metres / 10) * 10)}\u00a0m`;
  return `${formatDecimal(metres / 1_000, metres < WHOLE_FROM ? 1 : 0, language)}\u00a0km`;
};
