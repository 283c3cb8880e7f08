import type { Location } from '@tavolina/shared-api/contract';

/** `41.3275, 19.8187`, as maps give it to copy; also with commas for decimals, separated by a space or semicolon. */
const PAIR = /^(-?\d{1,3}(?:[.,]\d+)?)°?(?:\s*;\s*|,\s+|\s+)(-?\d{1,3}(?:[.,]\d+)?)°?$/;

/** A location as it is written and copied. */
export const writeLocation = ({ latitude, longitude }: Location): string => `${latitude}, ${longitude}`;

/** Reads latitude and longitude as they are written; undefined for what is none. */
export const readLocation = (written: string): Location | undefined => {
  const [, first = '', second = ''] =
    PAIR.exec(written.trim().replace(/^(-?\d+\.\d+),(-?\d+\.\d+)$/, '$1, $2')) ?? [];
  if (first === '') return undefined;
  const [latitude, longitude] = [first, second].map((degrees) => Number(degrees.replace(',', '.')));
  if (latitude === undefined || longitude === undefined) return undefined;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
};
