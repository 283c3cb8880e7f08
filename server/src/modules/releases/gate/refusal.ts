import type { Language } from '@tavolina/shared-api/contract';
import type texts from '../../../../locales/sq.json';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { hasText, textsIn } from '../../../platform/texts/texts.ts';

/** Names of the reasons for which a build is refused. */
export type RefusalReason = keyof typeof texts.releases.refusals;

/** One reason why a build may not be published or released. */
export interface Refusal {
  /** File, module, path or text it is about. */
  about: string;
  reason: RefusalReason;
  /** What the sentence names beside that. */
  values?: Record<string, string | number>;
}

/** So many reasons are told of one build; whoever repairs them hears the rest. */
export const MOST_REASONS = 100;

/** A build that did not pass, with its reasons. */
export class ReleaseRefused extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    const told = refusals.slice(0, MOST_REASONS);
    super(told.map(({ about, reason }) => `${about}: ${reason}`).join('; '));
    this.name = 'ReleaseRefused';
    this.refusals = told;
  }
}

/** Of a text that says what to do about a refusal. */
type RemedyKey = `releases.remedies.${keyof typeof texts.releases.remedies}`;

/** A refusal as a sentence. */
export const sentenceOf = ({ about, reason, values }: Refusal, language: Language): string =>
  textsIn(language)(`releases.refusals.${reason}`, { about, ...values });

/** The same with what to do about it, for whoever has to (product.md §153). */
export const adviceOf = (refusal: Refusal, language: Language): string => {
  const { about, reason, values } = refusal;
  const sentence = sentenceOf(refusal, language);
  const remedy = `releases.remedies.${reason}`;
  // Where there is none, the sentence itself says what to do.
  if (!hasText(remedy)) return sentence;
  return `${sentence} ${textsIn(language)(remedy as RemedyKey, { about, ...values })}`;
};

/**
 * Puts a refusal into sentences of the caller's language; lets everything else pass.
 * @param heading what was refused: the build that was handed over, or the move of one
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
