import type { WrittenPlace } from '../../demo-types.ts';
import { BISTRO_LILA } from './bistro-lila.ts';
import { DRAGOI_I_KUQ } from './dragoi-i-kuq.ts';
import { HANI_I_BARIT } from './hani-i-barit.ts';
import { KAFE_CINARI } from './kafe-cinari.ts';
import { KUTI_BURGER } from './kuti-burger.ts';
import { MENGJES_TE_STACIONI } from './mengjes-te-stacioni.ts';
import { MEZE_EGJE } from './meze-egje.ts';
import { OXHAKU_I_GJYSHES } from './oxhaku-i-gjyshes.ts';
import { PESHKU_I_PAZARIT } from './peshku-i-pazarit.ts';
import { PICA_PRUSH } from './pica-prush.ts';
import { RRUGICA_NAPOLI } from './rrugica-napoli.ts';
import { SAKURA_BLLOKU } from './sakura-blloku.ts';
import { SOFRA_E_MATIT } from './sofra-e-matit.ts';
import { SUPA_E_VOGEL } from './supa-e-vogel.ts';
import { TAQUERIA_DIELL } from './taqueria-diell.ts';
import { TE_GJYZELJA } from './te-gjyzelja.ts';
import { TOKA_E_GJELBER } from './toka-e-gjelber.ts';

/** Places in Tiranë. */
export const TIRANE: readonly WrittenPlace[] = [
  OXHAKU_I_GJYSHES,
  RRUGICA_NAPOLI,
  KAFE_CINARI,
  DRAGOI_I_KUQ,
  TAQUERIA_DIELL,
  BISTRO_LILA,
  SAKURA_BLLOKU,
  PESHKU_I_PAZARIT,
  MENGJES_TE_STACIONI,
  SOFRA_E_MATIT,
  TOKA_E_GJELBER,
  HANI_I_BARIT,
  MEZE_EGJE,
  PICA_PRUSH,
  KUTI_BURGER,
  SUPA_E_VOGEL,
  TE_GJYZELJA,
];
