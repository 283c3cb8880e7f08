import type { ContentLanguage } from '@tavolina/shared-api/contract';
import type { MenuRow } from '../menu-rows.ts';

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
