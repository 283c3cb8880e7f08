import {
  type ContentLanguage,
  furtherTexts,
  type SECTION_FIELDS,
  type Translations,
} from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db } from '../../../platform/database/db.ts';
import { CONTENT_LANGUAGES_OF } from '../../businesses/businesses-service.ts';
import { ITEM_TRANSLATIONS, ITEMS, SECTION_TRANSLATIONS } from '../../menus/menus-service.ts';
import {
  availableChoices,
  choiceNames,
  declaredWords,
  type OfferedChoices,
} from '../../search/search-service.ts';
import { GONE_OF_MENU, IS_VISIBLE } from '../../stock/stock-service.ts';

/** A text under the name of what it describes. */
export interface Description {
  name: string;
  text: string;
}

/** Something as it is called, also in further languages. */
export interface TranslatedName {
  name: string;
  translations: { [L in ContentLanguage]?: { [N in 'name' | 'title']?: string | undefined } | undefined };
}

/** What can be had of a menu now, in its order. */
export interface ServedNames {
  dishes: readonly string[];
  /** Titles of the sections of those dishes; empty where a dish stands in none. */
  sections: readonly string[];
  descriptions: readonly Description[];
  /** The diets that those dishes are declared for, in words. */
  diets: readonly string[];
  /** What can be chosen of each of those dishes that has choices. */
  choices: readonly Description[];
  /** Names of those dishes in further languages. */
  furtherDishes: readonly string[];
  /** The diets that each of those names is declared for, in words. */
  furtherDiets: readonly string[];
  /** Titles of their sections in further languages. */
  furtherSections: readonly string[];
  /** What describes those dishes in further languages, under their own names. */
  furtherDescriptions: readonly Description[];
  /** What can be chosen of them in further languages, under their own names. */
  furtherChoices: readonly Description[];
  /** Those dishes and their sections. */
  named: readonly TranslatedName[];
}

/** Between names that are told together. */
const BETWEEN = ' · ';

/** Names of what can be chosen of a menu by group, in its main language and in further ones. */
interface Choices {
  main: ReturnType<typeof choiceNames>;
  further: ReturnType<typeof choiceNames>;
}

/** What can be chosen of menus that have choices and is not sold out, by menu. */
const readChoices = async (
  database: Queryable,
  menuIds: readonly string[],
): Promise<Map<string, Choices>> => {
  const rows = await db(database, 'read-choice-names')
    .selectFrom('menus as m')
    .innerJoin('businesses as b', 'b.id', 'm.business_id')
    .select((table) => [
      'm.id',
      table.ref('m.option_groups').$castTo<OfferedChoices['groups']>().as('groups'),
    ])
    .select(GONE_OF_MENU.as('gone'))
    .select(CONTENT_LANGUAGES_OF.as('languages'))
    .where('m.id', '=', anyOf([...menuIds]))
    .where('m.option_groups', '<>', '[]')
    .execute();
  return new Map(
    rows.map(({ id, groups, gone, languages }) => {
      const offered = availableChoices({ groups, gone });
      return [
        id,
        {
          main: choiceNames(offered, ({ name }) => [name]),
          further: choiceNames(offered, ({ translations }) => furtherTexts(translations, 'name', languages)),
        },
      ];
    }),
  );
};

/** What can be chosen of a dish, under its name; nothing where it has no choices. */
const choicesOfDish = (
  dish: { name: string; option_group_ids: readonly string[] },
  names: Choices[keyof Choices] | undefined,
): Description[] => {
  const text = dish.option_group_ids.flatMap((id) => names?.get(id) ?? []).join(BETWEEN);
  return text ? [{ name: dish.name, text }] : [];
};

/** The dishes that can be had now with their sections, by menu. */
export const readServedNames = async (
  database: Queryable,
  menuIds: readonly string[],
): Promise<Map<string, ServedNames>> => {
  const rows = await db(database, 'read-served-names')
    .selectFrom(
      ITEMS.innerJoin('menus as m', 'm.id', 'i.menu_id')
        .innerJoin('businesses as b', 'b.id', 'm.business_id')
        .select(['i.menu_id', 'i.name', 'i.description', 'i.diets', 'i.option_group_ids', 'i.position'])
        .select('s.title as section')
        .select([ITEM_TRANSLATIONS.as('translations'), CONTENT_LANGUAGES_OF.as('languages')])
        .select(SECTION_TRANSLATIONS.$castTo<Translations<typeof SECTION_FIELDS> | null>().as('of_section'))
        .where(IS_VISIBLE)
        .where('i.menu_id', '=', anyOf([...menuIds]))
        .as('n'),
    )
    .select([
      'n.menu_id',
      'n.name',
      'n.description',
      'n.diets',
      'n.option_group_ids',
      'n.section',
      'n.translations',
      'n.of_section',
      'n.languages',
    ])
    .orderBy('n.position')
    .execute();
  const choices = await readChoices(database, menuIds);
  const served = new Map<string, { [K in keyof ServedNames]: ServedNames[K][number][] }>();
  for (const row of rows) {
    const { menu_id, name, section, description, diets, translations, of_section, languages } = row;
    const menu = served.get(menu_id) ?? {
      dishes: [],
      sections: [],
      descriptions: [],
      diets: [],
      choices: [],
      furtherDishes: [],
      furtherDiets: [],
      furtherSections: [],
      furtherDescriptions: [],
      furtherChoices: [],
      named: [],
    };
    menu.dishes.push(name);
    menu.sections.push(section ?? '');
    menu.descriptions.push({ name, text: description });
    const declared = declaredWords({ diets }).join(BETWEEN);
    const furtherNames = furtherTexts(translations, 'name', languages);
    menu.diets.push(declared);
    menu.furtherDishes.push(...furtherNames);
    menu.furtherDiets.push(...furtherNames.map(() => declared));
    menu.furtherSections.push(...furtherTexts(of_section ?? {}, 'title', languages));
    const further = furtherTexts(translations, 'description', languages);
    menu.furtherDescriptions.push(...further.map((text) => ({ name, text })));
    menu.choices.push(...choicesOfDish(row, choices.get(menu_id)?.main));
    menu.furtherChoices.push(...choicesOfDish(row, choices.get(menu_id)?.further));
    menu.named.push({ name, translations }, { name: section ?? '', translations: of_section ?? {} });
    served.set(menu_id, menu);
  }
  return served;
};
