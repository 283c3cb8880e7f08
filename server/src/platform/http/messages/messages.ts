import type { Language } from '@tavolina/shared-api/contract';
import { en } from './en.ts';
import type { Messages } from './message-types.ts';
import { sq } from './sq.ts';

const ALL: Record<Language, Messages> = { sq, en };

/** The sentences of a language. */
export const messagesIn = (language: Language): Messages => ALL[language];

/** Puts values into a sentence. */
export const fill = (sentence: string, values: Record<string, string | number | undefined>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** A number with what it counts: one is said in a sentence of its own. */
export const fillCount = (count: number, one: string, many: string): string =>
  count === 1 ? one : fill(many, { count });
