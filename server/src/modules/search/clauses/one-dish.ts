import type { Declarations } from '@tavolina/shared-api/contract';
import { dietAndKindTerm, dietAndWiderKindTerm } from '../documents/terms.ts';
import { nameTerms } from '../documents/whole-name.ts';
import type { ExpandedTerm } from '../query/expand-terms.ts';
import { analyseText, isDietGroup } from '../text/analyse-text.ts';
import { declaredWords } from '../vocabulary/declared-diets.ts';
import { WHOLE_NAME_COST } from './answer-costs.ts';
import { knownForTerms } from './kind-of-dish.ts';
import type { ScoredClause } from './scored-clauses.ts';

/**
 * What it costs (answer-costs.ts) that one dish answers all query terms: less than that two dishes do, whatever else the menu has of them or
 * its place is called by. A whole name costs this once, a diet with its kind in each query term.
 */
const COST = { name: WHOLE_NAME_COST, nameAndFame: 0, dietAndKind: 1, dietAndWiderKind: 3 };

const splitByDiet = (groups: Iterable<string>): { diets: string[]; kinds: string[] } => {
  const all = [...new Set(groups)];
  return { diets: all.filter(isDietGroup), kinds: all.filter((group) => !isDietGroup(group)) };
};

/** Each diet that a dish is named or declared for, with each thing that it is. */
const dietAndKindTerms = (dish: { name: string } & Declarations): string[] => {
  const { groups, wider } = analyseText(dish.name);
  const declared = declaredWords(dish).flatMap((word) => [...analyseText(word).groups]);
  const { diets, kinds } = splitByDiet([...groups, ...declared]);
  const widerKinds = splitByDiet(wider).kinds;
  return diets.flatMap((diet) => [
    ...kinds.map((kind) => dietAndKindTerm(diet, kind)),
    ...widerKinds.map((kind) => dietAndWiderKindTerm(diet, kind)),
  ]);
};

/**
 * Terms of what one dish is altogether (product.md §524, §541): its whole name, and each diet with what it is.
 * @param further its names in further languages
 */
export const termsOfDishes = (
  dishes: readonly ({ name: string } & Declarations)[],
  further: readonly string[],
): string[] => [
  ...[...dishes.map(({ name }) => name), ...further].flatMap(nameTerms),
  ...dishes.flatMap(dietAndKindTerms),
];

/**
 * Ways in which one dish that is called like a whole text answers all its query terms, best at a place that is known for one of them: grilled
 * octopus of a place that is known for octopus. None for a single query term: a search for fruits of the sea means places that are known for
 * them, not the pizza of that name.
 */
const byWholeName = (text: string, expandedTerms: readonly ExpandedTerm[]): ScoredClause[] => {
  const terms = expandedTerms.length > 1 ? nameTerms(text) : [];
  if (terms.length === 0) return [];
  const fame = expandedTerms.flatMap(knownForTerms);
  return expandedTerms.flatMap((_, termIndex) => {
    // Once for the whole name, not for each of its words.
    const cost = termIndex === 0 ? COST.name : 0;
    const named: ScoredClause = { termIndex, cost, terms, needs: 'any' };
    return fame.length === 0 ? [named] : [named, { ...named, cost: COST.nameAndFame, furtherWords: [fame] }];
  });
};

/** Ways in which one dish answers two query terms, of which one is a diet. */
const byDietAndKind = (expandedTerms: readonly ExpandedTerm[]): ScoredClause[] => {
  const units = expandedTerms.map(({ queryTerm }, index) => ({ index, ...splitByDiet(queryTerm.groups) }));
  const ways = [
    { cost: COST.dietAndKind, termOf: dietAndKindTerm },
    { cost: COST.dietAndWiderKind, termOf: dietAndWiderKindTerm },
  ];
  const pairs = units.flatMap((one) =>
    units.filter((other) => one !== other).map((other) => ({ one, other, both: [one.index, other.index] })),
  );
  return pairs.flatMap(({ one, other, both }) =>
    ways.flatMap(({ cost, termOf }) => {
      const terms = one.diets.flatMap((diet) => other.kinds.map((kind) => termOf(diet, kind)));
      return terms.length === 0
        ? []
        : both.map((termIndex): ScoredClause => ({ termIndex, cost, terms, needs: 'any' }));
    }),
  );
};

/** Ways in which one dish answers several words of a text, or all of them (product.md §524). */
export const singleDishClauses = (text: string, expandedTerms: readonly ExpandedTerm[]): ScoredClause[] => [
  ...byWholeName(text, expandedTerms),
  ...byDietAndKind(expandedTerms),
];
