import { stemWord } from '../vocabulary/stem-word.ts';
import { isStopWord } from './split-words.ts';

/** Stems of folded words that say something: without those that only join others. */
export const stemsWithoutStopWords = (words: readonly string[]): string[] =>
  words.filter((word) => !isStopWord(word)).map(stemWord);
