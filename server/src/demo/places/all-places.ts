import type { DemoPlace, WrittenPlace } from '../demo-types.ts';
import { withUsualFacts } from '../usual/with-usual-facts.ts';
import { DURRES } from './durres/durres.ts';
import { ELBASAN } from './elbasan/elbasan.ts';
import { FIER } from './fier/fier.ts';
import { KORCE } from './korce/korce.ts';
import { SHKODER } from './shkoder/shkoder.ts';
import { TIRANE } from './tirane/tirane.ts';
import { VLORE } from './vlore/vlore.ts';

const CITIES: Readonly<Record<string, readonly WrittenPlace[]>> = {
  Tiranë: TIRANE,
  Durrës: DURRES,
  Vlorë: VLORE,
  Shkodër: SHKODER,
  Elbasan: ELBASAN,
  Korçë: KORCE,
  Fier: FIER,
};

/** Every place of the demo. */
export const ALL_PLACES: readonly DemoPlace[] = Object.entries(CITIES).flatMap(([city, places]) =>
  places.map((place) => withUsualFacts({ ...place, city })),
);
