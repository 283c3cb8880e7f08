import type { MatchWay } from '@tavolina/shared-api/contract';
import type { SearchField } from '../documents/terms.ts';

/**
 * Ranks (product.md §251, §311). Of names: the word itself, then words that begin with it, words that mean it, and what it only
 * includes. A title of a section that has the word stands among the last of these, one that begins with it or means it behind them;
 * then come descriptions, and typos last. Costs are whole numbers, and those of all query terms are added. These and the following costs
 * are set by trial against the judged queries (tooling/benchmarks/search); a change needs `npm run bench search`.
 */
export const FIELD_COST: Readonly<Record<SearchField, number>> = {
  place: 0,
  knownFor: 1,
  main: 2,
  kind: 3,
  title: 3,
  many: 4,
  several: 5,
  whole: 6,
  dish: 7,
  city: 8,
  section: 28,
  description: 64,
};
/** A typo costs more than six query terms (product.md §374) that are answered without one, each in the dearest way. */
export const WAY_COST: Readonly<Record<MatchWay, number>> = { word: 0, prefix: 10, meaning: 20, typo: 1_000 };
/** A name of several words that is no Albanian one, in names of dishes: a little less than what means it (product.md §559). */
export const FOREIGN_NAME_COST = WAY_COST.meaning - 1;
/** A dish at a place that is named after its kind: tripe soup where the place is called after soup (product.md §540). */
export const OF_ITS_KIND_COST = 4;
/** Added for what the word includes: a gyros for kebab. */
export const WIDER_COST = 6;
/** The same in what many dishes are: a place of ramen and udon for noodles is nearer than one dish of noodles. */
export const FREQUENT_WIDER_COST = 4;
/** Added for a typo in a word that may belong to a name of several words: the whole name is more likely meant. */
export const IN_MISTYPED_NAME_COST = 42;
/** Words of a phrase that stand apart in names: `pulë deti` is turkey, and here a menu that has both chicken and fruits of the sea. */
export const SCATTERED_COST = 42;
/** The same in names and descriptions. */
export const SCATTERED_ANYWHERE_COST = 99;
/** Added for what a mistyped word means, where another word stands for it. */
export const MISTYPED_MEANING_COST = 3;
/**
 * How many words of a phrase are looked for apart at most: of longer ones, which are few, the first tell enough. More need a
 * migration of the function `answering_documents`, which reads three.
 */
export const SCATTERED_WORDS = 3;
/**
 * What something else costs that begins with the typed word, where that is a whole word of its own: dishes of beef come before
 * burgers, though `beefburger` begins so, and a pie before `4 pieces` (product.md §445).
 */
export const BEGINNING_OF_UNRELATED_COST = 34;
/** Added for the name of a city anywhere but in the city of a place: it may be a beer there. */
export const NOT_THE_CITY_COST = 26;

/**
 * What it costs that one dish is called as all query terms (one-dish.ts), in one of them: nearly as good as the name of a place, and better
 * than that name with what the menu mostly is (product.md §524).
 */
export const WHOLE_NAME_COST = 1;
/**
 * Limits of levels: `named` is behind the dearest name that has the word (8, of a city), `included` is what the dearest name costs
 * that includes what the word means (8 + 20 + 6), with which titles of sections come that have the word (28).
 */
const LEVEL_COST = { named: 9, included: 34 };

/**
 * How well a search of many words is answered, the best first: what each of its words may cost, and at least one of them. By the
 * sum of costs there would be thousands of combinations. First come a dish that is called so, and what each place is by its name or
 * is known for; then names that have each word, best with one of them in the name of the place or in what a menu mostly is; then
 * names that mean a word or begin with it, and titles of sections that have it; then everything else without a typo, and last what
 * has one.
 */
export const ANSWER_LEVELS = [
  { each: WHOLE_NAME_COST, one: WHOLE_NAME_COST },
  { each: LEVEL_COST.named, one: FIELD_COST.knownFor },
  { each: LEVEL_COST.named, one: FIELD_COST.kind },
  { each: LEVEL_COST.named, one: LEVEL_COST.named },
  { each: LEVEL_COST.included, one: LEVEL_COST.included },
  { each: WAY_COST.typo - 1, one: WAY_COST.typo - 1 },
  { each: Number.POSITIVE_INFINITY, one: Number.POSITIVE_INFINITY },
] as const;
