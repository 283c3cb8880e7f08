import type { Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { textsIn } from '../../../platform/texts/texts.ts';

/** Why a move would change nothing. */
type NoEffect =
  | { because: 'never_released' | 'no_canary' | 'no_last_good'; part: string }
  | { because: 'is_live'; part: string; version: string };

/** A move that would change nothing. */
export class MoveWithoutEffect extends Error {
  readonly noEffect: NoEffect;

  constructor(noEffect: NoEffect) {
    super(`${noEffect.part}: ${noEffect.because}`);
    this.name = 'MoveWithoutEffect';
    this.noEffect = noEffect;
  }
}

/** Converts this error to a sentence in the caller's language. Other errors pass unchanged. */
export const explainNoEffect = (error: unknown, language: Language): unknown =>
  error instanceof MoveWithoutEffect
    ? new ApiFailure('nothing_to_move', {
        subject: textsIn(language)(`releases.nothingToMove.${error.noEffect.because}`, {
          ...error.noEffect,
        }),
      })
    : error;
