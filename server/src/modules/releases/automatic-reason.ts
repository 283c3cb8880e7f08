import type { Language } from '@tavolina/shared-api/contract';
import { textsIn } from '../../platform/texts/texts.ts';

/** Why a part was moved where nobody wrote it: a code with its figures, kept with the move. */
export type AutomaticReason =
  | { code: 'by_hand' }
  | { code: 'built_at_start' }
  | { code: 'canary_failed'; failed: number; opened: number }
  /** A canary of the shell that broke a remote; with the code of before, which older servers know. */
  | { code: 'canary_failed'; failed: number; opened: number; remote: string };

/** Such a reason in a reader's language. */
export const reasonIn = (language: Language, reason: AutomaticReason): string =>
  textsIn(language)(`releases.reasons.${'remote' in reason ? 'remote_broken' : reason.code}`, { ...reason });
