import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fewerTerms, type ScoredClause } from '../../search/search-service.ts';
import type { SearchPlan } from '../list/search-plan.ts';

/** Sets of terms, of each of which documents need one to answer in some way. */
const setsOf = ({ terms, needs, furtherWords = [] }: ScoredClause): string[][] =>
  needs === 'all' ? terms.map((term) => [term]) : [terms, ...furtherWords];

/** Whether everything that answers in one way answers in another: each of the other's sets includes one of the first. */
const isIncluded = (one: readonly string[][], other: readonly ReadonlySet<string>[]): boolean =>
  other.every((wide) => one.some((narrow) => narrow.every((term) => wide.has(term))));

/**
 * Documents `d` that answer in one of some ways. It is written as sets of terms of each of which one is needed, because the index
 * fulfils that in one look. Of ways joined by "or" the planner would read the terms of all documents, 13 s where this takes
 * 50 ms. Of two phrases of one cost the words may also stand in the fields of both.
 */
export const answersOneOf = (clauses: readonly ScoredClause[]): RawBuilder<SqlBool> => {
  const ways = [...new Map(clauses.map(setsOf).map((sets) => [JSON.stringify(sets), sets])).values()];
  const single = ways.filter(({ length }) => length === 1).flat(2);
  const longer = ways.filter(({ length }) => length > 1);
  const all = [...longer, [single]].map((way) => ({ way, wide: way.map((terms) => new Set(terms)) }));
  const phrases = longer.filter((one) => !all.some(({ way, wide }) => way !== one && isIncluded(one, wide)));
  const needed = Math.max(1, ...phrases.map(({ length }) => length));
  const sets = Array.from({ length: needed }, (_, index) => [
    ...single,
    // A shorter phrase asks for its last word again.
    ...phrases.flatMap((phrase) => phrase[Math.min(index, phrase.length - 1)] ?? []),
  ]);
  const conditions = sets.map((terms) => sql`d.terms && ${fewerTerms(terms)}::text[]`);
  return sql`(${sql.join(conditions, sql` AND `)})`;
};

/** Documents `d` that answer every query term of a search, in whatever way. */
export const answersAll = (clauses: readonly ScoredClause[], termCount: number): RawBuilder<SqlBool> =>
  sql.join(
    Array.from({ length: termCount }, (_, termIndex) =>
      answersOneOf(clauses.filter((each) => each.termIndex === termIndex)),
    ),
    sql` AND `,
  );

/**
 * Of so many words, many times more documents answer some than all: those that answer all are found first, in one look into the
 * index. Of fewer words that gains nothing (docs/benchmarks.md).
 */
const FOUND_FIRST = 3;

/** Documents `d` that answer all words of a search, with the cost of each, `r.cost`: that of their best ways. */
export const answeringDocuments = ({ clauses, termCount }: SearchPlan): RawBuilder<unknown> => {
  const ways = clauses.map(({ termIndex, furtherWords = [], ...way }) => ({
    ...way,
    unit: termIndex,
    second: furtherWords[0],
    third: furtherWords[1],
  }));
  const among =
    termCount < FOUND_FIRST
      ? sql``
      : sql`, ARRAY(SELECT d.menu_id FROM search_documents d WHERE ${answersAll(clauses, termCount)})`;
  return sql`
  answering_documents(${JSON.stringify(ways)}::jsonb, ${termCount}${among}) AS r JOIN search_documents d USING (menu_id)`;
};
