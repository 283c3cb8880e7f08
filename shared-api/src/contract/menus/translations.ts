import type { ContentLanguage } from '../codes/content-languages.ts';
import type { PlainFields } from '../plain-fields.ts';

/** Names of the fields that are written in a language: all text. */
type TextName<F extends PlainFields> = {
  [K in keyof F & string]: F[K] extends { kind: 'text' } ? K : never;
}[keyof F & string];

/** What is written of something in one further language; what has no text there is left out. */
export type Translation<F extends PlainFields> = { [K in TextName<F>]?: string | undefined };
/** What is written of something beside its place's main language (product.md §426). */
export type Translations<F extends PlainFields> = { [L in ContentLanguage]?: Translation<F> | undefined };
/** A change of it: a language that is named is replaced, or goes with null; the others stay. */
export type TranslationsChange<F extends PlainFields> = {
  [L in ContentLanguage]?: { [K in TextName<F>]?: string | null | undefined } | null | undefined;
};

/** The fields that are written in a language, in the order in which they are declared. */
export const textNames = <F extends PlainFields>(fields: F): TextName<F>[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'text' ? [name as TextName<F>] : []));

/** What is written after a change, without empty texts and without languages that say nothing. */
export const changedTranslations = <F extends PlainFields>(
  stored: Translations<F> | undefined,
  change: TranslationsChange<F> | undefined,
): Translations<F> => {
  const texts = Object.entries({ ...stored, ...change }).flatMap(([language, said]) => {
    const written = Object.entries(said ?? {}).filter(([, text]) => text);
    return written.length > 0 ? [[language, Object.fromEntries(written)] as const] : [];
  });
  return Object.fromEntries(texts) as Translations<F>;
};

/** Translations into one language alone; none where nothing is written in it. */
export const translationsIn = <F extends PlainFields>(
  translations: Translations<F> | undefined,
  language: ContentLanguage | undefined,
): Translations<F> => {
  const one = language && translations?.[language];
  return one ? ({ [language]: one } as Translations<F>) : {};
};

/** What a field says in all languages of a place but its main one. */
export const furtherTexts = <F extends PlainFields, K extends TextName<F>>(
  translations: Translations<F> | undefined,
  name: K,
  languages: readonly ContentLanguage[],
): string[] => languages.slice(1).flatMap((language) => translations?.[language]?.[name] ?? []);

/** A text in a language, or as it was written where it has none there (product.md §427). */
export const textIn = <F extends PlainFields, K extends TextName<F>>(
  thing: { translations?: Translations<F> | undefined } & { [N in K]: string },
  name: K,
  language: ContentLanguage | undefined,
): string => (language && thing.translations?.[language]?.[name]) || thing[name];
