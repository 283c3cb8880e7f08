import type { WrittenPlace } from '../../demo-types.ts';
import { BIRRARIA_E_VJETER } from './birraria-e-vjeter.ts';
import { BISTRO_REPUBLIKA } from './bistro-republika.ts';
import { EMBELTORE_SERENATA } from './embeltore-serenata.ts';
import { HANI_I_VOSKOPOJES } from './hani-i-voskopojes.ts';
import { KOPSHT_E_KRIPE } from './kopsht-e-kripe.ts';
import { LAKRORI_I_NENES } from './lakrori-i-nenes.ts';
import { MEZE_TE_THIMI } from './meze-te-thimi.ts';
import { PAGODA_E_DRENOVES } from './pagoda-e-drenoves.ts';
import { PICA_MESONJETORJA } from './pica-mesonjetorja.ts';

/** Places in Korçë. */
export const KORCE: readonly WrittenPlace[] = [
  KOPSHT_E_KRIPE,
  LAKRORI_I_NENES,
  BISTRO_REPUBLIKA,
  BIRRARIA_E_VJETER,
  PICA_MESONJETORJA,
  PAGODA_E_DRENOVES,
  HANI_I_VOSKOPOJES,
  MEZE_TE_THIMI,
  EMBELTORE_SERENATA,
];
