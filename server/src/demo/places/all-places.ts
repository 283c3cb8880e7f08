import type { DemoPlace, WrittenPlace } from '../demo-types.ts';
import { DURRES } from './durres.ts';
import { ELBASAN } from './elbasan.ts';
import { FIER } from './fier.ts';
import { KORCE } from './korce.ts';
import { OXHAKU_I_GJYSHES } from './oxhaku-i-gjyshes.ts';
import { SHKODER } from './shkoder.ts';
import { TIRANE_CENTER } from './tirane-center.ts';
import { TIRANE_QUARTERS } from './tirane-quarters.ts';
import { VLORE } from './vlore.ts';

const CITIES: Readonly<Record<string, readonly WrittenPlace[]>> = {
  Tiranë: [OXHAKU_I_GJYSHES, ...TIRANE_CENTER, ...TIRANE_QUARTERS],
  Durrës: DURRES,
  Vlorë: VLORE,
  Shkodër: SHKODER,
  Elbasan: ELBASAN,
  Korçë: KORCE,
  Fier: FIER,
};

/** Every place of the demo. */
export const ALL_PLACES: readonly DemoPlace[] = Object.entries(CITIES).flatMap(([city, places]) =>
  places.map((place) => ({ ...place, city })),
);
