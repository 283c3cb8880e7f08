import type { PlainFields, Translations } from '@tavolina/shared-api/contract';

/** What is written of something in further languages, as a part of another thing; nothing where there is none. */
export const translationsOf = <T>({
  translations,
}: {
  translations?: T | undefined;
}): { translations?: T } => (translations === undefined ? {} : { translations });

/** Translations of something whose text of this name is another one now. */
export const withoutText = <F extends PlainFields>(
  translations: Translations<F>,
  name: keyof F & string,
): Translations<F> =>
  Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [language, { ...words, [name]: undefined }]),
  ) as Translations<F>;
