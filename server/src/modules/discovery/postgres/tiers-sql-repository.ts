import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { groupedBy } from '../../../platform/lists/grouped-by.ts';
import { ANSWER_LEVELS, type ScoredClause } from '../../search/search-service.ts';
import type { SearchPlan } from '../list/search-plan.ts';
import { answersAll, answersOneOf } from './word-conditions-sql-repository.ts';

/** More words have too many combinations of ways, and are read by levels. */
export const MOST_TERMS = 2;

/** What documents of a tier fulfil, written when it is needed: two words have hundreds of tiers, of which most are never read. */
type Tier = () => RawBuilder<SqlBool>;

/** The levels of a search, the best first. */
const levelsOf = ({ clauses, termCount }: SearchPlan): Tier[] =>
  ANSWER_LEVELS.flatMap(({ each, one }) => {
    const ways = clauses.filter(({ cost }) => cost <= each);
    const best = ways.filter(({ cost }) => cost <= one);
    const isAnswered = new Set(ways.map(({ termIndex }) => termIndex)).size === termCount;
    if (!isAnswered || best.length === 0) return [];
    return () => {
      const all = answersAll(ways, termCount);
      return one < each ? sql<SqlBool>`(${all} AND ${answersOneOf(best)})` : sql<SqlBool>`(${all})`;
    };
  });

/** The tiers of a search, the cheapest first: of two words each pair of ways whose costs are the same together. */
const costTiersOf = ({ clauses, termCount }: SearchPlan): Tier[] => {
  let tiers: { cost: number; waysOfUnits: ScoredClause[][] }[] = [{ cost: 0, waysOfUnits: [] }];
  for (let termIndex = 0; termIndex < termCount; termIndex += 1) {
    const ways = groupedBy(
      clauses.filter((each) => each.termIndex === termIndex),
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
  plan.termCount > MOST_TERMS ? levelsOf(plan) : costTiersOf(plan);
