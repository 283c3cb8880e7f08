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
  type ExpandedTerm,
  expandTerms,
  groupLexeme,
  groupTerm,
  isStopWord,
  rankNames,
  readQueryTerms,
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
const dishLexemes = (expanded: ExpandedTerm) => {
  const { queryTerm, correctedName } = expanded;
  // What begins with a word is found by its beginning.
  const { word, prefix, ...others } = answersByWay(expanded);
  const further = [
    ...Object.values(others).flatMap(({ stems }) => stems),
    ...answeringGroups(expanded).map(groupLexeme),
  ];
  return [
    ...[queryTerm.words, ...(correctedName?.names ?? [])].map((lexemes) => ({ lexemes, isPrefix: true })),
    ...[queryTerm.stems, ...further.map((lexeme) => [lexeme])].map((lexemes) => ({
      lexemes,
      isPrefix: false,
    })),
  ];
};

const placeTerms = (expanded: ExpandedTerm): PlaceTerms => {
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

const cuisinesMeant = (expandedTerms: readonly ExpandedTerm[]) =>
  [...new Set(expandedTerms.flatMap(answeringGroups))]
    .flatMap((id) => VOCABULARY.filter((group) => group.id === id && group.kind === 'cuisine'))
    .flatMap(({ code }) => cuisineType.safeParse(code).data ?? []);

/** A group that merely begins as typed counts only if the name itself answers: whoever typed `gre` hardly means all that greens include. */
const isMeant = (expandedTerms: readonly ExpandedTerm[]) => {
  const rankings = expandedTerms.map(rankNames);
  return (name: string) => rankings.every((rank) => rank(name) !== undefined);
};

/** What a name says in any language, the same for `Pica Margherita` and `Pizza Margherita`. */
const meaningOf = (name: string): string => {
  const { groups, unknown } = analyseText(name);
  return [...[...groups].toSorted(), '', ...[...unknown].filter((stem) => !isStopWord(stem)).toSorted()].join(
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
  expandedTerms: readonly ExpandedTerm[],
  language: ContentLanguage | undefined,
): Promise<Suggestions> => {
  const dishes = await index.suggestDishes(
    expandedTerms.map(dishLexemes),
    READ_DISHES,
    isMeant(expandedTerms),
    language,
  );
  const places = await index.suggestPlaces(expandedTerms.map(placeTerms), PLACES);
  const cuisines = await index.servedCuisines(cuisinesMeant(expandedTerms));
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
  const queryTerms = readQueryTerms(q);
  if (queryTerms.flatMap(({ words }) => words).join('').length < LIMITS.searchedFrom) return NO_SUGGESTIONS;
  const unfinished = new Set(queryTerms.slice(-1));
  const index = engine.indexOf(database);
  const suggestWith = async (withTypos: boolean): Promise<Suggestions> =>
    suggestFor(index, await expandTerms(index.words, queryTerms, unfinished, withTypos), lang);
  const exact = await suggestWith(false);
  return isEmpty(exact) ? suggestWith(true) : exact;
};
