import type { ErrorCode, Language, SubscriptionTier } from '@tavolina/shared-api/contract';
import { en } from './en.ts';
import { sq } from './sq.ts';

/** Names of the sentences about one wrong field. */
export type FieldMessage =
  | 'required'
  | 'too_long'
  | 'too_short'
  | 'too_small'
  | 'too_big'
  | 'whole_number'
  | 'email'
  | 'phone'
  | 'single_line'
  | 'unstorable'
  | 'empty_list'
  | 'list_too_long'
  | 'mismatch'
  | 'invalid';

/** All sentences of the API in one language. `{subject}` and `{limit}` are filled in. */
export interface Messages {
  failures: Record<ErrorCode, string>;
  fields: Record<FieldMessage, string>;
  /** Names of a plan's limits. */
  limits: { menus: string; items: string };
  /** What a plan is for and what it gives, in the order in which it is shown. */
  plans: Record<SubscriptionTier, { description: string; features: string[] }>;
  /** Answers of calls that only say that something was done. */
  done: { password_changed: string; reset_sent: string; password_reset: string };
}

const ALL: Record<Language, Messages> = { sq, en };

/** The sentences of a language. */
export const messagesIn = (language: Language): Messages => ALL[language];

/** Puts values into a sentence. */
export const fill = (sentence: string, values: Record<string, string | number | undefined>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
