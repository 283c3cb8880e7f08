import { type ContentLanguage, type CuisineType, cuisineType } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { db } from '../../../platform/database/db.ts';
import type { NamesOfDish } from '../../search/search-service.ts';
import type { LexemeQuery, PlaceTerms, SuggestedDish, SuggestedPlace } from '../search-engine.ts';

const quoted = (lexeme: string): string => `'${lexeme.replace(/[\\']/g, (sign) => sign + sign)}'`;

const together = ({ lexemes, isPrefix }: LexemeQuery): string =>
  `(${lexemes.map((lexeme) => quoted(lexeme) + (isPrefix ? ':*' : '')).join(' & ')})`;

const queryOf = (queryTerms: readonly (readonly LexemeQuery[])[]): string =>
  queryTerms.map((any) => `(${any.map(together).join(' | ')})`).join(' & ');

/**
 * Names on so many menus have an index of their own, so that a common beginning is not looked for in all names. The number is that
 * of the index `dish_names_common` (migration 0100), which serves no other condition; so it stands in the query's text.
 */
const COMMON = sql.lit(3);

/** Names by meaning that are read for each that is wanted: some are meant too widely. */
const READ = 5;

/** A name with the languages that it is written in, and what such a dish is called in each language of its place. */
interface DishNameRow {
  name: string;
  languages: readonly ContentLanguage[];
  called: NamesOfDish;
}

/** A dish by its name in a language, else by that which is known, with the language of it. */
const inLanguage = ({ name, languages, called }: DishNameRow, language: ContentLanguage): SuggestedDish => {
  if (languages.includes(language)) return { name };
  const [written] = languages;
  return called[language] ? { name: called[language] } : { name, ...(written && { language: written }) };
};

/** Names that are written in a language, then the others. */
const byLanguage = (language: ContentLanguage) => {
  const isWritten = sql`languages @> ${[language]}::text[]`;
  return [isWritten, sql`NOT ${isWritten}`];
};

/** Names of dishes on menus, see `SearchIndex`. */
export const findDishNames = async (
  database: Queryable,
  queryTerms: readonly (readonly LexemeQuery[])[],
  limit: number,
  isMeant: (name: string) => boolean,
  language: ContentLanguage | undefined,
): Promise<SuggestedDish[]> => {
  const begunAsTyped = sql`words @@ ${queryOf(queryTerms.map((any) => any.filter(({ isPrefix }) => isPrefix)))}::tsquery`;
  const otherwise = sql`words @@ ${queryOf(queryTerms)}::tsquery AND NOT ${begunAsTyped}`;
  const written = language ? byLanguage(language) : [sql`true`];
  const often = [sql`menus_count >= ${COMMON}`, sql`menus_count < ${COMMON}`];
  const dishes: SuggestedDish[] = [];
  for (const where of [begunAsTyped, otherwise])
    for (const part of written.flatMap((some) => often.map((count) => sql`${count} AND ${some}`))) {
      if (dishes.length >= limit) return dishes;
      const wanted = limit - dishes.length;
      const { rows } = await sql<DishNameRow>`
        SELECT name, languages, called FROM dish_names WHERE ${where} AND ${part}
        ORDER BY menus_count DESC, length(name), folded LIMIT ${where === begunAsTyped ? wanted : wanted * READ}`.execute(
        db(database),
      );
      const found = rows.filter(({ name }) => where === begunAsTyped || isMeant(name)).slice(0, wanted);
      dishes.push(...found.map((each) => (language ? inLanguage(each, language) : { name: each.name })));
    }
  return dishes;
};

/** Places whose documents have one of some terms for each query term, see `SearchIndex`. */
export const findSuggestedPlaces = async (
  database: Queryable,
  queryTerms: readonly PlaceTerms[],
  limit: number,
): Promise<SuggestedPlace[]> => {
  const haveOneOf = (terms: readonly (readonly string[])[]) =>
    sql.join(
      terms.map((some) => sql`d.terms && ${[...some]}::text[]`),
      sql` AND `,
    );
  const isAsTyped = haveOneOf(queryTerms.map(({ asTyped }) => asTyped));
  const { rows } = await sql<SuggestedPlace>`
    SELECT b.id, b.business_name AS name, b.city, b.slug, p.menu_id FROM (
      SELECT DISTINCT ON (d.business_id) d.business_id, d.menu_id, d.rating, (${isAsTyped}) AS is_as_typed FROM search_documents d
      WHERE ${haveOneOf(queryTerms.map(({ asTyped, others }) => [...asTyped, ...others]))} ORDER BY d.business_id, d.menu_created_at, d.menu_id) AS p
      JOIN businesses b ON b.id = p.business_id
    ORDER BY p.is_as_typed DESC, p.rating DESC NULLS LAST, b.business_name, b.id LIMIT ${limit}`.execute(
    db(database),
  );
  return rows;
};

/** Which of some cuisines a published menu has. */
export const findServedCuisines = async (
  database: Queryable,
  codes: readonly CuisineType[],
): Promise<CuisineType[]> => {
  const { rows } = await sql<{ code: string }>`
    SELECT code FROM unnest(${[...codes]}::text[]) WITH ORDINALITY AS wanted (code, position)
    WHERE EXISTS (SELECT FROM search_documents d WHERE d.cuisine_type = wanted.code) ORDER BY position`.execute(
    db(database, 'find-served-cuisines'),
  );
  return rows.flatMap(({ code }) => cuisineType.safeParse(code).data ?? []);
};
