import { DECIMAL_COMMA_LANGUAGES, FALLBACK_LANGUAGE, LANGUAGES, type Language } from './codes/languages.ts';

/** The language a text names, else the one spoken where nobody asks for another. */
export const languageOf = (name: string | null | undefined): Language =>
  LANGUAGES.find((language) => language === name) ?? FALLBACK_LANGUAGE;

/** The language a switch leads to from another. */
export const languageAfter = (language: Language): Language =>
  LANGUAGES[LANGUAGES.indexOf(language) + 1] ?? FALLBACK_LANGUAGE;

const SWAPPED_SIGNS: Record<string, string> = { ',': '.', '.': ',' };

/**
 * A number that is written in English, with the separators of a language (product.md §33). They are set here, since not
 * every platform has Albanian ones, and those that have group only from five digits.
 */
export const numberIn = (language: Language, english: string): string =>
  DECIMAL_COMMA_LANGUAGES.includes(language)
    ? english.replace(/[.,]/g, (sign) => SWAPPED_SIGNS[sign] ?? sign)
    : english;
