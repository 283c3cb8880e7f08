import { foldText } from '@tavolina/shared-api/contract';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { db } from '../../platform/database/db.ts';
import { menuWords } from './food-words.ts';

/** Shorter words are matched exactly: one typo would match nearly everything. */
const TYPO_LENGTH = 4;
const MAX_WORDS = 8;
const MAX_SPELLINGS = 12;

const escapeLike = (word: string): string => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Splits typed text into words without case and diacritics. */
const wordsOf = (typed: string | undefined): string[] =>
  foldText(typed ?? '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, MAX_WORDS);

/** A typed word with the known words that differ by one typo. */
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
 * For each typed word, patterns that match it: the word itself, the names of that food on menus (product.md
 * §145) and, from four letters on, known words that differ by one typo (product.md §10).
 */
export const searchPatterns = async (database: Queryable, typed: string | undefined): Promise<string[][]> => {
  const words = wordsOf(typed);
  // A text without letters or digits matches nothing.
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
 * Deletes words that no published menu contains, inside a transaction. A menu that is saved meanwhile waits
 * and adds its words afterwards, so none is lost.
 */
export const deleteUnusedWords = async (client: Queryable): Promise<void> => {
  await sql`LOCK TABLE search_words IN SHARE ROW EXCLUSIVE MODE`.execute(db(client));
  await sql`
    DELETE FROM search_words WHERE word NOT IN (
      SELECT used FROM menus, regexp_split_to_table(search_text, '[^[:alnum:]]+') AS used WHERE is_published)`.execute(
    db(client, 'delete-unused-words'),
  );
};
