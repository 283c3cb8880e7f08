import type { Language } from '@tavolina/shared-api/contract';
import { ApiFailure } from '../../../platform/http/api-failure.ts';
import { fill } from '../../../platform/http/messages/messages.ts';
import { remedyOf } from './refusal-remedies.ts';
import { REFUSALS, type RefusalReason } from './refusal-texts.ts';

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

/** A refusal as a sentence. */
export const sentenceOf = ({ about, reason, values }: Refusal, language: Language): string =>
  fill(language, REFUSALS[language][reason], { about, ...values });

/** The same with what to do about it, for whoever has to (product.md §153). */
export const adviceOf = (refusal: Refusal, language: Language): string => {
  const { about, reason, values } = refusal;
  const remedy = remedyOf(reason, language);
  const sentence = sentenceOf(refusal, language);
  return remedy ? `${sentence} ${fill(language, remedy, { about, ...values })}` : sentence;
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
