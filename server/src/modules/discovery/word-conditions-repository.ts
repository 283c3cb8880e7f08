import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Alternative } from '../search/search-service.ts';

const isPhrase = ({ terms, needs }: Alternative): boolean => needs === 'all' && terms.length > 1;

/** Documents `d` that answer in one of some ways: one look into the index for all single terms, and one for each phrase. */
export const answersOneOf = (alternatives: readonly Alternative[]): RawBuilder<SqlBool> => {
  const terms = alternatives.filter((each) => !isPhrase(each)).flatMap((each) => each.terms);
  const phrases = alternatives.filter(isPhrase);
  const ways = [
    ...(terms.length > 0 ? [sql<SqlBool>`d.terms && ${[...new Set(terms)]}::text[]`] : []),
    ...phrases.map((phrase) => sql<SqlBool>`d.terms @> ${phrase.terms}::text[]`),
  ];
  return sql`(${sql.join(ways, sql` OR `)})`;
};

/** Documents `d` that answer every unit of a search, in whatever way. */
export const answersAll = (alternatives: readonly Alternative[], units: number): RawBuilder<SqlBool> =>
  sql.join(
    Array.from({ length: units }, (_, unit) =>
      answersOneOf(alternatives.filter((each) => each.unit === unit)),
    ),
    sql` AND `,
  );
