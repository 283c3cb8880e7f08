import type { WrittenPlace } from '../../demo-types.ts';
import { BUNA_BURGER } from './buna-burger.ts';
import { FURRA_E_HENES } from './furra-e-henes.ts';
import { KOPSHTI_I_KIRIT } from './kopshti-i-kirit.ts';
import { KREPERIA_MARUBI } from './kreperia-marubi.ts';
import { LIQENI_I_KRAPIT } from './liqeni-i-krapit.ts';
import { LOTUSI_I_LIQENIT } from './lotusi-i-liqenit.ts';
import { PJACA_GJUHADOL } from './pjaca-gjuhadol.ts';
import { TRADITA_E_ROZAFES } from './tradita-e-rozafes.ts';
import { ZGARA_E_BAHCALLEKUT } from './zgara-e-bahcallekut.ts';

/** Places in Shkodër. */
export const SHKODER: readonly WrittenPlace[] = [
  FURRA_E_HENES,
  TRADITA_E_ROZAFES,
  LIQENI_I_KRAPIT,
  PJACA_GJUHADOL,
  KREPERIA_MARUBI,
  ZGARA_E_BAHCALLEKUT,
  LOTUSI_I_LIQENIT,
  BUNA_BURGER,
  KOPSHTI_I_KIRIT,
];
