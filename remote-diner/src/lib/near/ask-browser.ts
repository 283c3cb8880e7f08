import type { Location } from '@tavolina/shared-api/contract';

/** Why a browser does not say where it is: its user refused, it does not know, or it took too long. */
export type NoLocation = 'denied' | 'unavailable' | 'slow';

/** How long an answer may take once it is allowed, in ms. */
const TIMEOUT_MS = 15_000;
/** How old an answer may be, in ms. */
const FRESH_MS = 300_000;

/** A thousandth of a degree is about 100 m: enough for distances, too little for a door (product.md §260). */
const to3Decimals = (degrees: number): number => Math.round(degrees * 1_000) / 1_000;

/** The location as it leaves the device. */
export const rounded = ({ latitude, longitude }: Location): Location => ({
  latitude: to3Decimals(latitude),
  longitude: to3Decimals(longitude),
});

const reasonOf = ({ code, PERMISSION_DENIED, TIMEOUT }: GeolocationPositionError): NoLocation => {
  if (code === PERMISSION_DENIED) return 'denied';
  return code === TIMEOUT ? 'slow' : 'unavailable';
};

/** Asks the browser where it is; the answer is rounded. */
export const askBrowser = (): Promise<Location | NoLocation> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve('unavailable');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(rounded(coords)),
      (error) => resolve(reasonOf(error)),
      { timeout: TIMEOUT_MS, maximumAge: FRESH_MS },
    );
  });
