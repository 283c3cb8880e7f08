import { furtherTexts, type SECTION_FIELDS, type Translations } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import { CONTENT_LANGUAGES_OF } from '../businesses/businesses-service.ts';
import { ITEM_TRANSLATIONS, ITEMS, SECTION_TRANSLATIONS } from '../menus/menus-service.ts';
import { declaredWords } from '../search/search-service.ts';
import { IS_VISIBLE } from '../stock/stock-service.ts';

/** A text under the name of what it describes. */
export interface Description {
  name: string;
  text: string;
}

/** What can be had of a menu now, in its order. */
export interface ServedNames {
  dishes: readonly string[];
  /** Titles of the sections of those dishes; empty where a dish stands in none. */
  sections: readonly string[];
  descriptions: readonly Description[];
  /** The diets that those dishes are declared for, in words. */
  diets: readonly string[];
  /** Names of those dishes in further languages. */
  furtherDishes: readonly string[];
  /** Titles of their sections in further languages. */
  furtherSections: readonly string[];
  /** What describes those dishes in further languages, under their own names. */
  furtherDescriptions: readonly Description[];
}

/** The dishes that can be had now with their sections, by menu. */
export const readServedNames = async (
  database: Queryable,
  menuIds: readonly string[],
): Promise<Map<string, ServedNames>> => {
  const rows = await db(database, 'read-served-names')
    .selectFrom(
      ITEMS.innerJoin('menus as m', 'm.id', 'i.menu_id')
        .innerJoin('businesses as b', 'b.id', 'm.business_id')
        .select(['i.menu_id', 'i.name', 'i.description', 'i.diets', 'i.position', 's.title as section'])
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
      'n.section',
      'n.translations',
      'n.of_section',
      'n.languages',
    ])
    .orderBy('n.position')
    .execute();
  const served = new Map<string, { [K in keyof ServedNames]: ServedNames[K][number][] }>();
  for (const { menu_id, name, section, description, diets, translations, of_section, languages } of rows) {
    const menu = served.get(menu_id) ?? {
      dishes: [],
      sections: [],
      descriptions: [],
      diets: [],
      furtherDishes: [],
      furtherSections: [],
      furtherDescriptions: [],
    };
    menu.dishes.push(name);
    menu.sections.push(section ?? '');
    menu.descriptions.push({ name, text: description });
    menu.diets.push(declaredWords({ diets }).join(' · '));
    menu.furtherDishes.push(...furtherTexts(translations, 'name', languages));
    menu.furtherSections.push(...furtherTexts(of_section ?? {}, 'title', languages));
    const further = furtherTexts(translations, 'description', languages);
    menu.furtherDescriptions.push(...further.map((text) => ({ name, text })));
    served.set(menu_id, menu);
  }
  return served;
};
