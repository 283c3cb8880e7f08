import { CONTENT_LANGUAGES, type ContentLanguage } from '../codes/content-languages.ts';
import type { OrderItem } from '../orders/order-lines.ts';
import type { ITEM_FIELDS } from './menu-fields.ts';
import type { Menu } from './menu-schemas.ts';
import { textIn } from './translations.ts';

/** Something with texts that may be translated. */
interface Translated {
  translations?: { [L in ContentLanguage]?: Readonly<Record<string, unknown>> | undefined } | undefined;
}

/**
 * A thing with its texts in a language. What they replace stays beside them, as what is written in the main language. A
 * translation names its texts itself, so that diners load no list of fields.
 */
const thingIn = <T extends Translated>(thing: T, language: ContentLanguage, main: ContentLanguage): T => {
  const words = thing.translations?.[language];
  if (!words) return thing;
  const texts = Object.fromEntries(Object.entries(thing));
  const replaced = Object.keys(words).filter((name) => words[name]);
  const original = Object.fromEntries(replaced.map((name) => [name, texts[name]]));
  return { ...thing, ...words, translations: { ...thing.translations, [main]: original } };
};

/** Whether a menu can be read in a language: it is the place's own, or something of it is translated. */
export const isWrittenIn = (
  { languages = [] }: Pick<Menu, 'languages'>,
  language: ContentLanguage,
): boolean => languages.includes(language);

/** The language that a menu is written in before it is translated; undefined for answers from before there were any. */
export const mainLanguageOf = ({ languages = [] }: Pick<Menu, 'languages'>): ContentLanguage | undefined =>
  languages[0];

/**
 * A menu as it is read in a language (product.md §427): each text that has a translation there is that. The menu itself where
 * none is asked for, or it is the place's own.
 */
export const menuIn = (menu: Menu, language: ContentLanguage | undefined): Menu => {
  const main = mainLanguageOf(menu);
  if (!language || !main || language === main) return menu;
  const itemIn = (item: Menu['items'][number]) => thingIn(item, language, main);
  return {
    ...thingIn(menu, language, main),
    sections: menu.sections.map((section) => ({
      ...thingIn(section, language, main),
      items: section.items.map(itemIn),
    })),
    items: menu.items.map(itemIn),
    ...(menu.option_groups && {
      option_groups: menu.option_groups.map((group) => ({
        ...thingIn(group, language, main),
        options: group.options.map((option) => thingIn(option, language, main)),
      })),
    }),
  };
};

/** What a place itself calls a dish of a menu that is read in any language; drawings of dishes go by it. */
export const nameAsWritten = (menu: Pick<Menu, 'languages'>, item: Menu['items'][number]): string =>
  textIn<typeof ITEM_FIELDS, 'name'>(item, 'name', mainLanguageOf(menu));

/** A line of an order by the names that its diner read (product.md §430). */
export const lineAsRead = <T extends Pick<OrderItem, 'name' | 'choices' | 'translation'>>(line: T): T => ({
  ...line,
  name: line.translation?.name ?? line.name,
  choices: line.choices.map((choice, place) => ({ ...choice, ...line.translation?.choices[place] })),
});

/** The language that a text of a menu is read in, see `menuIn`; undefined for answers from before there were any. */
export const languageRead = (
  menu: Pick<Menu, 'languages'>,
  { translations = {} }: { translations?: { [L in ContentLanguage]?: object | undefined } | undefined },
  name: string,
): ContentLanguage | undefined => {
  const main = mainLanguageOf(menu);
  const wordsIn = (language: ContentLanguage): Record<string, unknown> => ({ ...translations[language] });
  // What was replaced stands beside it.
  if (!main || wordsIn(main)[name] === undefined) return main;
  return CONTENT_LANGUAGES.find((language) => language !== main && wordsIn(language)[name]) ?? main;
};

/**
 * The languages of the names that `lineAsRead` has of a line.
 * @param main that of the place; undefined where it is not known
 */
export const languagesAsRead = (
  { name, choices, translation }: Pick<OrderItem, 'name' | 'choices' | 'translation'>,
  main: ContentLanguage | undefined,
): { name: ContentLanguage | undefined; choices: (ContentLanguage | undefined)[] } => ({
  name: translation && translation.name !== name ? translation.language : main,
  choices: choices.map((choice, place) => {
    const read = translation?.choices[place]?.name ?? choice.name;
    return translation && read !== choice.name ? translation.language : main;
  }),
});
