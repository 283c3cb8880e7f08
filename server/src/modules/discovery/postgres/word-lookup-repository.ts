import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import { anyOf, db } from '../../../platform/database/db.ts';
import { type MenuWord, typedVariants, type WordLookup } from '../../search/search-service.ts';

/** More words with the same beginning say nothing about what is meant. */
const MAX_BEGUN = 40;
/** Words that share a variant with a typed one, before they are compared letter by letter. */
const MAX_COMPARED = 500;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Words that begin with a text, the shortest first. */
const findBegun = async (database: Queryable, beginning: string): Promise<MenuWord[]> =>
  db(database, 'find-begun-words')
    .selectFrom('search_words')
    .select(['word', 'stem'])
    .where('word', 'like', `${escapeLike(beginning)}%`)
    .orderBy(({ fn }) => fn('length', ['word']))
    .orderBy('word')
    .limit(MAX_BEGUN)
    .execute();

/** Words that share a variant (typos.ts) with one of some words, of each those that are most like it. */
const findSharingVariant = async (database: Queryable, words: readonly string[]): Promise<MenuWord[]> => {
  const typed = words.map((word) => ({ word, variants: typedVariants(word) }));
  const { rows } = await sql<MenuWord>`
    SELECT alike.word, alike.stem
    FROM jsonb_to_recordset(${JSON.stringify(typed)}::jsonb) AS typed (word text, variants text[])
      CROSS JOIN LATERAL (
        SELECT w.word, w.stem FROM search_words w WHERE w.variants && typed.variants
        ORDER BY similarity(w.word, typed.word) DESC, w.word LIMIT ${sql.lit(MAX_COMPARED)}) AS alike`.execute(
    db(database, 'find-alike-words'),
  );
  return rows;
};

/** The words of all published menus. */
export const wordsOfMenus = (database: Queryable): WordLookup => ({
  begunBy: (beginning) => findBegun(database, beginning),
  sharingVariant: (typed) => findSharingVariant(database, typed),
});

/** Cities of documents that name a city, folded: an address may stand before it, as in "plazh, durres". */
export const findCities = async (database: Queryable, city: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM search_cities WHERE name LIKE ${`%${escapeLike(city)}%`} ORDER BY name`.execute(
    db(database, 'find-cities'),
  );
  return rows.map(({ name }) => name);
};

/** Words of menus that share most groups of three letters with another one, the nearest first: for hints, where more typos are forgiven. */
export const findByTrigrams = async (database: Queryable, word: string, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ word: string }>`
    SELECT word FROM search_words WHERE word % ${word} ORDER BY similarity(word, ${word}) DESC, word LIMIT ${limit}`.execute(
    db(database, 'find-nearest-words'),
  );
  return rows.map((row) => row.word);
};

/** Which of some stems stand in a published menu. */
export const findKnownStems = async (database: Queryable, stems: readonly string[]): Promise<Set<string>> => {
  if (stems.length === 0) return new Set();
  const rows = await db(database, 'find-known-stems')
    .selectFrom('search_words')
    .select('stem')
    .distinct()
    .where('stem', '=', anyOf([...stems]))
    .execute();
  return new Set(rows.map(({ stem }) => stem));
};
