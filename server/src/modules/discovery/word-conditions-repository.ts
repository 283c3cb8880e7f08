import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Alternative, fewerTerms } from '../search/search-service.ts';

/** Sets of terms, of each of which documents need one to answer in some way. */
const setsOf = ({ terms, needs, furtherWords = [] }: Alternative): string[][] =>
  needs === 'all' ? terms.map((term) => [term]) : [terms, ...furtherWords];

/** Whether everything that answers in one way answers in another: each of the other's sets includes one of the first. */
const isIncluded = (one: readonly string[][], other: readonly ReadonlySet<string>[]): boolean =>
  other.every((wide) => one.some((narrow) => narrow.every((term) => wide.has(term))));

/**
 * Documents `d` that answer in one of some ways. It is written as sets of terms of each of which one is needed, because the index
 * fulfils that in one look. Of ways joined by "or" the planner would read the terms of all documents, 13 s where this takes
 * 50 ms. Of two phrases of one cost the words may also stand in the fields of both.
 */
export const answersOneOf = (alternatives: readonly Alternative[]): RawBuilder<SqlBool> => {
  const ways = [...new Map(alternatives.map(setsOf).map((sets) => [JSON.stringify(sets), sets])).values()];
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

/** Documents `d` that answer every unit of a search, in whatever way. */
export const answersAll = (alternatives: readonly Alternative[], unitCount: number): RawBuilder<SqlBool> =>
  sql.join(
    Array.from({ length: unitCount }, (_, unitIndex) =>
      answersOneOf(alternatives.filter((each) => each.unitIndex === unitIndex)),
    ),
    sql` AND `,
  );
