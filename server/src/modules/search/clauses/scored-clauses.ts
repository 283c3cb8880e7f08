import { groupTerm, SEARCH_FIELDS, type SearchField, widerTerm, wordTerm } from '../documents/terms.ts';
import { type BegunWords, begunWords } from '../query/begun-words.ts';
import { isCity, isMistypedCity, isWhere } from '../query/city-words.ts';
import type { Answers, ExpandedTerm } from '../query/expand-terms.ts';
import {
  BEGINNING_OF_UNRELATED_COST,
  FIELD_COST,
  FREQUENT_WIDER_COST,
  IN_MISTYPED_NAME_COST,
  MISTYPED_MEANING_COST,
  NOT_THE_CITY_COST,
  OF_ITS_KIND_COST,
  SCATTERED_ANYWHERE_COST,
  SCATTERED_COST,
  WAY_COST,
  WIDER_COST,
} from './answer-costs.ts';
import { namedAfterKindOf } from './kind-of-dish.ts';
import { asWritten, type Clause, scattered } from './written-ways.ts';

/** A way in which documents answer one of the query terms of a search. */
export interface ScoredClause extends Clause {
  /** Which of the query terms of the search, from 0. */
  termIndex: number;
}

const FIELDS = Object.keys(SEARCH_FIELDS) as SearchField[];
/** There documents hold codes, known by their group in the vocabulary: a group counts as the word itself. */
const NAMED_BY_GROUP: ReadonlySet<SearchField> = new Set(['kind', 'city']);
/** Where any word may be a name: a dish that begins with a word that nobody knows is hardly meant (product.md §445). */
const NAMES_OF_PLACES: ReadonlySet<SearchField> = new Set(['place', 'title']);
const FREQUENT: ReadonlySet<SearchField> = new Set(['main', 'many', 'several']);

const groupsIn = (field: SearchField, groups: Iterable<string>): string[] =>
  [...groups].map((group) => groupTerm(field, group));
const termsIn = (field: SearchField, { stems, groups }: Answers): string[] => [
  ...[...stems].map((stem) => wordTerm(field, stem)),
  ...groupsIn(field, groups),
];

/** Where the name of a city stands for the city beside other words: a dish of its name is a phrase of the vocabulary. */
const CITY_FIELDS: ReadonlySet<SearchField> = new Set(['city', 'place', 'title']);

/**
 * What many dishes of a menu are, or are a kind of, where several are the thing itself: of mushrooms, mushroom soups count too
 * (product.md §560).
 */
const manyWithKinds = (field: SearchField, { queryTerm }: ExpandedTerm): Clause[] =>
  field === 'main' || field === 'many'
    ? queryTerm.groups.map((group) => ({
        cost: WAY_COST.meaning,
        terms: [widerTerm(field, group), groupTerm('several', group)],
        needs: 'all',
      }))
    : [];

const waysIn = (field: SearchField, expanded: ExpandedTerm, begun: BegunWords): Clause[] => {
  const { queryTerm, typo, correctedName } = expanded;
  const meant = NAMED_BY_GROUP.has(field) ? WAY_COST.word : WAY_COST.meaning;
  const mistyped = WAY_COST.typo + (correctedName ? IN_MISTYPED_NAME_COST : 0);
  const ways: Clause[] = [
    ...asWritten(field, expanded),
    { cost: meant, terms: groupsIn(field, queryTerm.groups), needs: 'any' },
    {
      cost: WAY_COST.meaning + (FREQUENT.has(field) ? FREQUENT_WIDER_COST : WIDER_COST),
      terms: queryTerm.groups.map((group) => widerTerm(field, group)),
      needs: 'any',
    },
    ...manyWithKinds(field, expanded),
    { cost: WAY_COST.prefix, terms: termsIn(field, { ...begun.related, groups: new Set() }), needs: 'any' },
    { cost: WAY_COST.meaning, terms: groupsIn(field, begun.related.groups), needs: 'any' },
    {
      cost: NAMES_OF_PLACES.has(field) ? WAY_COST.prefix : BEGINNING_OF_UNRELATED_COST,
      terms: termsIn(field, begun.unknown),
      needs: 'any',
    },
    { cost: BEGINNING_OF_UNRELATED_COST, terms: termsIn(field, begun.unrelated), needs: 'any' },
    { cost: mistyped, terms: termsIn(field, { ...typo, groups: new Set() }), needs: 'any' },
    {
      cost: mistyped + (meant === WAY_COST.word ? 0 : MISTYPED_MEANING_COST),
      // Who mistypes beer may mean any of them.
      terms: [...groupsIn(field, typo.groups), ...[...typo.groups].map((group) => widerTerm(field, group))],
      needs: 'any',
    },
    {
      cost: WAY_COST.typo,
      terms: correctedName?.isTypo ? groupsIn(field, correctedName.groups) : [],
      needs: 'any',
    },
  ];
  const isOfCity = isCity(expanded) || isMistypedCity(expanded);
  const added = FIELD_COST[field] + (isOfCity && field !== 'city' ? NOT_THE_CITY_COST : 0);
  return ways.filter(({ terms }) => terms.length > 0).map((way) => ({ ...way, cost: way.cost + added }));
};

/** Dishes at places that are named after their kind, by the words themselves and by what they mean. */
const ofItsKind = (expanded: ExpandedTerm): Clause[] => {
  const meant = expanded.queryTerm.groups.map((group) => ({
    terms: [groupTerm('dish', group)],
    cost: WAY_COST.meaning,
  }));
  return [...asWritten('dish', expanded), ...meant].flatMap(({ terms, cost }) =>
    namedAfterKindOf(expanded).map(
      (place): Clause => ({ cost: cost + OF_ITS_KIND_COST, terms: [...terms, place], needs: 'all' }),
    ),
  );
};

/** Correct words of a mistyped name cost nothing: the typo is counted once, at the mistyped word. */
const restOfName = (fields: readonly SearchField[], { correctedName }: ExpandedTerm): Clause[] =>
  correctedName && !correctedName.isTypo
    ? [{ cost: 0, terms: fields.flatMap((field) => groupsIn(field, correctedName.groups)), needs: 'any' }]
    : [];

/** A way of a text filter: all alike, and only a typo comes behind. */
export const asFilterClause = ({ cost, ...way }: ScoredClause): ScoredClause => ({
  ...way,
  cost: cost < WAY_COST.typo ? 0 : WAY_COST.typo,
});

const waysOf = (expanded: ExpandedTerm, fields: readonly SearchField[]): Clause[] => {
  const begun = begunWords(expanded);
  return [
    ...fields.flatMap((field) => waysIn(field, expanded, begun)),
    ...restOfName(fields, expanded),
    ...(fields.includes('dish') && fields.includes('place') ? ofItsKind(expanded) : []),
    ...scattered(
      fields.filter((field) => field !== 'description'),
      expanded,
      SCATTERED_COST,
    ),
    ...(fields.includes('description') ? scattered(fields, expanded, SCATTERED_ANYWHERE_COST) : []),
  ];
};

/**
 * All ways in which documents answer some query terms. A city beside other words is where they are looked for (product.md §446).
 * @param fields in which they are looked for
 * @param first number of the first query term
 */
export const clausesOf = (
  expandedTerms: readonly ExpandedTerm[],
  fields: readonly SearchField[] = FIELDS,
  first = 0,
): ScoredClause[] =>
  expandedTerms.flatMap((expanded, index) => {
    const searched = isWhere(expanded, expandedTerms)
      ? fields.filter((field) => CITY_FIELDS.has(field))
      : fields;
    return waysOf(expanded, searched).map((way) => ({ ...way, termIndex: first + index }));
  });
