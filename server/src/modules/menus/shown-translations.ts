import type { ContentLanguage, PlainFields, Translations } from '@tavolina/shared-api/contract';
import { translationsIn } from '@tavolina/shared-api/contract';
import type { MenuRow } from './menu-rows.ts';

/** Who a menu is shown to. */
export interface MenuReader {
  /** Whether all of it is shown, and not what diners may see. */
  isOwner: boolean;
  /** Translations that come with it: into one language, or all. */
  translations: ContentLanguage | 'all' | undefined;
}

/** Its owner, who reads everything. */
export const OWNER: MenuReader = { isOwner: true, translations: 'all' };

/** In which languages a menu can be read: that of its place, then those that it offers and something is written in. */
export const languagesOf = ({
  business,
  translations,
  sections,
  items,
  groups,
}: MenuRow): ContentLanguage[] => {
  const [main, ...further] = business.content_languages;
  const all = [
    { translations },
    ...sections,
    ...items,
    ...groups.flatMap((group) => [group, ...group.options]),
  ];
  const written = new Set(all.flatMap((each) => Object.keys(each.translations ?? {})));
  return [...(main ? [main] : []), ...further.filter((language) => written.has(language))];
};

/** What of its translations something is shown with (product.md §427); nothing at all where there is none. */
export const shownTranslations = <F extends PlainFields>(
  translations: Translations<F> | undefined,
  reader: MenuReader,
): { translations?: Translations<F> } => {
  const shown =
    reader.translations === 'all' ? (translations ?? {}) : translationsIn(translations, reader.translations);
  return Object.keys(shown).length > 0 ? { translations: shown as Translations<F> } : {};
};
