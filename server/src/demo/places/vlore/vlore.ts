import type { WrittenPlace } from '../../demo-types.ts';
import { KANTINA_E_KANINES } from './kantina-e-kanines.ts';
import { LIMON_E_MJALTE } from './limon-e-mjalte.ts';
import { OSTERIA_LUNGOMARE } from './osteria-lungomare.ts';
import { SAZANI_GRILL } from './sazani-grill.ts';
import { SKELA_12 } from './skela-12.ts';
import { SUSHI_JON } from './sushi-jon.ts';
import { TAVERNA_RADHIMA } from './taverna-radhima.ts';
import { ULLISHTA } from './ullishta.ts';
import { WOK_JONIAN } from './wok-jonian.ts';

/** Places in Vlorë. */
export const VLORE: readonly WrittenPlace[] = [
  SUSHI_JON,
  KANTINA_E_KANINES,
  ULLISHTA,
  SKELA_12,
  OSTERIA_LUNGOMARE,
  TAVERNA_RADHIMA,
  WOK_JONIAN,
  SAZANI_GRILL,
  LIMON_E_MJALTE,
];
