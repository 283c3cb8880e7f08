import { foldText } from '@tavolina/shared-api/contract';

/** What files are compared with. */
export interface NamedItem {
  /** What the form knows it by. */
  id: string;
  name: string;
}

/** Which item a file is meant for, and which of its pictures it is; no item where its name says none, or several. */
export interface FileMatch {
  id: string | undefined;
  /** From 1 on: `tave-kosi-2.jpg` is the second. */
  at: number;
}

/** Words without case, accents and signs. */
const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

interface WordedItem {
  id: string;
  words: readonly string[];
}

/** The only item; undefined for none and for several. */
const onlyOne = (items: readonly WordedItem[]): string | undefined =>
  items.length === 1 ? items[0]?.id : undefined;

/** Whether words stand in a text one behind the other. */
const holds = (all: readonly string[], words: readonly string[]): boolean =>
  words.length > 0 && all.some((_, start) => words.every((word, index) => all[start + index] === word));

/** The item with the longest name among those whose whole name stands in the file's: `01 tave kosi nga furra`. */
const longestWithin = (all: readonly string[], items: readonly WordedItem[]): string | undefined => {
  const within = items.filter(({ words }) => holds(all, words));
  const longest = Math.max(...within.map(({ words }) => words.length), 0);
  return onlyOne(within.filter(({ words }) => words.length === longest));
};

/**
 * Finds the items that pictures are meant for by the names of their files (product.md §496): accents, case, `-`, `_` and
 * spaces count for nothing, and a number at the end says which picture it is, unless the item itself is called so.
 */
export const fileMatcher = (named: readonly NamedItem[]): ((fileName: string) => FileMatch) => {
  const items = named.map(({ id, name }) => ({ id, words: wordsOf(name) }));
  const called = (words: readonly string[]): WordedItem[] =>
    words.length === 0 ? [] : items.filter((item) => item.words.join('') === words.join(''));
  return (fileName) => {
    const words = wordsOf(fileName.replace(/\.[^.]*$/, ''));
    const whole = called(words);
    if (whole.length > 0) return { id: onlyOne(whole), at: 1 };
    const number = /^\d{1,2}$/.exec(words.at(-1) ?? '')?.[0];
    const at = Math.max(Number(number ?? 1), 1);
    const base = number === undefined ? words : words.slice(0, -1);
    const numbered = called(base);
    return { id: numbered.length > 0 ? onlyOne(numbered) : longestWithin(base, items), at };
  };
};
