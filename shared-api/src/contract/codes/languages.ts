import { codesOf } from './codes-of.ts';

/** What is known of a language. Its words are the catalogues `locales/<code>.json` of every part. */
interface LanguageFacts {
  /** Numbers are written `1.234,5`, else `1,234.5` (product.md §33). */
  hasDecimalComma?: true;
}

/** The default first. */
const TABLE = {
  sq: { hasDecimalComma: true },
  en: {},
} as const satisfies Record<string, LanguageFacts>;

/** An ISO 639-1 code of a language that everything is written in (product.md §3). */
export type Language = keyof typeof TABLE;

const FACTS: Readonly<Record<Language, LanguageFacts>> = TABLE;

/** The languages that everything is written in, the default first (product.md §3). */
export const LANGUAGES = codesOf(TABLE);
/** Spoken where nobody asks for another one. */
export const FALLBACK_LANGUAGE = 'sq';
/** Languages that write numbers with a decimal comma. */
export const DECIMAL_COMMA_LANGUAGES = LANGUAGES.filter((language) => FACTS[language].hasDecimalComma);
