import path from 'node:path';
import { ROOT } from '../../lib/paths.mjs';

const built = (/** @type {string} */ file) => import(path.join(ROOT, file));

/**
 * Groups of the vocabulary with all words of each, in every language, and whether they name something in some texts.
 * @param {readonly string[]} texts of places, menus and dishes
 * @returns {Promise<{ id: string, kind: string, words: string[], isServed: boolean }[]>}
 */
export const vocabularyWords = async (texts) => {
  const { loadVocabulary } = await built('server/dist/modules/search/vocabulary/load-vocabulary.js');
  const { stemWord } = await built('server/dist/modules/search/vocabulary/stem-word.js');
  const { foldText } = await built('shared-api/dist/contract/fold-text.js');
  /** @param {string} text @returns {string} its stems between spaces, so that it contains whole phrases */
  const stems = (text) =>
    ` ${foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(stemWord)
      .join(' ')} `;
  const served = texts.map(stems).join('\n');
  /** @type {readonly { id: string, kind: string, words: Record<string, string[]> }[]} */
  const groups = loadVocabulary();
  return groups.map(({ id, kind, words }) => {
    const all = [...new Set(Object.values(words).flat())];
    return { id, kind, words: all, isServed: all.some((word) => served.includes(stems(word))) };
  });
};
