import { DECIMAL_COMMA_LANGUAGES, FALLBACK_LANGUAGE, LANGUAGES, type Language } from './codes/languages.ts';

/** The supported language in a text, else the default. */
export const languageOf = (name: string | null | undefined): Language =>
  LANGUAGES.find((language) => language === name) ?? FALLBACK_LANGUAGE;

/** The next language, for a language switch. */
export const languageAfter = (language: Language): Language =>
  LANGUAGES[LANGUAGES.indexOf(language) + 1] ?? FALLBACK_LANGUAGE;

const SWAPPED_SIGNS: Record<string, string> = { ',': '.', '.': ',' };

/**
 * Converts an English number to the separators of a language (product.md §33). Not `Intl`: some platforms
 * lack Albanian, others group only from five digits on.
 */
export const numberIn = (language: Language, english: string): string =>
  DECIMAL_COMMA_LANGUAGES.includes(language)
    ? english.replace(/[.,]/g, (sign) => SWAPPED_SIGNS[sign] ?? sign)
    : english;
