import type { ContentLanguage } from '@tavolina/shared-api/contract';

/** What is written of something in further languages. */
type Written<K extends string> = {
  [L in ContentLanguage]?: { [N in K]?: string | undefined } | undefined;
};

/**
 * Some texts of something in all further languages that its place offers, for what only names it (product.md §526); nothing
 * at all where there are none.
 * @param languages those of the place, its main one first
 */
export const offeredTranslations = <K extends string>(
  translations: Written<K>,
  names: readonly K[],
  languages: readonly ContentLanguage[],
): { translations?: Written<K> } => {
  const shown = languages.slice(1).flatMap((language) => {
    const words = names.flatMap((name) => {
      const text = translations[language]?.[name];
      return text ? [[name, text] as const] : [];
    });
    return words.length > 0 ? [[language, Object.fromEntries(words)] as const] : [];
  });
  return shown.length > 0 ? { translations: Object.fromEntries(shown) as Written<K> } : {};
};
