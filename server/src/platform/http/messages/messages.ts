import type { Language } from '@tavolina/shared-api/contract';
import { formatNumber } from '../../format/format.ts';
import { en } from './en.ts';
import type { Messages } from './message-types.ts';
import { sq } from './sq.ts';

const ALL: Record<Language, Messages> = { sq, en };

/** The sentences of a language. */
export const messagesIn = (language: Language): Messages => ALL[language];

/** Puts values into a sentence, numbers as its language writes them (product.md §33). */
export const fill = (
  language: Language,
  sentence: string,
  values: Record<string, string | number | undefined>,
): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? formatNumber(value, language) : value;
  });

/** A number with what it counts: one is said in a sentence of its own. */
export const fillCount = (language: Language, count: number, one: string, many: string): string =>
  count === 1 ? one : fill(language, many, { count });
