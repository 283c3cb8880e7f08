import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

/**
 * All words of the vocabulary in every language, with the groups that they stand in: those of cities and diets too. The server must
 * be built.
 * @returns {Promise<{ word: string, group: string }[]>}
 */
export const vocabularyWords = async () => {
  const file = path.join(ROOT, 'server/dist/modules/search/vocabulary/load-vocabulary.js');
  const { loadVocabulary } = await import(file);
  /** @type {readonly { id: string, words: Record<string, string[]> }[]} */
  const groups = loadVocabulary();
  return groups.flatMap(({ id, words }) =>
    [...new Set(Object.values(words).flat())].map((word) => ({ word, group: id })),
  );
};

/** A place that a search found, and how. @typedef {{ business_name: string, matches: { way: string }[] }} Answer */

/**
 * The words without an answer of their own, each with its group. What is offered to search instead is none, nor is what was found for
 * another word in place of a mistyped one.
 * @param {readonly { word: string, group: string }[]} words
 * @param {(word: string) => Promise<readonly Answer[]>} find what a search for a word answers
 * @returns {Promise<string[]>}
 */
export const withoutAnswer = async (words, find) => {
  const missing = [];
  for (const { word, group } of words) {
    const answers = await find(word);
    // What matches by its city or description alone names no match.
    const isTypo = (/** @type {Answer} */ { matches }) =>
      matches.length > 0 && matches.every(({ way }) => way === 'typo');
    if (answers.every(isTypo)) missing.push(`${word} (${group})`);
  }
  return missing;
};
