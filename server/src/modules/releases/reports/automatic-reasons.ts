import type { Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../../../platform/texts/texts.ts';

/** Reason of an automatic move: a code with its figures, stored with the move. */
export type AutomaticReason =
  | { code: 'by_hand' }
  | { code: 'built_at_start' }
  | { code: 'canary_failed'; failed: number; opened: number }
  /** A canary of the shell that broke a remote. Uses the earlier code, which older servers know. */
  | { code: 'canary_failed'; failed: number; opened: number; remote: string };

/** The reason as a sentence in the reader's language. */
export const reasonIn = (language: Language, reason: AutomaticReason): string =>
  textsIn(language)(`releases.reasons.${'remote' in reason ? 'remote_broken' : reason.code}`, { ...reason });
