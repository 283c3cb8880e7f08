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

/** The name of a dish, and the language it is written in. */
export interface WrittenName {
  name: string;
  language: ContentLanguage;
}

/** Names of dishes in each language of their place. */
export const writtenNames = (
  dishes: readonly { name: string }[],
  { languages, dishes: translated }: TranslatedMenu,
): WrittenName[] =>
  languages.flatMap((language, index) => {
    const names =
      index === 0
        ? dishes.map(({ name }) => name)
        : translated.flatMap((translations) => translations[language]?.name ?? []);
    return names.map((name) => ({ name, language }));
  });

/** What is searched of a menu's translations. */
export const furtherTextsOf = ({ languages, menu, sections, dishes }: TranslatedMenu): FurtherTexts => ({
  title: furtherTexts(menu, 'title', languages),
  section: [...new Set(sections.flatMap((section) => furtherTexts(section, 'title', languages)))],
  dish: dishes.flatMap((dish) => furtherTexts(dish, 'name', languages)),
  description: [menu, ...dishes].flatMap((each) => furtherTexts(each, 'description', languages)),
});
