import { groupTerm } from '../documents/terms.ts';
import type { ExpandedTerm } from '../query/expand-terms.ts';
import { GROUP_FINDER, VOCABULARY } from '../text/analyse-text.ts';
import type { VocabularyKind } from '../vocabulary/vocabulary-group.ts';

/** Meals and courses, which are no kind of dish: a place of breakfasts is not known for croissants. */
const MEALS: ReadonlySet<string> = new Set(
  'breakfast lunch dinner dessert drink main-course side-dish starter'.split(' '),
);
/** Kinds of groups that have many different dishes: whoever is called traditional is not known for each dish of the country. */
const WIDE: ReadonlySet<VocabularyKind> = new Set(['cuisine', 'place-kind']);

const KINDS_OF_DISHES: ReadonlySet<string> = new Set(
  VOCABULARY.filter(({ id, kind }) => !WIDE.has(kind) && !MEALS.has(id)).map(({ id }) => id),
);

/** The terms of a place that is known for what a query term means (product.md §540). */
export const knownForTerms = ({ queryTerm }: ExpandedTerm): string[] =>
  queryTerm.groups.filter((group) => KINDS_OF_DISHES.has(group)).map((group) => groupTerm('knownFor', group));

/** The terms of a place that is named after a kind of dish that includes what a query term means (product.md §540). */
export const namedAfterKindOf = ({ queryTerm }: ExpandedTerm): string[] => {
  const kinds = new Set(queryTerm.groups.flatMap(GROUP_FINDER.withBroader));
  return [...kinds]
    .filter((group) => KINDS_OF_DISHES.has(group) && !queryTerm.groups.includes(group))
    .map((group) => groupTerm('place', group));
};
