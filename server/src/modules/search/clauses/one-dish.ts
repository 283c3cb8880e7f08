import type { Declarations } from '@tavolina/shared-api/contract';
import { dietAndKindTerm, dietAndWiderKindTerm } from '../documents/terms.ts';
import { nameTerms } from '../documents/whole-name.ts';
import type { UnitMeaning } from '../query/read-meanings.ts';
import { analyseText, isDietGroup } from '../text/analyse-text.ts';
import { declaredWords } from '../vocabulary/declared-diets.ts';
import type { Alternative } from './alternatives.ts';
import { WHOLE_NAME_COST } from './answer-costs.ts';
import { fameOf } from './of-its-kind.ts';

/**
 * What it costs (answer-costs.ts) that one dish answers all units: less than that two dishes do, whatever else the menu has of them or
 * its place is called by. A whole name costs this once, a diet with its kind in each unit.
 */
const COST = { name: WHOLE_NAME_COST, nameAndFame: 0, dietAndKind: 1, dietAndWiderKind: 3 };

const partedByDiet = (groups: Iterable<string>): { diets: string[]; kinds: string[] } => {
  const all = [...new Set(groups)];
  return { diets: all.filter(isDietGroup), kinds: all.filter((group) => !isDietGroup(group)) };
};

/** Each diet that a dish is named or declared for, with each thing that it is. */
const dietAndKindTerms = (dish: { name: string } & Declarations): string[] => {
  const { groups, wider } = analyseText(dish.name);
  const declared = declaredWords(dish).flatMap((word) => [...analyseText(word).groups]);
  const { diets, kinds } = partedByDiet([...groups, ...declared]);
  const widerKinds = partedByDiet(wider).kinds;
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
 * Ways in which one dish that is called as a text answers all units of it, best at a place that is known for something of it: of grilled
 * octopus the one of a place that is known for octopus. None for a single unit: who asks for fruits of the sea means those who are known
 * for them, not the pizza of that name.
 */
const byWholeName = (text: string, meanings: readonly UnitMeaning[]): Alternative[] => {
  const terms = meanings.length > 1 ? nameTerms(text) : [];
  if (terms.length === 0) return [];
  const fame = meanings.flatMap(fameOf);
  return meanings.flatMap((_, unitIndex) => {
    // Once for the whole name, not for each of its words.
    const cost = unitIndex === 0 ? COST.name : 0;
    const named: Alternative = { unitIndex, cost, terms, needs: 'any' };
    return fame.length === 0 ? [named] : [named, { ...named, cost: COST.nameAndFame, furtherWords: [fame] }];
  });
};

/** Ways in which one dish answers two units, of which one is a diet. */
const byDietAndKind = (meanings: readonly UnitMeaning[]): Alternative[] => {
  const units = meanings.map(({ unit }, index) => ({ index, ...partedByDiet(unit.groups) }));
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
        : both.map((unitIndex): Alternative => ({ unitIndex, cost, terms, needs: 'any' }));
    }),
  );
};

/** Ways in which one dish answers several words of a text, or all of them (product.md §524). */
export const ofOneDish = (text: string, meanings: readonly UnitMeaning[]): Alternative[] => [
  ...byWholeName(text, meanings),
  ...byDietAndKind(meanings),
];
