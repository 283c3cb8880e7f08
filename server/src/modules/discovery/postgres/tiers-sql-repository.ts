import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import { type Alternative, ANSWER_LEVELS } from '../../search/search-service.ts';
import type { SearchPlan } from '../list/search-plan.ts';
import { answersAll, answersOneOf } from './word-conditions-repository.ts';

/** More words have too many combinations of ways, and are read by levels. */
export const MOST_UNITS = 2;

/** What documents of a tier fulfil, written when it is needed: two words have hundreds of tiers, of which most are never read. */
type Tier = () => RawBuilder<SqlBool>;

/** The levels of a search, the best first. */
const levelsOf = ({ alternatives, unitCount }: SearchPlan): Tier[] =>
  ANSWER_LEVELS.flatMap(({ each, one }) => {
    const ways = alternatives.filter(({ cost }) => cost <= each);
    const best = ways.filter(({ cost }) => cost <= one);
    const isAnswered = new Set(ways.map(({ unitIndex }) => unitIndex)).size === unitCount;
    if (!isAnswered || best.length === 0) return [];
    return () => {
      const all = answersAll(ways, unitCount);
      return one < each ? sql<SqlBool>`(${all} AND ${answersOneOf(best)})` : sql<SqlBool>`(${all})`;
    };
  });

/** The tiers of a search, the cheapest first: of two words each pair of ways whose costs are the same together. */
const costTiersOf = ({ alternatives, unitCount }: SearchPlan): Tier[] => {
  let tiers: { cost: number; waysOfUnits: Alternative[][] }[] = [{ cost: 0, waysOfUnits: [] }];
  for (let unitIndex = 0; unitIndex < unitCount; unitIndex += 1) {
    const ways = groupedBy(
      alternatives.filter((each) => each.unitIndex === unitIndex),
      ({ cost }) => cost,
    );
    tiers = tiers.flatMap(({ cost, waysOfUnits }) =>
      [...ways].map(([added, alike]) => ({ cost: cost + added, waysOfUnits: [...waysOfUnits, alike] })),
    );
  }
  return [...groupedBy(tiers, ({ cost }) => cost)]
    .toSorted(([one], [other]) => one - other)
    .map(([, alike]) => () => {
      const conditions = alike.map(
        ({ waysOfUnits }) => sql`(${sql.join(waysOfUnits.map(answersOneOf), sql` AND `)})`,
      );
      return sql<SqlBool>`(${sql.join(conditions, sql` OR `)})`;
    });
};

/** The tiers of a search, the best first: by costs, or of many words by levels. */
export const tiersOf = (plan: SearchPlan): Tier[] =>
  plan.unitCount > MOST_UNITS ? levelsOf(plan) : costTiersOf(plan);
