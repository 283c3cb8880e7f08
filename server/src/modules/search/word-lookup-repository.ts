import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { anyOf, db } from '../../platform/database/db.ts';
import type { MenuWord, WordLookup } from './known-words.ts';

/** More words with the same beginning say nothing about what is meant. */
const MAX_BEGUN = 40;
/** Words that share a variant, before they are compared letter by letter. */
const MAX_COMPARED = 2_000;

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

/** Words that share one of some variants (typos.ts). */
const findByVariants = async (database: Queryable, variants: readonly string[]): Promise<MenuWord[]> => {
  const { rows } = await sql<MenuWord>`
    SELECT word, stem FROM search_words WHERE variants && ${[...variants]}::text[] LIMIT ${sql.lit(MAX_COMPARED)}`.execute(
    db(database, 'find-words-by-variants'),
  );
  return rows;
};

/** The words of all published menus. */
export const wordsOfMenus = (database: Queryable): WordLookup => ({
  begunBy: (beginning) => findBegun(database, beginning),
  sharing: (variants) => findByVariants(database, variants),
});

/** Cities of documents that name a city, folded: an address may stand before it, as in "plazh, durres". */
export const findCities = async (database: Queryable, city: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM search_cities WHERE name LIKE ${`%${escapeLike(city)}%`} ORDER BY name`.execute(
    db(database, 'find-cities'),
  );
  return rows.map(({ name }) => name);
};

/** The known words that are most like another one, the nearest first. */
export const findNearest = async (database: Queryable, word: string, limit: number): Promise<string[]> => {
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
