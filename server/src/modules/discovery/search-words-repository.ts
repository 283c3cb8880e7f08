import { foldText } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { menuWords } from './food-words.ts';

/** Shorter words are taken as typed: a letter more or less would match nearly everything. */
const TYPO_LENGTH = 4;
const MAX_WORDS = 8;
const MAX_SPELLINGS = 12;

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Typed text as words without case and diacritics. */
const wordsOf = (typed: string | undefined): string[] =>
  foldText(typed ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** A typed word with the known ones that are one typo away. */
interface Spellings {
  typed: string;
  words: string[];
}

const spellings = (words: readonly string[]) => sql<Spellings>`
  SELECT typed, array_agg(word ORDER BY distance, word) AS words FROM (
    SELECT typed, word, levenshtein_less_equal(typed, left(word, length(typed) + 1), 1) AS distance,
      row_number() OVER (PARTITION BY typed ORDER BY levenshtein_less_equal(typed, left(word, length(typed) + 1), 1), word) AS place
    FROM unnest(${words}::text[]) AS typed
      JOIN search_words ON levenshtein_less_equal(typed, left(word, length(typed) + 1), 1) <= 1
  ) near WHERE place <= ${sql.lit(MAX_SPELLINGS)} GROUP BY typed`;

/**
 * For each typed word the patterns that a text may match: the word itself, what menus call that food (product.md §145)
 * and, from four letters on, known words that are one typo away (product.md §10).
 */
export const searchPatterns = async (database: Queryable, typed: string | undefined): Promise<string[][]> => {
  const words = wordsOf(typed);
  // Signs alone are no word, and nothing matches them.
  if (words.length === 0 && typed?.trim()) return [[]];
  const long = words.filter((word) => word.length >= TYPO_LENGTH);
  const known = new Map<string, string[]>();
  if (long.length > 0) {
    const { rows } = await spellings(long).execute(db(database, 'search-spellings'));
    for (const row of rows) known.set(row.typed, row.words);
  }
  return words.map((word) =>
    [...new Set([word, ...menuWords(word), ...(known.get(word) ?? [])])].map(
      (spelling) => `%${escapeLike(spelling)}%`,
    ),
  );
};

/**
 * Forgets words that no published menu holds any more, inside a transaction. Whoever saves a menu meanwhile waits, and
 * adds its words after that: none of them is lost.
 */
export const deleteUnusedWords = async (client: Queryable): Promise<void> => {
  await sql`LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE`.execute(db(client));
  await sql`
    DELETE FROM search_words WHERE word NOT IN (
      SELECT used FROM menus, regexp_split_to_table(search_text, '[^[:alnum:]]+') AS used WHERE is_published)`.execute(
    db(client, 'delete-unused-words'),
  );
};
