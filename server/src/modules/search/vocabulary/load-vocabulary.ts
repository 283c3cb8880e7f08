import { readTableFile } from './read-table.ts';
import { readVocabulary } from './read-vocabulary.ts';
import type { VocabularyGroup } from './vocabulary-group.ts';

export type { VocabularyGroup, VocabularyKind, VocabularyLanguage } from './vocabulary-group.ts';

let groups: readonly VocabularyGroup[] | undefined;

/**
 * All groups of `server/vocabulary/words.csv`, read once in the life of the process (product.md §145).
 * @throws with line and column if the file is wrong: call it at the start, not in a search
 */
export const loadVocabulary = (): readonly VocabularyGroup[] => {
  groups ??= readVocabulary(readTableFile('words.csv'));
  return groups;
};
