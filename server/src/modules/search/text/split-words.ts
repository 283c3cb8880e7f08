import { foldText } from '@tavolina/shared-api/contract';

/** Stop words, folded, in all languages of the vocabulary: never part of a phrase. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a ai al alla alle and au aux by con da de dei del della dhe di e ed for i il in la le les me ne nga of on or per se ' +
    'te the to ose un une with'
  ).split(' '),
);

/** Words of a text, folded, in their order (product.md §10). */
export const splitWords = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether a folded word only joins others, so that phrases are known without it. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
