import type { Language } from '@tavolina/shared-api/contract';
import { fill } from '../../platform/http/messages/messages.ts';

/** Why a part was moved where nobody wrote it: a code with its figures, kept with the move. */
export type OwnReason =
  | { code: 'by_hand' }
  | { code: 'built_at_start' }
  | { code: 'canary_failed'; failed: number; opened: number }
  /** A canary of the shell that broke a remote; with the code of before, which older servers know. */
  | { code: 'canary_failed'; failed: number; opened: number; remote: string };

const SENTENCES: Record<Language, Record<OwnReason['code'] | 'remote_broken', string>> = {
  sq: {
    by_hand: 'me dorë në konsolë',
    built_at_start: 'u ndërtua në nisje',
    canary_failed: 'dështime: {failed}, hapje: {opened}',
    remote_broken: '{remote} pranë tij: dështime: {failed}, hapje: {opened}',
  },
  en: {
    by_hand: 'by hand in the console',
    built_at_start: 'built at start',
    canary_failed: 'failures: {failed}, openings: {opened}',
    remote_broken: '{remote} beside it: failures: {failed}, openings: {opened}',
  },
};

/** Such a reason in a reader's language. */
export const reasonIn = (language: Language, reason: OwnReason): string =>
  fill(language, SENTENCES[language]['remote' in reason ? 'remote_broken' : reason.code], { ...reason });
