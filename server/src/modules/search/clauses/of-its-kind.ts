import { groupTerm } from '../documents/terms.ts';
import type { UnitMeaning } from '../query/read-meanings.ts';
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

/** The terms of a place that is known for what a unit means (product.md §540). */
export const fameOf = ({ unit }: UnitMeaning): string[] =>
  unit.groups.filter((group) => KINDS_OF_DISHES.has(group)).map((group) => groupTerm('famedFor', group));

/** The terms of a place that is named after a kind of dish that includes what a unit means (product.md §540). */
export const namedAfterKindOf = ({ unit }: UnitMeaning): string[] => {
  const kinds = new Set(unit.groups.flatMap(GROUP_FINDER.withBroader));
  return [...kinds]
    .filter((group) => KINDS_OF_DISHES.has(group) && !unit.groups.includes(group))
    .map((group) => groupTerm('place', group));
};
