import { foldText } from '@tavolina/shared-api/contract';
import { isStopWord } from '../text/split-words.ts';
import { FILTER_PHRASES, type FilterPhrase } from '../vocabulary/filter-words.ts';
import { stemWord } from '../vocabulary/stem-word.ts';
import { typedWords } from './query-terms.ts';

/** What some of the typed words ask for beside food, and the other words; empty where those say nothing. */
interface FilterInWords {
  filter: FilterPhrase['filter'];
  rest: string;
}

/** Finds what a text asks for beside food: `pica hapur tani` for what is open, and for pizza (product.md §533). */
export const findFilterInWords = (text: string): FilterInWords | undefined => {
  const typed = typedWords(text);
  const words = typed.map(foldText);
  const typedStems = words.map(stemWord);
  for (const { filter, stems } of FILTER_PHRASES) {
    const start = typedStems.findIndex((_, at) =>
      stems.every((stem, index) => typedStems[at + index] === stem),
    );
    if (start < 0) continue;
    const isOther = (index: number) => index < start || index >= start + stems.length;
    const others = typed.filter((_, index) => isOther(index));
    const tells = (word: string): boolean => !isStopWord(foldText(word));
    // What joined the others with the phrase goes with it: `pica me porosi online`.
    return { filter, rest: others.slice(others.findIndex(tells), others.findLastIndex(tells) + 1).join(' ') };
  }
  return undefined;
};
