import type { SearchMatch } from '@tavolina/shared-api/contract';
import { answerOf, matchNames, type UnitMeaning } from '../search/search-service.ts';
import type { ServedNames } from './served-names-repository.ts';

/** Names on a card that say what answered, and answers that stand in no name. */
const SHOWN = { names: 3, others: 2 };

/** What of a card is searched. */
export interface CardTexts {
  city: string;
  /** Names of the place and its menus. */
  own: readonly string[];
  /** Codes of cuisines and categories. */
  codes: readonly { name: string | null; field: 'cuisine' | 'category' }[];
  /** Of the place and its menus, each under its name. */
  descriptions: readonly { name: string; text: string }[];
  served: readonly ServedNames[];
}

/** What answers a word that no name has: a cuisine or category, else a description. Cities stand on each card. */
const answerElsewhere = (
  { city, codes, descriptions, served }: CardTexts,
  meaning: UnitMeaning,
): SearchMatch[] => {
  if (answerOf(city, meaning)) return [];
  const others = [
    ...codes.map(({ name, field }) => ({ name: name ?? '', text: name ?? '', field })),
    // A dish that is declared for a diet is one, as if it was called so.
    ...served.flatMap((menu) =>
      menu.dishes.map((name, index) => ({ name, text: menu.diets[index] ?? '', field: undefined })),
    ),
    ...[
      ...served.flatMap((menu) =>
        menu.dishes.map((name, index) => ({ name, text: menu.descriptions[index] ?? '' })),
      ),
      ...descriptions,
    ].map((each) => ({ ...each, field: 'description' as const })),
  ];
  for (const { name, text, field } of others) {
    const answer = answerOf(text, meaning);
    if (answer) return [{ name, ...answer, ...(field && { field }) }];
  }
  return [];
};

/**
 * What of a card answers words (product.md §251): its own names and its dishes, then their sections, then for words that stand in
 * none of them names in further languages (§428), then what else answers.
 */
export const cardMatches = (meanings: readonly UnitMeaning[], texts: CardTexts) => {
  const dishes = texts.served.flatMap((menu) => menu.dishes);
  const names = [[...texts.own, ...dishes], texts.served.flatMap((menu) => menu.sections)];
  const matches = matchNames(names, meanings);
  const unanswered = meanings.filter((meaning) => !names.flat().some((name) => answerOf(name, meaning)));
  const furtherDishes = texts.served.flatMap((menu) => menu.furtherDishes);
  const further = [furtherDishes, texts.served.flatMap((menu) => menu.furtherSections)];
  const translated = matchNames(further, unanswered);
  const others = unanswered
    .filter((meaning) => !further.flat().some((name) => answerOf(name, meaning)))
    .flatMap((meaning) => answerElsewhere(texts, meaning));
  const isDish = new Set([...dishes, ...furtherDishes]);
  return {
    matches: [...[...matches, ...translated].slice(0, SHOWN.names), ...others.slice(0, SHOWN.others)],
    matched_items: [...matches, ...translated]
      .map(({ name }) => name)
      .filter((name) => isDish.has(name))
      .slice(0, SHOWN.names),
  };
};
