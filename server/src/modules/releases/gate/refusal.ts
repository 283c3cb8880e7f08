import type { Language } from '@tavolina/shared-api/contract';
import type texts from '../../../../locales/sq.json';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { hasText, textsIn } from '../../../platform/texts/texts.ts';

/** Codes of the reasons why a build is rejected. */
export type RefusalReason = keyof typeof texts.releases.refusals;

/** One reason why a build may not be published or released. */
export interface Refusal {
  /** The file, module, path or text concerned. */
  about: string;
  reason: RefusalReason;
  /** Further variables of the sentence. */
  values?: Record<string, string | number>;
}

/** At most this many reasons are reported for one build. The rest appears after these are fixed. */
export const MOST_REASONS = 100;

/** A rejected build, with the reasons. */
export class ReleaseRefused extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    const told = refusals.slice(0, MOST_REASONS);
    super(told.map(({ about, reason }) => `${about}: ${reason}`).join('; '));
    this.name = 'ReleaseRefused';
    this.refusals = told;
  }
}

/** Key of a text with the remedy for a reason. */
type RemedyKey = `releases.remedies.${keyof typeof texts.releases.remedies}`;

/** A reason as a sentence. */
export const sentenceOf = ({ about, reason, values }: Refusal, language: Language): string =>
  textsIn(language)(`releases.refusals.${reason}`, { about, ...values });

/** The sentence, followed by the remedy (product.md §153). */
export const adviceOf = (refusal: Refusal, language: Language): string => {
  const { about, reason, values } = refusal;
  const sentence = sentenceOf(refusal, language);
  const remedy = `releases.remedies.${reason}`;
  // Without a remedy text, the sentence itself says what to do.
  if (!hasText(remedy)) return sentence;
  return `${sentence} ${textsIn(language)(remedy as RemedyKey, { about, ...values })}`;
};

/**
 * Converts a rejection to an error in the caller's language. Other errors pass unchanged.
 * @param heading what was rejected: the uploaded build, or the move of one
 */
export const toFailure = (
  error: unknown,
  language: Language,
  heading: 'release_refused' | 'move_refused',
): unknown =>
  error instanceof ReleaseRefused
    ? new ApiFailure(heading, {
        errors: error.refusals.map((refusal) => ({
          field: refusal.about,
          message: adviceOf(refusal, language),
        })),
      })
    : error;
