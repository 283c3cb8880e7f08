import type { WrittenPlace } from '../../demo-types.ts';
import { APOLONIA } from './apolonia.ts';
import { FILLI_I_QEPES } from './filli-i-qepes.ts';
import { FUSHA_E_MYZEQESE } from './fusha-e-myzeqese.ts';
import { KUZHINA_LION } from './kuzhina-lion.ts';
import { PICA_GJANICA } from './pica-gjanica.ts';
import { RRUSH_E_FIQ } from './rrush-e-fiq.ts';
import { SOMBRERO } from './sombrero.ts';
import { SUSHI_MYZEQE } from './sushi-myzeqe.ts';
import { ZGARA_E_LAGJES } from './zgara-e-lagjes.ts';

/** Places in Fier. */
export const FIER: readonly WrittenPlace[] = [
  ZGARA_E_LAGJES,
  FUSHA_E_MYZEQESE,
  APOLONIA,
  PICA_GJANICA,
  SOMBRERO,
  SUSHI_MYZEQE,
  FILLI_I_QEPES,
  RRUSH_E_FIQ,
  KUZHINA_LION,
];
