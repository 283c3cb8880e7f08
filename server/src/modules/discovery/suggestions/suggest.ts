import {
  type ContentLanguage,
  cuisineType,
  LIMITS,
  NO_SUGGESTIONS,
  type Suggestions,
} from '@tavolina/shared-api/contract';
import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import {
  analyseText,
  answeringGroups,
  answersByWay,
  groupLexeme,
  groupTerm,
  isJoining,
  rankNames,
  readMeanings,
  readUnits,
  type UnitMeaning,
  VOCABULARY,
  wordTerm,
} from '../../search/search-service.ts';
import type { SearchContext } from '../list/run-search.ts';
import type { PlaceTerms, SearchIndex, SuggestedDish } from '../search-engine.ts';

/** Suggestions of each kind. */
const DISHES = 6;
/** Those that are read for them: some say the same. */
const READ_DISHES = 12;
const PLACES = 4;
const CUISINES = 3;

/** Words that are one name together are looked for together: what has only one of them is something else. */
const dishLexemes = (meaning: UnitMeaning) => {
  const { unit, partOfName } = meaning;
  // What begins with a word is found by its beginning.
  const { word, prefix, ...others } = answersByWay(meaning);
  const further = [
    ...Object.values(others).flatMap(({ stems }) => stems),
    ...answeringGroups(meaning).map(groupLexeme),
  ];
  return [
    ...[unit.words, ...(partOfName?.names ?? [])].map((lexemes) => ({ lexemes, isBeginning: true })),
    ...[unit.stems, ...further.map((lexeme) => [lexeme])].map((lexemes) => ({ lexemes, isBeginning: false })),
  ];
};

const placeTerms = (expanded: UnitMeaning): PlaceTerms => {
  const { word, meaning, ...others } = answersByWay(expanded);
  return {
    asTyped: [
      ...word.stems.map((stem) => wordTerm('place', stem)),
      ...meaning.groups.map((group) => groupTerm('city', group)),
    ],
    others: Object.values(others)
      .flatMap(({ stems }) => stems)
      .map((stem) => wordTerm('place', stem)),
  };
};

const cuisinesMeant = (meanings: readonly UnitMeaning[]) =>
  [...new Set(meanings.flatMap(answeringGroups))]
    .flatMap((id) => VOCABULARY.filter((group) => group.id === id && group.kind === 'cuisine'))
    .flatMap(({ code }) => cuisineType.safeParse(code).data ?? []);

/** A group that merely begins as typed counts only if the name itself answers: whoever typed `gre` hardly means all that greens include. */
const isMeant = (meanings: readonly UnitMeaning[]) => {
  const rankings = meanings.map(rankNames);
  return (name: string) => rankings.every((rank) => rank(name) !== undefined);
};

/** What a name says in any language, the same for `Pica Margherita` and `Pizza Margherita`. */
const meaningOf = (name: string): string => {
  const { groups, unknown } = analyseText(name);
  return [...[...groups].toSorted(), '', ...[...unknown].filter((stem) => !isJoining(stem)).toSorted()].join(
    ' ',
  );
};

/** The first dishes; of those that say the same one that is called so in the diner's language, else the first. */
const onceEach = (dishes: readonly SuggestedDish[]): SuggestedDish[] =>
  [...groupedBy(dishes, ({ name }) => meaningOf(name)).values()]
    .flatMap((same) => same.find(({ language }) => language === undefined) ?? same.slice(0, 1))
    .slice(0, DISHES);

const suggestFor = async (
  index: SearchIndex,
  meanings: readonly UnitMeaning[],
  language: ContentLanguage | undefined,
): Promise<Suggestions> => {
  const dishes = await index.suggestDishes(
    meanings.map(dishLexemes),
    READ_DISHES,
    isMeant(meanings),
    language,
  );
  const places = await index.suggestPlaces(meanings.map(placeTerms), PLACES);
  const cuisines = await index.servedCuisines(cuisinesMeant(meanings));
  return {
    dishes: onceEach(dishes),
    places,
    cuisines: cuisines.slice(0, CUISINES).map((code) => ({ code })),
  };
};

const isEmpty = (suggestions: Suggestions): boolean =>
  Object.values(suggestions).every(({ length }) => length === 0);

/**
 * Dishes, places and cuisines for what was typed so far (product.md §255).
 * @param lang the diner's language, in which dishes are named where they have a name in it
 */
export const suggest = async (
  { database, engine }: SearchContext,
  { q, lang }: { q: string; lang?: ContentLanguage | undefined },
): Promise<Suggestions> => {
  const units = readUnits(q);
  if (units.flatMap(({ words }) => words).join('').length < LIMITS.searchedFrom) return NO_SUGGESTIONS;
  const unfinished = new Set(units.slice(-1));
  const index = engine.indexOf(database);
  const suggestWith = async (withTypos: boolean): Promise<Suggestions> =>
    suggestFor(index, await readMeanings(index.words, units, unfinished, withTypos), lang);
  const exact = await suggestWith(false);
  return isEmpty(exact) ? suggestWith(true) : exact;
};
