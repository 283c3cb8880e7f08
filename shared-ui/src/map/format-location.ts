import type { Location } from '@tavolina/shared-api/codes';
import { decimalSign } from '../format/decimal.ts';

const DECIMALS = 5;

/** Latitude and longitude as a person reads them: `41,32754° V, 19,8187° L` is 41.32754, 19.8187. */
export const formatLocation = ({ latitude, longitude }: Location, language: string): string =>
  [latitude, longitude]
    .map((degrees) => `${degrees.toFixed(DECIMALS).replace('.', decimalSign(language))}°`)
    .join(' · ');
