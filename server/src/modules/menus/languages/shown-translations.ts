import type { ContentLanguage, PlainFields, Translations } from '@tavolina/shared-api/contract';
import { translationsIn } from '@tavolina/shared-api/contract';

/** Who a menu is shown to. */
export interface MenuReader {
  /** Whether all of it is shown, and not what diners may see. */
  isOwner: boolean;
  /** Translations that come with it: into one language, or all. */
  translations: ContentLanguage | 'all' | undefined;
}

/** Its owner, who reads everything. */
export const OWNER: MenuReader = { isOwner: true, translations: 'all' };

/** What of its translations something is shown with (product.md §427); nothing at all where there is none. */
export const shownTranslations = <F extends PlainFields>(
  translations: Translations<F> | undefined,
  reader: MenuReader,
): { translations?: Translations<F> } => {
  const shown =
    reader.translations === 'all' ? (translations ?? {}) : translationsIn(translations, reader.translations);
  return Object.keys(shown).length > 0 ? { translations: shown as Translations<F> } : {};
};
