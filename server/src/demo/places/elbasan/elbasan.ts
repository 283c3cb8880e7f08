import type { WrittenPlace } from '../../demo-types.ts';
import { FURRA_BALLOKUME } from './furra-ballokume.ts';
import { GUACA } from './guaca.ts';
import { KALA_BRENDA } from './kala-brenda.ts';
import { KATROR_BURGER } from './katror-burger.ts';
import { PICA_SHKUMBINI } from './pica-shkumbini.ts';
import { RRAPI_I_BEZISTANIT } from './rrapi-i-bezistanit.ts';
import { TE_HURMA } from './te-hurma.ts';
import { TOKIO_E_VOGEL } from './tokio-e-vogel.ts';
import { TROFTA_E_BANJES } from './trofta-e-banjes.ts';

/** Places in Elbasan. */
export const ELBASAN: readonly WrittenPlace[] = [
  KATROR_BURGER,
  TE_HURMA,
  KALA_BRENDA,
  PICA_SHKUMBINI,
  RRAPI_I_BEZISTANIT,
  TOKIO_E_VOGEL,
  GUACA,
  FURRA_BALLOKUME,
  TROFTA_E_BANJES,
];
