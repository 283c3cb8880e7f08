import { CONTENT_LANGUAGES, foldText } from '@tavolina/shared-api/contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import { analyseText, INDEX_VERSION } from '../text/analyse-text.ts';
import { variantsOf } from '../text/typos.ts';
import { stemWord } from '../vocabulary/stem-word.ts';
import { dietsOf, offeredGroups, withoutOf } from './declared-dishes.ts';
import { termsOfMenu } from './menu-terms.ts';
import {
  addDishNames,
  addWords,
  type DishName,
  readSearchedMenus,
  type SearchedMenuRow,
  storeDocuments,
} from './search-documents-repository.ts';
import { groupLexeme, storedTerms } from './terms.ts';

/** Shorter and longer words are found as they stand, and corrected by nobody. */
const STORED_LETTERS = { min: 3, max: 40 };

const wordsIn = (menu: SearchedMenuRow): readonly string[] =>
  [
    menu.place,
    menu.city,
    menu.title,
    ...menu.sections,
    ...menu.names.flatMap((names) => Object.values(names)),
    ...menu.further.title,
    ...menu.further.section,
  ].flatMap((text) => analyseText(text).words);

const storedWords = (menus: readonly SearchedMenuRow[]) =>
  [...new Set(menus.flatMap(wordsIn))]
    .filter(({ length }) => length >= STORED_LETTERS.min && length <= STORED_LETTERS.max)
    .map((word) => ({ word, stem: stemWord(word), variants: variantsOf(word) }));

/** A name without what stands in brackets: whoever types `pi` means no `Spring rolls (4 pieces)`. */
const withoutBrackets = (name: string): string => name.replace(/\([^)]*\)/g, '');

/** Names of dishes as they are suggested, each in the language it is written in. */
const writtenNames = (menus: readonly SearchedMenuRow[]) =>
  menus.flatMap(({ names: dishes }) =>
    dishes.flatMap((called) =>
      CONTENT_LANGUAGES.flatMap((language) => {
        const name = called[language];
        return name ? { name, language, called } : [];
      }),
    ),
  );

const dishNames = (menus: readonly SearchedMenuRow[]): DishName[] => {
  const names = groupedBy(writtenNames(menus), ({ name }) => foldText(name));
  return [...names].flatMap(([folded, [written, ...others]]) => {
    if (!written) return [];
    const { words, stems, groups, wider } = analyseText(withoutBrackets(written.name));
    const terms = [...words, ...stems, ...[...groups, ...wider].map(groupLexeme)];
    const all = [written, ...others];
    const languages = new Set(all.map(({ language }) => language));
    const { called = {} } = all.find((each) => Object.keys(each.called).length > 1) ?? {};
    return [
      {
        folded,
        name: written.name,
        terms: [...new Set(terms)],
        languages: [...languages].toSorted(),
        called,
      },
    ];
  });
};

/**
 * Brings what is searched of menus up to date with their content, in the transaction that changed it (product.md
 * §251). Menus that are not published are no longer found.
 */
export const refreshSearch = async (client: Queryable, menuIds: readonly string[]): Promise<void> => {
  const menus = await readSearchedMenus(client, menuIds);
  if (menus.length === 0) return;
  const documents = menus.map((menu) => {
    const offered = offeredGroups(menu);
    return {
      menu_id: menu.menu_id,
      vocabulary: INDEX_VERSION,
      terms: storedTerms(termsOfMenu(menu)),
      diets: dietsOf(menu.dishes, offered).toSorted(),
      without: withoutOf(menu.dishes, offered).toSorted(),
    };
  });
  await storeDocuments(client, documents);
  await addWords(client, storedWords(menus));
  await addDishNames(client, dishNames(menus));
};
