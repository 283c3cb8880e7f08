import type { Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { fill } from '../../platform/http/messages/messages.ts';

/** Why a move would change nothing. */
type Standstill =
  | { because: 'never_released' | 'no_canary' | 'no_last_good'; part: string }
  | { because: 'is_live'; part: string; version: string };

const SENTENCES: Record<Language, Record<Standstill['because'], string>> = {
  sq: {
    never_released: '{part} nuk është lëshuar ende. Publiko dhe lësho një version të saj.',
    no_canary: '{part} nuk ka canary. Nise një me release --canary.',
    no_last_good:
      '{part} nuk ka version të mëparshëm të mirë ku të kthehet. Zgjidh një me rollback --to, ose lësho një tjetër.',
    is_live: '{part}@{version} e kanë tashmë të gjithë. Zgjidh një version tjetër.',
  },
  en: {
    never_released: '{part} has not been released yet. Publish and release a version of it.',
    no_canary: '{part} has no canary. Begin one with release --canary.',
    no_last_good:
      '{part} has no last good version to go back to. Name one with rollback --to, or release another one.',
    is_live: '{part}@{version} is live for everybody already. Name another version.',
  },
};

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
        subject: fill(language, SENTENCES[language][error.standstill.because], { ...error.standstill }),
      })
    : error;
