import {
  type ContentLanguage,
  furtherTexts,
  type ITEM_FIELDS,
  type MENU_FIELDS,
  type SECTION_FIELDS,
  type Translations,
} from '@tavolina/shared-api/contract';

/** What a menu says in the further languages of its place (product.md §428), by where it stands. */
export interface FurtherTexts {
  title: readonly string[];
  section: readonly string[];
  dish: readonly string[];
  description: readonly string[];
}

/** A published menu's translations; of dishes and sections only what can be had now. */
export interface TranslatedMenu {
  /** Of its place, the main one first. */
  languages: ContentLanguage[];
  menu: Translations<typeof MENU_FIELDS>;
  sections: Translations<typeof SECTION_FIELDS>[];
  dishes: Translations<typeof ITEM_FIELDS>[];
}

/** A dish in the languages of its place. */
export interface TranslatedDish {
  name: string;
  translations: Translations<typeof ITEM_FIELDS>;
}

/** What a dish is called in each language of its place. */
export type NamesOfDish = { [L in ContentLanguage]?: string };

/**
 * What each of some dishes is called.
 * @param languages those of its place, the main one first
 */
export const namesOfDishes = (
  dishes: readonly TranslatedDish[],
  [main, ...further]: readonly ContentLanguage[],
): NamesOfDish[] =>
  dishes.map(({ name, translations }) => {
    const written = further.flatMap((language) => {
      const translated = translations[language]?.name;
      return translated ? [[language, translated] as const] : [];
    });
    return Object.fromEntries([...(main ? [[main, name] as const] : []), ...written]);
  });

/** What is searched of a menu's translations. */
export const furtherTextsOf = ({ languages, menu, sections, dishes }: TranslatedMenu): FurtherTexts => ({
  title: furtherTexts(menu, 'title', languages),
  section: [...new Set(sections.flatMap((section) => furtherTexts(section, 'title', languages)))],
  dish: dishes.flatMap((dish) => furtherTexts(dish, 'name', languages)),
  description: [menu, ...dishes].flatMap((each) => furtherTexts(each, 'description', languages)),
});
