import { stemWord } from '../vocabulary/stem-word.ts';
import { isJoining } from './split-words.ts';

/** Stems of folded words that say something: without those that only join others. */
export const stemsWithoutJoining = (words: readonly string[]): string[] =>
  words.filter((word) => !isJoining(word)).map(stemWord);
