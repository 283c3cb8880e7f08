import type { Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { textsIn } from '../../platform/texts/texts.ts';

/** Why a move would change nothing. */
type Standstill =
  | { because: 'never_released' | 'no_canary' | 'no_last_good'; part: string }
  | { because: 'is_live'; part: string; version: string };

/** A move that would change nothing. */
export class NothingToMove extends Error {
  readonly standstill: Standstill;

  constructor(standstill: Standstill) {
    super(`${standstill.part}: ${standstill.because}`);
    this.name = 'NothingToMove';
    this.standstill = standstill;
  }
}

/** Puts such a refusal into a sentence of the caller's language; lets everything else pass. */
export const namingTheStandstill = (error: unknown, language: Language): unknown =>
  error instanceof NothingToMove
    ? new ApiFailure('nothing_to_move', {
        subject: textsIn(language)(`releases.nothingToMove.${error.standstill.because}`, {
          ...error.standstill,
        }),
      })
    : error;
