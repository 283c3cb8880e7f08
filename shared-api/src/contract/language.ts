import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from './codes.ts';

/** The language a text names, else the one spoken where nobody asks for another. */
export const languageOf = (name: string | null | undefined): Language =>
  LANGUAGES.find((language) => language === name) ?? FALLBACK_LANGUAGE;

/** The language a switch leads to from another. */
export const languageAfter = (language: Language): Language =>
  LANGUAGES[LANGUAGES.indexOf(language) + 1] ?? LANGUAGES[0];
