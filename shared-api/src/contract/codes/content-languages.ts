import { codesOf } from './codes-of.ts';

/** Facts of a language that menus are written in. */
interface ContentLanguageFacts {
  /** What those who speak it call it; the same in every language of the screens. */
  ownName: string;
}

/** The languages of the product, then those of most guests and neighbours. */
const TABLE = {
  sq: { ownName: 'Shqip' },
  en: { ownName: 'English' },
  it: { ownName: 'Italiano' },
  de: { ownName: 'Deutsch' },
  fr: { ownName: 'Français' },
  es: { ownName: 'Español' },
  pl: { ownName: 'Polski' },
  el: { ownName: 'Ελληνικά' },
  mk: { ownName: 'Македонски' },
  tr: { ownName: 'Türkçe' },
} as const satisfies Record<string, ContentLanguageFacts>;

/** An ISO 639-1 code of a language that menus can be written in (product.md §425). */
export type ContentLanguage = keyof typeof TABLE;

const FACTS: Readonly<Record<ContentLanguage, ContentLanguageFacts>> = TABLE;

/** The languages that menus can be written in, whatever the screens speak (product.md §425). */
export const CONTENT_LANGUAGES = codesOf(TABLE);

/** Whether a value is the code of such a language that this build knows. */
export const isContentLanguage = (value: unknown): value is ContentLanguage =>
  (CONTENT_LANGUAGES as readonly unknown[]).includes(value);

/** What those who speak a language call it; the code of one that is newer than this build. */
export const nameOfLanguage = (code: string): string => {
  const language = CONTENT_LANGUAGES.find((known) => known === code);
  return language ? FACTS[language].ownName : code;
};
