import type { WrittenPlace } from '../../demo-types.ts';
import { AKULLORJA_VOLLGA } from './akullorja-vollga.ts';
import { BAMBU_I_ARTE } from './bambu-i-arte.ts';
import { GJIRI_I_LALZIT } from './gjiri-i-lalzit.ts';
import { GYROS_PARADOKS } from './gyros-paradoks.ts';
import { KAKTUS } from './kaktus.ts';
import { MOLO_7 } from './molo-7.ts';
import { PIRUN_E_DET } from './pirun-e-det.ts';
import { TRATTORIA_ADRIA } from './trattoria-adria.ts';
import { ZGARA_ILIRIA } from './zgara-iliria.ts';

/** Places in Durrës. */
export const DURRES: readonly WrittenPlace[] = [
  PIRUN_E_DET,
  MOLO_7,
  TRATTORIA_ADRIA,
  BAMBU_I_ARTE,
  ZGARA_ILIRIA,
  GJIRI_I_LALZIT,
  GYROS_PARADOKS,
  KAKTUS,
  AKULLORJA_VOLLGA,
];
