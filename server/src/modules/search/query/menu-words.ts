import { splitWords } from '../text/split-words.ts';
import { typedVariants, variantsOf } from '../text/typos.ts';
import { stemWord } from '../vocabulary/stem-word.ts';

/** A word that menus use. */
export interface MenuWord {
  word: string;
  stem: string;
}

/** The words of what is searched, to look up what was typed in part or with typos. */
export interface WordLookup {
  /** Words that begin with a folded text. */
  begunBy: (beginning: string) => Promise<MenuWord[]>;
  /** Words that share a variant (typos.ts) with one of some folded words, so that they may be meant by it. */
  sharingVariant: (typed: readonly string[]) => Promise<MenuWord[]>;
}

/** The words of some texts, such as a single menu's: what is near to them need not be near to words of others. */
export const wordsOfTexts = (texts: readonly string[]): WordLookup => {
  const words = [...new Set(texts.flatMap(splitWords))].map((word) => ({ word, stem: stemWord(word) }));
  return {
    begunBy: async (beginning) => words.filter(({ word }) => word.startsWith(beginning)),
    sharingVariant: async (typed) => {
      const wanted = new Set(typed.flatMap(typedVariants));
      return words.filter(({ word }) => variantsOf(word).some((variant) => wanted.has(variant)));
    },
  };
};
